import type { ParseArgsConfig, parseArgs } from 'node:util';

type Usage = Pick<ParseArgsConfig, 'args' | 'options'> & { operands?: string };

export class CommandFault extends Error {}
export function readArguments<T extends Usage>(
  config?: T,
): ReturnType<typeof parseArgs<T & { allowPositionals: true }>>;
export function asksForHelp(args: readonly string[]): boolean;
export function endWithUsage(config: Usage): never;
export function portOf(name: string, text: string): number;
