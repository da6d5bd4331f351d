import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

it('clean empties the folders of a build and leaves them, since they may be mounts', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-clean-'));
  fs.cpSync('tools', path.join(root, 'tools'), { recursive: true });
  const folders = ['.cache', 'public'].map((name) => path.join(root, name));
  const written = path.join(root, 'elsewhere');
  fs.mkdirSync(path.join(written, 'docs'), { recursive: true });
  fs.writeFileSync(path.join(written, 'docs/.a'), 'x');
  fs.mkdirSync(path.join(root, '.cache'));
  fs.symlinkSync(written, path.join(root, 'public'));
  const { status, stderr } = spawnSync(process.execPath, ['tools/gatsby.mjs', 'clean'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect(folders.map((folder) => fs.readdirSync(folder))).toEqual([[], []]);
  expect(fs.lstatSync(path.join(root, 'public')).isSymbolicLink()).toBe(true);
  fs.rmSync(root, { recursive: true });
});
