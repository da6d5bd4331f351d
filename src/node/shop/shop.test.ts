import { describe, expect, it } from 'vitest';
import { contentRoute } from '../../lib/addresses/routes';
import { createEngine } from '../../search/engine/engine';
import { textsOf } from '../../search/engine/index/index-data';
import { makeIndex } from '../../search/engine/index/make-index';
import { packIndex, unpackIndex } from '../../search/engine/packed/packed-index';
import { createSuggest } from '../../search/engine/suggest/suggest';
import type { SearchResult } from '../../search/protocol/types';
import { decodeRequest } from '../../search/protocol/query-string';
import { readShop } from './shop';

const redirectPage = contentRoute('/docs/qsc-admin/admin/search/redirect');
const routes = new Set([contentRoute('/docs/qsc-admin/search/filters'), redirectPage]);
const { index, faults } = readShop(routes);
if (!index) throw new Error('There is no shop index.');
const engine = createEngine(unpackIndex(packIndex(makeIndex(index.definition, index))), {
  texts: ({ fields }) => textsOf({ fields }, index.definition),
  now: () => Date.parse('2025-03-10T09:15:00Z'),
  newId: () => '1',
});
const send = async (query: string): Promise<SearchResult> => {
  const { result } = await engine.search(decodeRequest(query));
  return result['products'] as SearchResult;
};
const facet = ({ facets }: SearchResult, id: string) => facets?.find((entry) => entry.id === id);

describe('the index of the shop', () => {
  it('has no faults and responds to everything', async () => {
    expect(faults).toEqual([]);
    expect((await send('q=*')).total).toBe(index.documents.length);
  });

  it('has facets of brands, a tree of categories and a scale of prices', async () => {
    const all = await send('q=*&rows=0');
    expect(facet(all, 'brand')).toMatchObject({ type: 'multiSelect', count: 10 });
    expect(facet(all, 'price')).toMatchObject({ type: 'slider', unit: 'EUR', minRange: 0.9 });
    const tree = facet(all, 'category');
    expect(tree?.values?.[0]).toMatchObject({
      value: 'Power tools',
      filter: 'f.category=Power%20tools',
    });
    expect(tree?.values?.[0]?.children?.values?.map(({ value }) => value)).toContain('Drills');
    expect(facet(all, 'rating')).toBeUndefined();
    expect(facet(await send('q=*&result.displayFacets=rating'), 'rating')).toMatchObject({
      type: 'slider',
    });
  });

  it('keeps the counts of a facet when one of its values is selected', async () => {
    const all = await send('q=drill');
    const some = await send('q=drill&f.brand=BoltWerk');
    expect(some.total).toBeLessThan(all.total);
    expect(facet(some, 'brand')?.values?.length).toBe(facet(all, 'brand')?.values?.length);
  });

  it('sorts by price, day and name', async () => {
    const values = async (sort: string, field: string) =>
      (await send(`q=*&rows=300&sort=${sort}&result.displayFields=${field}`)).documents.map(
        ({ document }) => document[field] as number | string,
      );
    const prices = (await values('price', 'price')) as number[];
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(await values('pricedesc', 'price')).toEqual([...prices].reverse());
    const days = await values('updated', 'updated');
    expect(days).toEqual([...days].sort().reverse());
    expect(days[0]).toBe('2025-03-04');
    expect((await values('name', 'title'))[0]).toMatch(/^[A-C\d]/);
  });

  it('filters by fields that are no facets', async () => {
    const recent = await send(
      'q=*&rows=300&f.updated.daterange=2025-02-01,*&result.displayFields=updated',
    );
    expect(recent.total).toBeGreaterThan(0);
    expect(
      recent.documents.every(({ document }) => String(document['updated']) >= '2025-02-01'),
    ).toBe(true);
  });

  it('knows German names, corrects slips, marks matches and redirects', async () => {
    const german = await send('q=Akkuschrauber');
    expect(german.documents[0]?.document['title']).toMatch(/cordless drill/i);
    const { didYouMeanResult } = await engine.search({ q: 'hamer' });
    expect(didYouMeanResult?.corrected ?? didYouMeanResult?.didYouMean).toBe('hammer');
    expect(german.documents.length).toBeGreaterThan(0);
    expect((await send('q=jigsaw')).documents[0]?.document['highlight.title']).toEqual([
      expect.stringMatching(/<mark>Jigsaw<\/mark>/),
    ]);
    expect((await send('q=delivery')).redirect).toEqual({
      httpCode: 302,
      location: redirectPage,
    });
  });

  it('has drills before drill bits, and drill bits first when they are asked for', async () => {
    const groups = async (q: string) =>
      (await send(`q=${q}&rows=50`)).documents.map(({ document }) =>
        (document['category'] as string[]).includes('Drill bits') ? 'bit' : 'other',
      );
    for (const q of ['drill', 'drills', 'bohrmaschine', 'cordles dril']) {
      const kinds = await groups(q);
      expect(kinds.length, q).toBeGreaterThan(5);
      expect(kinds.slice(0, 6), q).not.toContain('bit');
    }
    expect((await groups('drill bit')).slice(0, 6)).toEqual(Array(6).fill('bit'));
  });

  it('corrects all slips of a query together', async () => {
    const { didYouMeanResult } = await engine.search({ q: 'cordles dril' });
    expect(didYouMeanResult?.corrected).toBe('cordless drill');
    expect((await send('q=cordles dril')).documents[0]?.document['title']).toMatch(
      /^Cordless drill/,
    );
  });

  it('never corrects a configured synonym', async () => {
    const names = (index.synonyms ?? []).flatMap((group) => group.words);
    expect(names.length).toBeGreaterThan(100);
    for (const name of names)
      for (const q of [name, `${name} `, `buy ${name} now`]) {
        const { didYouMeanResult } = await engine.search({ q });
        const written = didYouMeanResult?.corrected ?? didYouMeanResult?.didYouMean ?? q;
        expect(written, q).toContain(name);
      }
  });

  it('suggests titles, groups and brands', () => {
    const suggest = createSuggest(index.suggestions);
    expect(suggest('angle').map(({ suggest: text }) => text)).toContain('Angle grinder 125 mm');
    expect(suggest('grünw').map(({ suggest: text }) => text)).toContain('Grünwerk');
  });
});
