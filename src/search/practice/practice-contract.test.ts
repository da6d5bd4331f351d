import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runFeeding } from '../feeding/push';
import type { SearchResponse } from '../protocol/types';
import { feedingDocuments } from '../../test/api/run-feeding-against';
import { practiceMethods } from './browser/practice-methods';
import { slotStore } from './browser/slot-store';
import type { SentCall } from './api-call';
import { call, comparable, contractCalls, get, responseOf } from '../../test/api/contract-calls';
import { memorySlot } from '../../test/support/memory-slot';
import { tutorialSchema } from '../../test/support/practice-content';
import { builtShop, practiceServer } from '../../test/support/practice-server';

// The same calls, one after the other, to the server and to the methods of the worker. The worker of a browser and its
// database get them in e2e/playground/practice-contract.spec.ts.
const origin = practiceServer(builtShop());
const tenant = practiceMethods(slotStore(memorySlot()));

const byServer = (call: SentCall) => responseOf(origin(), call);

async function byWorker(call: SentCall) {
  const { response } = await tenant.run({ call });
  return { status: response.status, body: JSON.parse(JSON.stringify(response.body)) as unknown };
}

describe('server and worker respond alike, call after call', () => {
  it.each(contractCalls)('%s', async (_, sent, status) => {
    const [one, other] = [await byServer(sent), await byWorker(sent)];
    expect([one.status, other.status]).toEqual([status, status]);
    expect(comparable(one.body)).toEqual(comparable(other.body));
  });
});

describe('the server', () => {
  it('accepts the feed of this site by the schema of its README', async () => {
    const readme = fs.readFileSync('src/search/feeding/README.md', 'utf8');
    const schema = /```json\n(\{\s*"fields"[\s\S]*?)```/.exec(readme)?.[1];
    expect((await byServer(call('PUT', '/api/v1/searchapp/schema/demo/docs', schema))).status).toBe(
      200,
    );
    const settings = {
      api: `${origin()}/api/v1/data`,
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
    const response = await byServer(call('GET', '/api/v1/search/demo/shop?q=drill'));
    expect((response.body as { result: object }).result).toHaveProperty('shop');
    const put = await byServer(call('PUT', '/api/v1/searchapp/schema/demo/shop', tutorialSchema()));
    expect(put).toMatchObject({
      status: 403,
      body: { errorMessage: /build makes the index "shop"/ },
    });
    const sent = await byServer(call('POST', '/api/v1/data/bulk/qsc/demo/shop', []));
    expect(sent.status).toBe(403);
  });

  it('is emptied by a separate call', async () => {
    expect((await fetch(`${origin()}/practice/reset`)).status).toBe(405);
    expect((await byServer(get('q=*'))).status).toBe(200);
    const reset = { method: 'POST', headers: { 'X-QSC-Token': 'practice-admin' } };
    expect((await fetch(`${origin()}/practice/reset`, reset)).status).toBe(200);
    expect((await byServer(get('q=*'))).status).toBe(404);
  });
});
