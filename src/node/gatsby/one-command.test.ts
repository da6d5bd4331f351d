import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import { nameOf, runningIn } from './one-command';

const { at, write } = temporaryFolder('qsc-command-');

it('another command runs in a folder until its process ends', async () => {
  const command = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  await once(command, 'spawn');
  const named = (name: string) => runningIn(write('command.txt', name));
  const name = nameOf(command.pid ?? 0);
  expect(named(name)).toBe(command.pid);
  expect(named(nameOf(process.pid))).toBeUndefined();
  // Another program has its id, or the folder is a copy.
  expect(named(name.replace('60_000', '1'))).toBeUndefined();
  expect(named(name.replace(process.cwd(), at('copy')))).toBeUndefined();
  expect(runningIn(at('none.txt'))).toBeUndefined();
  command.kill('SIGKILL');
  await once(command, 'exit');
  expect(named(name)).toBeUndefined();
});
