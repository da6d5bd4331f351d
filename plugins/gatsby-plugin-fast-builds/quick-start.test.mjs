import fs from 'node:fs';
import { createRequire } from 'node:module';
import { beforeEach, expect, it, vi } from 'vitest';
import { gatsbyOf } from './lib/gatsby.mjs';
// Before the next one: Gatsby's reporter would draw in the terminal.
import './test/copied-gatsby.mjs';
import { quickStart } from './quick-start.mjs';
import { temporaryFolder } from './test/temporary-folder.mjs';

const { at, write } = temporaryFolder();
const { load, ...installed } = gatsbyOf(process.cwd());
const parcel = vi.fn();

/** Compiles the temporary folder as Gatsby does after a quick start. */
async function compile() {
  const compiler = { ...load('utils/parcel/compile-gatsby-files'), compileGatsbyFiles: parcel };
  quickStart({ ...installed, load: () => compiler });
  await compiler.compileGatsbyFiles(at(''), 0);
}

beforeEach(() => {
  parcel.mockReset();
  write('src/title.ts', "export const title: string = 'A';");
  write('gatsby-config.ts', "import { title } from './src/title';\nexport default { title };");
  write('gatsby-node.ts', "export { dirname as createPages } from 'node:path';");
});

it('compiles both files with what they import, into an empty folder', async () => {
  write('.cache/compiled/old.js', '');
  await compile();
  expect(parcel).not.toHaveBeenCalled();
  expect(fs.readdirSync(at('.cache/compiled')).sort()).toEqual([
    'gatsby-config.js',
    'gatsby-node.js',
  ]);
  const loadFile = createRequire(at('.cache/compiled/x.js'));
  expect(loadFile('./gatsby-config.js').default).toEqual({ title: 'A' });
  // Gatsby looks for the names of its functions.
  expect(Object.keys(await import(at('.cache/compiled/gatsby-node.js')))).toContain('createPages');
});

it.each([
  ['a file has a fault', () => write('gatsby-config.ts', 'export default {')],
  ['a file has another ending', () => fs.renameSync(at('gatsby-node.ts'), at('gatsby-node.mts'))],
])('leaves all to Parcel where %s', async (_what, change) => {
  change();
  await compile();
  expect(parcel.mock.calls).toEqual([[at(''), 0]]);
});

it('loads modules of rare steps when they are used', async () => {
  const { cache } = installed.gatsby;
  const file = installed.gatsby.resolve('@graphql-codegen/core');
  // Another test file may have loaded it.
  Reflect.deleteProperty(cache, file);
  await compile();
  const stub = cache[file];
  expect(typeof stub?.exports.codegen).toBe('function');
  expect(cache[file]).not.toBe(stub);
  expect(installed.gatsby('@graphql-codegen/core').codegen).toBe(stub?.exports.codegen);
});
