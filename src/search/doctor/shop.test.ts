import { expect, it } from 'vitest';
import { shopResponses } from '../../node/examples/shop-responses';
import { encodeRequest } from '../protocol/query-string';
import type { SearchResponse } from '../protocol/types';
import { reportOf } from '../../test/support/pasted-report';
import { checkOnShop, type AskShop } from './shop';

/** The sample shop, whose page has its own engine for the responses of the documentation. */
const ask: AskShop = async (request) => {
  const query = encodeRequest(request);
  const { body } = await shopResponses.response({ index: 'products', kind: 'search', query });
  return (body as unknown as SearchResponse).result['products'];
};
const at = 'https://shop.example/api/v1/search/demo/products';

async function onShop(text: string) {
  const answer = await checkOnShop(await reportOf(text), ask);
  return { hits: answer.hits, messages: answer.findings.map(({ message }) => message) };
}

it('the report of a correct search has the number of hits', async () => {
  expect(await onShop(`curl '${at}?q=*'`)).toEqual({ hits: 202, messages: [] });
  expect(await onShop('{ "q": "*", "rows": 1 }')).toEqual({ hits: 202, messages: [] });
});

it('a filter on what is no filter and an unknown sort are named, with those that there are', async () => {
  const { messages } = await onShop(`${at}?q=drill&f.colour=green&sort=cheapest`);
  expect(messages).toEqual([
    expect.stringMatching(/^"f.colour" is not a filter of the sample shop; it has brand, /),
    expect.stringMatching(
      /^sort=cheapest is not a sort option of the sample shop; it has relevance, price/,
    ),
  ]);
  expect((await onShop(`${at}?q=*&f.rating.range=4,max`)).messages).toEqual([]);
  expect((await onShop(`${at}?q=*&f.voltage=18`)).messages).toEqual([]);
});

it('a page beyond the last one and a search without hits are named', async () => {
  expect((await onShop(`${at}?q=*&page=22`)).messages).toEqual([
    'page=22 is beyond the last page, 21',
  ]);
  expect((await onShop(`${at}?q=*&f.brand=Nobody`)).messages).toEqual(['no hits: "total" is 0']);
});

it('another app has filters of its own, and other calls are not run', async () => {
  const other = 'https://shop.example/api/v1/search/acme/parts?q=drill&f.colour=green';
  expect((await onShop(other)).messages).toEqual([]);
  const suggest = 'https://shop.example/api/v1/search/suggest/demo/products?q=dri';
  expect((await onShop(suggest)).hits).toBeUndefined();
  expect((await onShop(`${at}?q=a&page=two`)).hits).toBeUndefined();
});
