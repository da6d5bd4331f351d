import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** A command that has run a program, and whose library listens for signals, as those that start browsers do. */
const command = `
  import { exitCode, startProgram } from './tools/processes.mjs';
  process.on('SIGTERM', () => {});
  await exitCode(startProgram(process.execPath, ['--eval', '0'], {}));
  process.stdout.write('ran');
  setInterval(() => {}, 1000);
`;

it('a command ends on a signal between two programs, whoever else listens', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', command]);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(143);
});
