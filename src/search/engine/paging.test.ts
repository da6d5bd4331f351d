import { describe, expect, it } from 'vitest';
import { testShop, testShopDefinition } from '../../test/support/test-shop';
import { testEngine } from '../../test/support/test-engine';

const { result } = testEngine(testShopDefinition, testShop);
const paging = async (query: string) => (await result(query)).paging;
const page = (number: number, currentPage = false) => ({ number, currentPage });

describe('paging', () => {
  it('begins at the first page with the configured rows', async () => {
    expect(await paging('')).toEqual({
      currentPage: 1,
      pageCount: 3,
      rows: 5,
      firstPage: page(1, true),
      lastPage: page(3),
      nextPage: page(2),
      previousPage: page(1, true),
    });
  });

  it('contains the previous and the next page', async () => {
    expect(await paging('page=2')).toEqual({
      currentPage: 2,
      pageCount: 3,
      rows: 5,
      firstPage: page(1),
      lastPage: page(3),
      nextPage: page(3),
      previousPage: page(1),
    });
  });

  it('repeats the last page as the next page', async () => {
    expect(await paging('page=3')).toMatchObject({
      currentPage: 3,
      lastPage: page(3, true),
      nextPage: page(3, true),
      previousPage: page(2),
    });
    expect((await result('page=3')).documents.length).toBe(2);
  });

  it('has no pages when no document matches', async () => {
    expect(await paging('q=xyzzyqwkvv')).toMatchObject({
      currentPage: 1,
      pageCount: 0,
      rows: 5,
      firstPage: page(1, true),
      lastPage: page(0),
    });
  });

  it('returns no documents for pages after the last one', async () => {
    const { documents, total } = await result('page=999999999&rows=999999999');
    expect([documents, total]).toEqual([[], 12]);
  });

  it('is absent, like documents, when no rows are requested', async () => {
    const none = await result('rows=0');
    expect(none).not.toHaveProperty('paging');
    expect(none).toMatchObject({ documents: [], total: 12 });
    expect(none.facets?.length).toBeGreaterThan(0);
  });
});

describe('token paging', () => {
  it('returns each document once and ends without a token', async () => {
    const seen: string[] = [];
    const positions: number[] = [];
    let token: string | undefined = 'init';
    let calls = 0;
    while (token !== undefined && calls < 10) {
      const response = await result(`rows=5&nextPageToken=${token}`);
      expect(Object.keys(response.paging ?? {}).sort()).toEqual(
        response.paging?.nextPage ? ['nextPage', 'pageCount', 'rows'] : ['pageCount', 'rows'],
      );
      seen.push(...response.documents.map(({ id }) => id));
      positions.push(...response.documents.map(({ position }) => position));
      token = response.paging?.nextPage?.token;
      calls += 1;
    }
    expect(calls).toBe(3);
    expect(new Set(seen).size).toBe(12);
    expect(positions).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  it('rejects tokens that no response contains', async () => {
    for (const token of ['', 'x', 'after-', 'after--1', 'after-1e9'])
      await expect(result(`nextPageToken=${token}`)).rejects.toMatchObject({
        parameter: 'nextPageToken',
        statusCode: 400,
      });
  });
});
