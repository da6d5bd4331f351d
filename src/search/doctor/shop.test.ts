import { expect, it } from 'vitest';
import { shopResponses } from '../../node/examples/shop-responses';
import type { SearchResponse } from '../protocol/types';
import { reportOf } from '../../test/support/pasted-report';
import { checkOnShop, type AskShop } from './shop';

/** The sample shop, whose page has its own engine for the responses of the documentation. */
const ask: AskShop = async ({ query, body: sent }) => {
  const { body } = await shopResponses.response({
    ...{ index: 'products', kind: 'search', query },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
  });
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

it('filters and sorts of another app are not judged by the shop', async () => {
  expect(await onShop(`${at}?q=drill&f.colour=green&sort=cheapest&page=22`)).toEqual({
    hits: 0,
    messages: [],
  });
});

it('other calls and invalid requests are not run', async () => {
  const suggest = 'https://shop.example/api/v1/search/suggest/demo/products?q=dri';
  expect((await onShop(suggest)).hits).toBeUndefined();
  expect((await onShop(`${at}?q=a&page=two`)).hits).toBeUndefined();
});

it('the hits are those of the request that is shown', async () => {
  const corrected = await onShop(`${at}?query=drill`);
  const open = await onShop(`${at}?query=drill&offset=40`);
  expect([corrected.hits, open.hits]).toEqual([36, 202]);
});
