import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import type { SearchManifest } from '../../search/engine/index/manifest';
import { docsDefinition } from './docs-definition';
import { shopDefinition } from '../../search/engine/index/shop-definition';
import { writeSearchData, type SearchDataInput } from './write-search-data';

const { at } = temporaryFolder('qsc-search-data-');

const siteData: SearchDataInput = {
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
  JSON.parse(fs.readFileSync(at('search-data/manifest.json'), 'utf8')) as SearchManifest;
const files = () =>
  fs
    .readdirSync(at('search-data'))
    .filter((name) => name.endsWith('.json'))
    .sort();

describe('the files of the search data', () => {
  it("name the same data of the site's index with and without other indexes", () => {
    writeSearchData(at(''), siteData);
    const alone = manifest();
    expect(alone.others).toEqual({});
    writeSearchData(at(''), siteData, [shop]);
    const { others, ...names } = manifest();
    expect({ ...names, others: {} }).toEqual(alone);
    expect(Object.keys(others)).toEqual(['products']);
    expect(files()).toEqual(
      ['manifest.json', ...Object.values(names), ...Object.values(others['products'] ?? {})].sort(),
    );
  });

  it('hold texts for documents with passages only, and nothing of earlier builds', () => {
    writeSearchData(at(''), siteData, [shop]);
    expect(fs.readdirSync(at('search-data/text'))).toHaveLength(1);
    const { index } = manifest().others['products'] ?? { index: '' };
    const { documents } = JSON.parse(fs.readFileSync(at(`search-data/${index}`), 'utf8')) as {
      documents: { texts?: string }[];
    };
    expect(documents[0]).not.toHaveProperty('texts');
    writeSearchData(at(''), siteData);
    expect(files()).not.toContain(index);
  });
});
