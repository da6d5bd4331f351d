import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runFeeding } from '../node/feeding/push';
import type { SearchResponse } from '../search/protocol/types';
import { feedingDocuments } from './run-feeding-against';
import { isObject, type JsonObject } from '../lib/values/json-object';
import { practiceTasks } from '../search/practice/handle-practice-task';
import { keptStore } from '../search/practice/kept-store';
import type { PracticeCall, RunResult } from '../search/practice/step';
import { createSearchServer } from '../search/server/search-server';
import { listen, type Listening } from './listen';
import { memorySlot } from './memory-slot';
import { sampleOf, tutorialProducts, tutorialSchema } from './practice-content';
import { testEngine } from './test-engine';
import { testShop, testShopDefinition } from './test-shop';

// The same calls, one after the other, to the server and to the tasks of the worker, which stop short of a Worker and
// its database: both need a browser (e2e/practice.spec.ts).
let server: Listening;
const tasks = practiceTasks(keptStore(memorySlot()));

beforeAll(async () => {
  const shop = testEngine(testShopDefinition, testShop);
  const search = () =>
    Promise.resolve({ definition: testShopDefinition, engine: shop.engine, suggest: () => [] });
  server = await listen(createSearchServer({ tenant: 'demo', index: 'shop', search }));
});
afterAll(() => server.close());

