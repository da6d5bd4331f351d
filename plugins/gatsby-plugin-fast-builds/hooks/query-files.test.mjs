import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copiedGatsby } from '../test/copied-gatsby.mjs';
import { temporaryFolder } from '../test/temporary-folder.mjs';
import { hasNoQuery, queryFiles } from './query-files.mjs';

const { at, write } = temporaryFolder();
const gatsby = copiedGatsby();
const { parseFile } = gatsby.load('query/file-parser').default.prototype;
const parse = (file) => parseFile.call({}, file, (error) => expect(error).toBeUndefined());

/** Sources of the site that the plugin is part of. */
const sources = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))
  .map((file) => path.join('src', file));

it('leaves out most sources of a site, none in which Gatsby finds something', async () => {
  const leftOut = sources.filter(hasNoQuery);
  for (const file of leftOut) {
    const queries = await parse(file);
    // Gatsby leaves files out as well.
    const { astDefinitions, pageSlices } = queries ?? { astDefinitions: [], pageSlices: null };
    expect([astDefinitions, pageSlices], file).toEqual([[], null]);
  }
  expect(leftOut.length).toBeGreaterThan(sources.length / 2);
  expect(sources.length - leftOut.length).toBeGreaterThan(2);
});

it.each([
  ['a query', "import { graphql } from 'gatsby';\nexport const query = graphql`{ a }`;"],
  ['a hook', "import { useStaticQuery, graphql } from 'gatsby';"],
  ['a component', "import { StaticQuery } from 'gatsby';"],
  ['a slice', 'export default () => <Slice alias="header" />;'],
  ['a head', 'export const Head = () => <title>A</title>;'],
  ['a head of a name', 'const A = 1;\nexport {\n  A as Head,\n};'],
  ['a configuration', 'export async function config() { return () => ({ defer: true }); }'],
  ['data of a server', 'export async function getServerData() {}'],
])('leaves files with %s to Gatsby', (_what, text) => {
  expect(hasNoQuery(write('page.tsx', text))).toBe(false);
});

it('leaves it to Gatsby to report a file that cannot be read', () => {
  expect(hasNoQuery(at('missing.tsx'))).toBe(false);
});

it('returns the result of Gatsby for files without queries, and passes other files to Gatsby', async () => {
  const changed = copiedGatsby();
  queryFiles(changed);
  const { prototype } = changed.load('query/file-parser').default;
  const plain = write('plain.tsx', 'const text = "no config";\nexport default text;');
  expect(await prototype.parseFile(plain, () => undefined)).toBeNull();
  const query = write(
    'query.tsx',
    "import { graphql } from 'gatsby';\nexport const query = graphql`query A { a }`;\n",
  );
  const { astDefinitions } = await prototype.parseFile(query, () => undefined);
  expect(astDefinitions).toHaveLength(1);
});
