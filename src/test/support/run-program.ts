import { execFile, type ExecFileOptions } from 'node:child_process';

export interface ProgramResult {
  /** Exit code; 1 if a signal or the time limit ended the program. */
  code: number;
  /** Standard output, and standard error. */
  output: string;
  errors: string;
}

/** Runs a program for at most 30 seconds. @param env variables besides the variables of the tests */
export function runProgram(
  [program = '', ...args]: readonly string[],
  { env, ...options }: ExecFileOptions,
): Promise<ProgramResult> {
  const all = { timeout: 30_000, ...options, env: { ...process.env, ...env } };
  return new Promise((resolve) => {
    execFile(program, args, all, (error, output, errors) =>
      resolve({
        code: error ? Number(error.code ?? 1) : 0,
        output: String(output),
        errors: String(errors),
      }),
    );
  });
}

/** Runs shell commands until one fails. */
export const runShell = (commands: string, options: ExecFileOptions) =>
  runProgram(['bash', '-e', '-o', 'pipefail', '-c', commands], options);
