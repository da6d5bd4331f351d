import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngine } from '../../search/engine/engine';
import type { SearchManifest } from '../../search/engine/index/manifest';
import { unpackIndex, type PackedIndex } from '../../search/engine/packed/packed-index';
import { largeDocuments, wordOfRank } from '../../test/sites/support/large-docs';
import { docsDefinition } from './docs-definition';
import { writeSearchData } from './write-search-data';

const PAGES = 300;
/** Most bytes of Brotli before the first result, and requests for it, of a query that finds something. */
const BUDGET = { index: 6_000, query: 50_000, requests: 25 };

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-large-'));
const read = (...names: string[]) =>
  fs.readFileSync(path.join(root, 'search-data', ...names), 'utf8');
const bytes = (text: string) => zlib.brotliCompressSync(text).length;
let packed = '';

beforeAll(() => {
  writeSearchData(root, {
    definition: docsDefinition('docs'),
    documents: largeDocuments(PAGES),
    suggestions: [],
  });
  packed = read((JSON.parse(read('manifest.json')) as SearchManifest).index);
});
afterAll(() => fs.rmSync(root, { recursive: true }));

/** Hits of a query in a browser that has loaded only the index, and the files that it loads. */
async function search(q: string) {
  const parts: string[] = [];
  const engine = createEngine(unpackIndex(JSON.parse(packed) as PackedIndex), {
    texts: ({ texts = '' }) => JSON.parse(read('text', texts)),
    parts: (file) => {
      parts.push(read('parts', file));
      return Promise.resolve(JSON.parse(parts.at(-1) ?? '') as string);
    },
    now: () => 0,
    newId: () => 'id',
  });
  const { total = 0 } = (await engine.search({ q })).result['docs'] ?? {};
  return { total, parts };
}

it('the data that is loaded first has no titles, headings, or words of texts', () => {
  const [{ fields } = { fields: { title: '' } }] = [...largeDocuments(1)];
  expect(packed).not.toContain(fields['title']);
  expect(packed).not.toContain(wordOfRank(20_000));
  expect(bytes(packed)).toBeLessThanOrEqual(BUDGET.index);
});

it.each(['facet', 'sort the result', 'how do I configure a facet', 'synonim', 'pipeline vec'])(
  'a query loads the ranges of its words: %s',
  async (q) => {
    const { total, parts } = await search(q);
    expect(total).toBeGreaterThan(0);

    expect(parts.length).toBeLessThanOrEqual(BUDGET.requests);
    expect(bytes(parts.join(''))).toBeLessThanOrEqual(BUDGET.query);
  },
);
