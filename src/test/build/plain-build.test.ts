import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteDifferences } from './site-differences';

/** Largest growth of scripts without the plugin (brotli), since Terser and SWC differ. */
const MAX_GROWTH = { ofText: 1.025, ofAll: 1.06 };

/** Scripts of a page of the documentation or of the blog. */
const ofText =
  /^(?:app|framework|webpack-runtime|text|component---src-templates-(?:doc|blog-post)-tsx)-/;
const root = process.cwd();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-plain-'));

/** Copies the files that git knows or would add, as a clone has them. */
function copySources(): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const files = stdout.split('\0').filter((file) => file && fs.existsSync(file));
  for (const file of files) fs.cpSync(file, path.join(folder, file));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  // Pages have days of their last change.
  fs.writeFileSync(path.join(folder, '.git'), `gitdir: ${gitFolder()}\n`);
}

function gitFolder(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' });
  return stdout.trim();
}

/** Bytes of the scripts of a built site with such names, compressed. */
function scriptBytes(site: string, pattern = /-/): number {
  const names = fs
    .readdirSync(path.join(site, 'public'))
    .filter((name) => name.endsWith('.js') && pattern.test(name));
  expect(names.length).toBeGreaterThan(5);
  const sizes = names.map(
    (name) => brotliCompressSync(fs.readFileSync(path.join(site, 'public', name))).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

let result = { status: 1 as number | null, output: '' };
beforeAll(() => {
  copySources();
  const { HOME, PATH } = process.env;
  const { status, stdout, stderr } = spawnSync('npx', ['gatsby', 'build'], {
    cwd: folder,
    // Without the variables of the tests, and without the plugin.
    env: { HOME, PATH, CI: 'true', GATSBY_TELEMETRY_DISABLED: '1', FAST_BUILDS: 'off' },
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  result = { status, output: stdout + stderr };
}, 1_200_000);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }), 60_000);

it('npx gatsby build needs no other command', () => {
  expect(result.status, result.output).toBe(0);
});

it('the site is the same with the speed plugin and without it', () => {
  expect(siteDifferences(root, folder)).toEqual([]);
});

it('scripts are hardly larger without it', () => {
  expect(scriptBytes(folder, ofText)).toBeLessThanOrEqual(
    scriptBytes(root, ofText) * MAX_GROWTH.ofText,
  );
  expect(scriptBytes(folder)).toBeLessThanOrEqual(scriptBytes(root) * MAX_GROWTH.ofAll);
});
