import { describe, expect, it } from 'vitest';
import { testShop, testShopDefinition, products } from '../../test/support/test-shop';
import { testEngine } from '../../test/support/test-engine';
import { RequestError } from '../protocol/request-error';

const { engine, send, ids, result } = testEngine(testShopDefinition, testShop);

async function first(query: string) {
  const document = (await result(query)).documents[0];
  if (!document) throw new Error(`nothing found by ${query}`);
  return document;
}

describe('responses', () => {
  it('has status, time, request and result set', async () => {
    const response = await send('q=drill&page=1&f.color.or%5B%5D=green,blue&searchFrom=test');
    expect(response).toMatchObject({
      statusCode: 200,
      currentTime: '2025-03-31T10:00:00+0000',
      requestId: 'made-id',
      request: {
        method: 'GET',
        parameters: {
          q: ['drill'],
          page: ['1'],
          'f.color.or[]': ['green,blue'],
          searchFrom: ['test'],
        },
      },
    });
    expect(Object.keys(response.result)).toEqual(['shop']);
    expect(response.result['shop']).toMatchObject({
      name: 'shop',
      statusCode: 200,
      statusMessage: 'OK',
    });
    expect(Number.isInteger(response.time)).toBe(true);
    expect(JSON.stringify(response)).not.toContain('null');
  });

  it('echoes the id of the request and the details of its transport', async () => {
    const response = await engine.search(
      { q: 'drill', requestId: 'mine' },
      { method: 'POST', url: 'http://host/path', path: '/path', query: 'drill' },
    );
    expect(response.requestId).toBe('mine');
    expect(response.request).toMatchObject({
      method: 'POST',
      url: 'http://host/path',
      path: '/path',
      query: 'drill',
    });
  });

  it('counts hits over all pages and numbers them', async () => {
    const { total, documents } = await result('q=*&page=2&rows=5');
    expect(total).toBe(products.length);
    expect(documents.map(({ position }) => position)).toEqual([6, 7, 8, 9, 10]);
    expect(documents.map(({ id }) => id)).toEqual(products.slice(5, 10).map(({ id }) => id));
    expect((await result('q=xyzzyqwkvv')).documents).toEqual([]);
  });

  it('treats page numbers below 1 as 1, and negative rows as 0', async () => {
    const ids = async (request: object) =>
      (await engine.search(request)).result['shop']?.documents.map(({ id }) => id);
    const page1 = await ids({});
    expect(page1?.length).toBe(5);
    expect(await ids({ page: 0 })).toEqual(page1);
    expect(await ids({ page: -3 })).toEqual(page1);
    expect(await ids({ rows: -1 })).toEqual([]);
  });

  it('rejects the unsupported parameter explain', async () => {
    const refused = await send('q=drill&explain=true').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RequestError);
    expect(refused).toMatchObject({ statusCode: 501, parameter: 'explain' });
    expect((await send('q=drill&explain=false')).statusCode).toBe(200);
  });

  it('redirects a query that is mapped to a page', async () => {
    for (const text of ['Öffnungszeiten', ' ÖFFNUNGSZEITEN '])
      expect((await result(`q=${encodeURIComponent(text)}`)).redirect).toEqual({
        httpCode: 302,
        location: '/opening-hours',
      });
    expect(await result('q=drill')).not.toHaveProperty('redirect');
  });
});

describe('sort', () => {
  it('lists all sorts and selects the first by default', async () => {
    const selectedValues = async (query: string) =>
      (await result(query)).sort?.sort.flatMap((entry) => (entry.selected ? [entry.id] : []));
    expect((await result('')).sort?.sort).toEqual([
      { id: 'relevance', name: 'Relevance', selected: true },
      { id: 'price', name: 'Price' },
      { id: 'pricedesc', name: 'Price, highest first' },
      { id: 'title', name: 'Title' },
    ]);
    expect(await selectedValues('sort=price')).toEqual(['price']);
    expect(await selectedValues('sort=constructor')).toEqual(['relevance']);
  });

  it('puts documents without the field last, in both directions', async () => {
    const up = await ids('sort=price');
    const down = await ids('sort=pricedesc');
    expect([up[0], up.at(-2), up.at(-1)]).toEqual(['filter-bag', 'cleaner', 'gift-card']);
    expect([down[0], down.at(-2), down.at(-1)]).toEqual(['cleaner', 'filter-bag', 'gift-card']);
  });

  it('sorts texts by language, also with a query', async () => {
    expect((await ids('sort=title')).slice(0, 3)).toEqual(['grinder', 'drill', 'filter-bag']);
    expect(await ids('q=drill&sort=pricedesc')).toEqual(['drill', 'hammer-drill']);
    expect(await ids('q=drill&sort=price')).toEqual(['hammer-drill', 'drill']);
  });
});

describe('documents', () => {
  it('hold the configured fields and their number', async () => {
    const { document, fieldCount } = await first('f.brand=Lumen');
    expect(document).toEqual({ title: 'Torch', brand: 'Lumen', price: 25, url: '/products/lamp' });
    expect(fieldCount).toBe(4);
  });

  it('hold the requested fields', async () => {
    const { document } = await first(
      'q=torch&result.displayFields=title,_score,year,nothing,__proto__',
    );
    expect(Object.keys(document).sort()).toEqual(['_score', 'highlight.title', 'title']);
    expect(document['_score']).toBeGreaterThan(0);
    expect((await result('q=torch')).maxScore).toBe(document['_score']);
  });

  it('hold scores and matched terms with trace', async () => {
    const { document } = await first('q=torch&ctrl=trace');
    expect(document['_score']).toBeGreaterThan(0);
    expect(document['_matched_queries']).toContain('torch');
    expect(document['_explanation']).toMatchObject({ missing: 0 });
    expect((await first('q=torch')).document).not.toHaveProperty('_score');
  });

  it('accept noCache and unknown flags without effect', async () => {
    const [plain, flagged] = await Promise.all([
      result('q=drill'),
      result('q=drill&ctrl=noCache,modified,whatever'),
    ]);
    expect({ ...flagged, time: 0 }).toEqual({ ...plain, time: 0 });
  });
});
