import type { ParseArgsConfig, parseArgs } from 'node:util';

type Usage = Pick<ParseArgsConfig, 'options'> & { operands?: string };

export class CommandFault extends Error {}
export function readArguments<T extends ParseArgsConfig & Usage>(
  config: T,
): ReturnType<typeof parseArgs<T>>;
export function asksForHelp(args: readonly string[]): boolean;
export function endWithUsage(config: Usage): never;
export function portOf(name: string, text: string): number;
