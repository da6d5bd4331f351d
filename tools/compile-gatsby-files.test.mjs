import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import './compile-gatsby-files.mjs';

const require = createRequire(import.meta.url);
const { compileGatsbyFiles } = require(
  path.join(
    path.dirname(require.resolve('gatsby/package.json')),
    'dist/utils/parcel/compile-gatsby-files.js',
  ),
);

let folder = '';
const write = (name, text) => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
};
const compiled = (name) => path.join(folder, '.cache/compiled', `${name}.js`);
const load = (name) => {
  Reflect.deleteProperty(require.cache, compiled(name));
  return require(compiled(name));
};

beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-compiled-')));
  write('gatsby-config.ts', "import { title } from './src/title';\nexport default { title };\n");
  write('gatsby-node.ts', 'export const onPreInit = (): number => 1;\n');
  write('src/title.ts', "export const title: string = 'one';\n");
  write('src/node/draw.worker.ts', "export const task = 'draw';\n");
  write('tsconfig.json', '{}');
  write('package-lock.json', '{}');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('bundles both files, and what workers run, from all that they import', async () => {
  await compileGatsbyFiles(folder);
  expect(load('gatsby-config').default).toEqual({ title: 'one' });
  expect(load('gatsby-node').onPreInit()).toBe(1);
  expect(load('draw.worker').task).toBe('draw');
});

it('leaves alone what is compiled from the same sources', async () => {
  await compileGatsbyFiles(folder);
  fs.appendFileSync(compiled('gatsby-config'), '// still here\n');
  await compileGatsbyFiles(folder);
  expect(fs.readFileSync(compiled('gatsby-config'), 'utf8')).toContain('// still here');
});

it('compiles again after a change, in place and size alike, and when a file came or went', async () => {
  await compileGatsbyFiles(folder);
  write('src/title.ts', "export const title: string = 'two';\n");
  fs.utimesSync(path.join(folder, 'src/title.ts'), new Date(), new Date(Date.now() + 1000));
  await compileGatsbyFiles(folder);
  expect(load('gatsby-config').default).toEqual({ title: 'two' });

  write('src/node/compress.worker.ts', "export const task = 'compress';\n");
  fs.rmSync(path.join(folder, 'src/node/draw.worker.ts'));
  await compileGatsbyFiles(folder);
  expect(load('compress.worker').task).toBe('compress');
  expect(fs.existsSync(compiled('draw.worker'))).toBe(false);
});

it('takes no notice of links that lead nowhere', async () => {
  fs.symlinkSync('author@machine.123', path.join(folder, 'src/.#title.ts'));
  await compileGatsbyFiles(folder);
  expect(load('gatsby-config').default).toEqual({ title: 'one' });
});
