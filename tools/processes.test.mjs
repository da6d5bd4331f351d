import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** A command whose library listens for signals, and ends its browser when the process exits. */
const command = (start) => `
  import { endOnSignals, exitCode, startProgram } from './tools/processes.mjs';
  process.on('SIGTERM', () => {});
  process.on('exit', () => process.stdout.write(', ended'));
  ${start}
  process.stdout.write('ran');
  setInterval(() => {}, 1000);
`;

it.each([
  ['that has run a program', `await exitCode(startProgram(process.execPath, ['-e', '0'], {}));`],
  ['whose browser a library starts', 'endOnSignals();'],
])('a command %s ends on a signal, whoever else listens', async (_, start) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', command(start)]);
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect({ code, output }).toEqual({ code: 143, output: 'ran, ended' });
});
