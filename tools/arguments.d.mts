import type { ParseArgsConfig, parseArgs } from 'node:util';

export class CommandFault extends Error {}
export function readArguments<T extends ParseArgsConfig>(
  config: T,
): ReturnType<typeof parseArgs<T>>;
export function portOf(name: string, text: string): number;
