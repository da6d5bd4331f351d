import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** A command whose library listens for signals. */
const command = `
  import { exitCode, startProgram } from './tools/processes.mjs';
  process.on('SIGTERM', () => {});
  process.on('exit', () => process.stdout.write(', ended'));
  await exitCode(startProgram(process.execPath, ['-e', '0'], {}));
  process.stdout.write('ran');
  setInterval(() => {}, 1000);
`;

it('a command that has run a program ends on a signal, whoever else listens', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', command]);
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect({ code, output }).toEqual({ code: 143, output: 'ran, ended' });
});
