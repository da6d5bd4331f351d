import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { gatsbyEnv } from './environment.mjs';

it('has nothing that this version of Node does not know', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-p', '1 + 1'], {
    env: gatsbyEnv,
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '2\n', stderr: '' });
});