async function byServer({ method, path, query, body }: PracticeCall) {
  const token = path.startsWith('/api/v1/searchapp/') ? 'practice-admin' : 'practice-feeding';
  const response = await fetch(`${server.origin}${path}${query && `?${query}`}`, {
    method,
    headers: {
      'X-QSC-Token': token,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

async function byWorker(call: PracticeCall) {
  const { response } = (await tasks({ kind: 'run', step: { call } })) as RunResult;
  return { status: response.status, body: JSON.parse(JSON.stringify(response.body)) as unknown };
}

/** A body without what differs from call to call. */
function comparable(body: unknown): unknown {
  if (!isObject(body) || !isObject(body['request'])) return body;
  const { time, currentTime, requestId, request, result, ...rest } = body;
  expect([typeof time, typeof currentTime, typeof requestId]).toEqual([
    'number',
    'string',
    'string',
  ]);
  const { url, ...echo } = request as JsonObject;
  expect(url).toMatch(/\/api\/v1\/search\/demo\/products$/);
  const results = Object.entries(result as Record<string, JsonObject>).map(([key, set]) => [
    key,
    { ...set, time: typeof set['time'] },
  ]);
  return { ...rest, echo, results };
}

const products = '/api/v1/search/demo/products';
const data = (call: string) => `/api/v1/data/${call}/demo/products`;
const call = (method: string, address: string, body?: unknown): PracticeCall => {
  const [path = '', query = ''] = address.split('?', 2);
  return {
    method,
    path,
    query,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
};
const get = (query: string) => call('GET', `${products}?${query}`);
const bulk = (body: unknown) => call('POST', data('bulk/qsc'), body);
const update = (id: string, payload: object) => ({ header: { id, action: 'update' }, payload });

describe('server and worker respond alike, call after call', () => {
  it.each<[name: string, call: PracticeCall, status: number]>([
    ['search before there is anything', get('q=*'), 404],
    ['documents before a schema', bulk([]), 404],
    ['a schema', call('PUT', '/api/v1/searchapp/schema/demo/products', tutorialSchema()), 200],
    [
      'the same again',
      call('PUT', '/api/v1/searchapp/schema/demo/products', tutorialSchema()),
      200,
    ],
    ['search in nothing', get('q=*'), 200],
    ['ten products', bulk(tutorialProducts()), 200],
    ['all of them', get('q=*&rows=50'), 200],
    ['a query', get('q=drill'), 200],
    ['a query with a slip', get('q=dril+mesonry'), 200],
    ['a correction that is off', get('q=screwdrver&ctrl=spellcheckDisabled'), 200],
    ['a filter', get('q=drill&f.brand=BoltWerk&result.displayFields=title,brand,price'), 200],
    ['a range', get('f.price.range=10,20&sort=price'), 200],
    ['a date', get('f.updated.daterange=2025-02-01,2025-03-31'), 200],
    ['facets alone', get('rows=0&result.displayFacets=brand'), 200],
    ['tokens', get('nextPageToken=init&rows=3'), 200],
    ['trace', get('q=hammer&ctrl=trace'), 200],
    [
      'a body',
      call('POST', products, { q: 'saw', sort: { field: 'price', direction: 'desc' } }),
      200,
    ],
    ['a body that is none', call('POST', products, '{'), 400],
    ['a parameter twice', get('q=a&q=b'), 400],
    ['explain', get('explain=true'), 401],
    ['suggestions', call('GET', '/api/v1/search/suggest/demo/products?q=dri'), 200],
    [
      'an update and a delete',
      bulk(
        JSON.parse(
          sampleOf('admin/feeding/feeding-api-integration.mdx', 'A batch with one update'),
        ),
      ),
      200,
    ],
    ['a delete', bulk([{ header: { id: 'p-1001', action: 'delete' } }]), 200],
    ['what is left of a query', get('q=drill'), 200],
    ['a wrong type', bulk([update('x', { price: 'cheap' })]), 501],
    ['a wrong document', bulk([{ header: { id: 'x' } }]), 400],
    ['end without a start', call('POST', data('fullfeed/end')), 501],
    ['a start', call('POST', data('fullfeed/start')), 200],
    ['a second start', call('POST', data('fullfeed/start')), 501],
    ['a document of a full feed', bulk([update('n', { title: 'New drill' })]), 200],
    ['both sets', get('q=*&rows=50'), 200],
    ['its end', call('POST', data('fullfeed/end')), 200],
    ['the new set', get('q=*'), 200],
    ['another start', call('POST', data('fullfeed/start')), 200],
    ['a cancel', call('POST', data('fullfeed/cancel')), 200],
    ['the set that was there', get('q=*'), 200],
    [
      'a schema that needs more',
      call('PUT', '/api/v1/searchapp/schema/demo/products', {
        fields: [{ code: 'a', dataType: 'string', semantic: true }],
      }),
      501,
    ],
    ['another tenant', call('POST', '/api/v1/data/bulk/qsc/acme/products', []), 403],
    ['a call nobody describes', call('POST', '/api/v1/job/demo/products'), 501],
    ['a call that is described', call('GET', '/api/v1/monitoring/check/demo/x'), 501],
    ['a method', call('GET', data('fullfeed/start')), 405],
    ['nothing', call('GET', '/elsewhere'), 404],
  ])('%s', async (_, sent, status) => {
    const [one, other] = [await byServer(sent), await byWorker(sent)];
    expect([one.status, other.status]).toEqual([status, status]);
    expect(comparable(one.body)).toEqual(comparable(other.body));
  });
});

describe('the server', () => {
  it('takes the feed of this site by the schema of its README', async () => {
    const readme = fs.readFileSync('src/search/README.md', 'utf8');
    const schema = /```json\n(\{\s*"fields"[\s\S]*?)```/.exec(readme)?.[1];
    expect((await byServer(call('PUT', '/api/v1/searchapp/schema/demo/docs', schema))).status).toBe(
      200,
    );
    const settings = {
      api: `${server.origin}/api/v1/data`,
      target: 'demo/docs',
      token: 'practice-feeding',
    };
    const feed = (count: number) =>
      runFeeding(
        feedingDocuments(count),
        {
          settings,
          tools: { fetch, sleep: () => Promise.resolve(), random: () => 0.5, now: Date.now },
          say: () => undefined,
        },
        new AbortController().signal,
      );
    const total = async (query: string) => {
      const { body } = await byServer(call('GET', `/api/v1/search/demo/docs?${query}`));
      return (body as SearchResponse).result['docs']?.total;
    };
    await feed(250);
    expect(await total('q=*')).toBe(250);
    await feed(120);
    expect(await total('q=*')).toBe(120);
    expect(await total('q=gr%C3%B6%C3%9Fe')).toBe(120);
  });

  it('keeps the built index beside the tenant, to search and not to write', async () => {
    const found = await byServer(call('GET', '/api/v1/search/demo/shop?q=drill'));
    expect((found.body as { result: object }).result).toHaveProperty('shop');
    const put = await byServer(call('PUT', '/api/v1/searchapp/schema/demo/shop', tutorialSchema()));
    expect(put).toMatchObject({
      status: 403,
      body: { errorMessage: /build makes the index "shop"/ },
    });
    const sent = await byServer(call('POST', '/api/v1/data/bulk/qsc/demo/shop', []));
    expect(sent.status).toBe(403);
  });

  it('is emptied by a call of its own', async () => {
    expect((await fetch(`${server.origin}/practice/reset`)).status).toBe(405);
    expect((await byServer(get('q=*'))).status).toBe(200);
    expect((await fetch(`${server.origin}/practice/reset`, { method: 'POST' })).status).toBe(200);
    expect((await byServer(get('q=*'))).status).toBe(404);
  });
});
