import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { SearchManifest } from '../../search/engine/index/manifest';
import { docsDefinition } from './docs-definition';
import { shopDefinition } from '../../search/engine/index/shop-definition';
import { writeSearchData, type SearchDataInput } from './write-search-data';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-search-data-'));
const data = path.join(folder, 'search-data');
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const own: SearchDataInput = {
  definition: docsDefinition('documentation'),
  documents: [
    {
      id: '/a',
      fields: { title: 'A', url: '/a' },
      passages: [{ id: '', fields: { heading: '', text: 'Text of a.', code: '' } }],
    },
  ],
  suggestions: ['A'],
};
const shop: SearchDataInput = {
  definition: shopDefinition,
  documents: [{ id: 'p-1', fields: { title: 'Drill', brand: 'BoltWerk', price: 1 } }],
  suggestions: ['Drill'],
};
const manifest = () =>
  JSON.parse(fs.readFileSync(path.join(data, 'manifest.json'), 'utf8')) as SearchManifest;
const files = () =>
  fs
    .readdirSync(data)
    .filter((name) => name.endsWith('.json'))
    .sort();

describe('the files of the search data', () => {
  it("name the same data of the site's index with and without other indexes", () => {
    writeSearchData(folder, own);
    const alone = manifest();
    expect(alone.others).toEqual({});
    writeSearchData(folder, own, [shop]);
    const { others, ...names } = manifest();
    expect({ ...names, others: {} }).toEqual(alone);
    expect(Object.keys(others)).toEqual(['products']);
    expect(files()).toEqual(
      ['manifest.json', ...Object.values(names), ...Object.values(others['products'] ?? {})].sort(),
    );
  });

  it('hold texts for documents with passages only, and nothing of earlier builds', () => {
    writeSearchData(folder, own, [shop]);
    expect(fs.readdirSync(path.join(data, 'text'))).toHaveLength(1);
    const { index } = manifest().others['products'] ?? { index: '' };
    const { documents } = JSON.parse(fs.readFileSync(path.join(data, index), 'utf8')) as {
      documents: { texts?: string }[];
    };
    expect(documents[0]).not.toHaveProperty('texts');
    writeSearchData(folder, own);
    expect(files()).not.toContain(index);
  });
});
