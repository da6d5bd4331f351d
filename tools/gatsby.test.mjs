import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../src/test/support/temporary-folder.ts';

const { at, write } = temporaryFolder('qsc-clean-');

it('clean empties the folders of a build and leaves them, since they may be mounts', () => {
  fs.cpSync('tools', at('tools'), { recursive: true });
  write('elsewhere/docs/.a', 'x');
  fs.mkdirSync(at('.cache'));
  fs.symlinkSync(at('elsewhere'), at('public'));
  const { status, stderr } = spawnSync(process.execPath, ['tools/gatsby.mjs', 'clean'], {
    cwd: at(''),
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  for (const folder of ['.cache', 'public']) expect(fs.readdirSync(at(folder))).toEqual([]);
  expect(fs.lstatSync(at('public')).isSymbolicLink()).toBe(true);
});
