import { describe, expect, it } from 'vitest';
import { testShop, testShopDefinition } from '../../test/support/test-shop';
import { handbook, handbookDefinition } from '../../test/samples/handbook';
import { testEngine } from '../../test/support/test-engine';
import type { SearchResult } from '../protocol/types';
import { readSearchResponse } from './read-response';

/** Values of all types. Each stands in for a value of a response, whose type it breaks. */
const wrong: readonly unknown[] = [null, true, 7, 'text', [], {}, [null], [[]], { a: { b: 1 } }];

const read = (result: unknown, rest: object = {}) =>
  readSearchResponse({ result: { docs: result }, ...rest }, 'docs').result['docs'] as SearchResult;

describe('search responses', () => {
  it('keep what pages show if they follow the protocol', async () => {
    const shop = testEngine(testShopDefinition, testShop);
    const book = testEngine(handbookDefinition, handbook);
    for (const query of [
      'q=drill',
      'q=bateries',
      'rows=0',
      'nextPageToken=init',
      'f.price.range=1,20',
      'q=xyzzyqwkvv',
      'q=%C3%96ffnungszeiten',
      'ctrl=trace&q=saw',
    ]) {
      const response = await shop.send(query);
      const { total, documents, facets, paging, sort } = response.result['shop'] as SearchResult;
      const { time, ...shown } = readSearchResponse(response, 'shop');
      expect(response, query).toMatchObject(shown);
      expect(time).toBe(0);
      const kept = shown.result['shop'];
      expect(kept?.total).toBe(total);
      for (const name of ['documents', 'facets'] as const)
        expect(kept?.[name]?.length).toBe({ documents, facets }[name]?.length);
      expect([kept?.paging?.pageCount, kept?.sort]).toEqual([paging?.pageCount, sort]);
    }
    const response = await book.send('q=ranges');
    expect(response).toMatchObject({
      ...readSearchResponse(response, 'handbook'),
      time: response.time,
    });
  });

  it('need a result set', () => {
    for (const body of [...wrong, { result: null }, { result: [] }])
      expect(() => readSearchResponse(body, 'docs')).toThrow('no "result"');
    expect(() => readSearchResponse({ result: {} }, 'docs')).toThrow(/ has none\.$/);
    expect(() => readSearchResponse({ result: { shop: {} } }, 'docs')).toThrow(/ has shop\.$/);
    expect(() => readSearchResponse({ result: { docs: [] } }, 'docs')).toThrow(/ has none\.$/);
    for (const key of ['constructor', '__proto__', 'toString'])
      expect(() => readSearchResponse({ result: { docs: {} } }, key)).toThrow(`"${key}"`);
  });

  it('need nothing else', () => {
    expect(readSearchResponse({ result: { docs: {} } }, 'docs')).toEqual({
      statusCode: 200,
      time: 0,
      result: { docs: { documents: [], total: 0 } },
    });
    expect(read({ documents: [{ id: 'a', document: {} }] })).toEqual({
      total: 1,
      documents: [{ id: 'a', position: 1, document: {} }],
    });
  });

  it('may have values of wrong types anywhere', () => {
    const fields = ['documents', 'total', 'facets', 'paging', 'sort', 'redirect'];
    for (const value of wrong) {
      for (const field of fields) {
        const result = read({ [field]: value });
        expect(Array.isArray(result.documents)).toBe(true);
        expect(typeof result.total).toBe('number');
      }
      for (const field of ['requestId', 'didYouMeanResult']) {
        const response = readSearchResponse({ result: { docs: {} }, [field]: value }, 'docs');
        expect(['string', 'undefined']).toContain(typeof response.requestId);
        expect(response.didYouMeanResult).toBeUndefined();
      }
    }
  });

  it('are read without their invalid entries', () => {
    const value = { value: 'a', filter: 'f.x=a' };
    const result = read({
      documents: [...wrong, { id: 'a' }, { document: {} }, { id: 5, document: { a: 1 } }],
      facets: [
        ...wrong,
        {
          id: 'x',
          values: [
            ...wrong,
            { value: 'a' },
            { value: {}, filter: 'f.x=a' },
            { value: 'a', filter: 'x' },
            value,
          ],
        },
        { id: 'y', values: 'none', selected: 'yes', minRange: '1' },
        {
          id: 'z',
          values: [{ ...value, count: 2, selected: true, children: { id: 'z', values: [value] } }],
        },
      ],
      sort: { sort: [...wrong, { id: 'newest' }] },
    });
    expect(result.documents).toEqual([{ id: '5', position: 1, document: { a: 1 } }]);
    expect(result.facets).toEqual([
      { id: 'x', name: 'x', filterName: 'f.x', count: 1, values: [{ ...value, count: 0 }] },
      { id: 'y', name: 'y', filterName: 'f.y', count: 0 },
      {
        id: 'z',
        name: 'z',
        filterName: 'f.z',
        count: 1,
        values: [
          {
            ...value,
            count: 2,
            children: {
              id: 'z',
              name: 'z',
              filterName: 'f.z',
              count: 1,
              values: [{ ...value, count: 0 }],
            },
          },
        ],
      },
    ]);
    expect(result.sort).toEqual({ sort: [{ id: 'newest', name: 'newest' }] });
  });

  it('have only complete pages, corrections, and redirects', () => {
    for (const page of wrong.filter(
      (value) => typeof value !== 'object' || Array.isArray(value) || value === null,
    ))
      expect(read({ paging: { pageCount: 2, rows: 10, nextPage: page } }).paging).toEqual({
        pageCount: 2,
        rows: 10,
      });
    const correction = (didYouMeanResult: object) =>
      readSearchResponse({ result: { docs: {} }, didYouMeanResult }, 'docs').didYouMeanResult;
    expect(correction({ type: 'corrected', original: 'a' })).toBeUndefined();
    expect(correction({ type: 'other', corrected: 'a' })).toBeUndefined();
    expect(correction({ type: 'didYouMean', didYouMean: 'b' })).toEqual({
      name: 'spellCorrection',
      type: 'didYouMean',
      original: '',
      didYouMean: 'b',
    });
    expect(read({ redirect: { location: 7 } }).redirect).toBeUndefined();
    expect(read({ redirect: { location: '/x' } }).redirect).toEqual({
      httpCode: 302,
      location: '/x',
    });
  });

  it('pollute no prototype with keys such as __proto__', () => {
    const body: unknown = JSON.parse(
      '{"__proto__":{"bad":1},"result":{"__proto__":{"bad":1},"docs":{"__proto__":{"bad":1},"documents":[{"id":"a","__proto__":{"bad":1},"document":{"__proto__":{"bad":1},"title":"t"}}],"paging":{"pageCount":1,"__proto__":{"bad":1}}}}}',
    );
    const response = readSearchResponse(body, 'docs');
    expect(({} as Record<string, unknown>)['bad']).toBeUndefined();
    expect((response as unknown as Record<string, unknown>)['bad']).toBeUndefined();
    expect(response.result['docs']?.documents[0]?.document['title']).toBe('t');
    expect(
      (response.result['docs']?.documents[0]?.document as { bad?: unknown }).bad,
    ).toBeUndefined();
  });

  it('may be very long and very deep', () => {
    const documents = Array.from({ length: 100_000 }, (_, id) => ({
      id,
      document: { title: 'x' },
    }));
    expect(read({ documents }).documents.length).toBe(100_000);
    const long = 'x'.repeat(2e6);
    const short = `${'x'.repeat(2000)}…`;
    const url = `/${long}`;
    expect(
      read({
        documents: [{ id: long, document: { title: long, 'highlight.text': [long], url } }],
        facets: [{ id: 'a', name: long, values: [{ value: long, filter: `f.a=${long}` }] }],
      }),
    ).toMatchObject({
      documents: [{ id: short, document: { title: short, 'highlight.text': [short], url } }],
      facets: [{ name: short, values: [{ value: short, filter: `f.a=${long}` }] }],
    });
    expect(read({ redirect: { location: url } }).redirect).toBeUndefined();
    let facet: object = { id: 'x' };
    for (let depth = 0; depth < 20_000; depth += 1)
      facet = { id: 'x', values: [{ value: 'v', filter: 'f.x=v', children: facet }] };
    expect(read({ facets: [facet] }).facets?.[0]?.values?.[0]?.value).toBe('v');
  });
});
