import { expect, it } from 'vitest';
import { memorySlot } from '../../test/support/memory-slot';
import { tutorialProducts, tutorialSchema } from '../../test/support/practice-content';
import { practiceMethods } from './browser/practice-methods';
import { slotStore } from './browser/slot-store';
import type { SentCall } from './api-call';

const entries = JSON.parse(tutorialProducts()) as { header: { id: string }; payload: object }[];
const call = (method: string, path: string, body?: unknown): SentCall => ({
  method,
  path: `/api/v1/${path}/demo/products`,
  query: '',
  ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
});
const schema = (body: unknown) => call('PUT', 'searchapp/schema', body);
const bulk = (body: unknown) => call('POST', 'data/bulk/qsc', body);
const fullFeed = (step: string) => call('POST', `data/fullfeed/${step}`);
const first = entries[0] ?? { header: { id: '' }, payload: {} };

/** The data that a call would remove after other calls. */
async function effectAfter(before: readonly SentCall[], asked: SentCall) {
  const tenant = practiceMethods(slotStore(memorySlot()));
  const run = (each: SentCall) => tenant.run({ call: each });
  for (const each of before) await run(each);
  const effect = await tenant.effect(asked);
  const { response } = await run(call('GET', 'search'));
  return { effect, total: response.body };
}

const fed = [schema(tutorialSchema()), bulk(tutorialProducts())];

it.each<[name: string, before: SentCall[], asked: SentCall]>([
  ['a first schema', [], schema(tutorialSchema())],
  ['the same schema', fed, schema(tutorialSchema())],
  ['the same documents', fed, bulk(tutorialProducts())],
  ['another document', fed, bulk([{ header: { id: 'new', action: 'update' }, payload: {} }])],
  ['a search', fed, call('POST', 'search', { q: 'drill' })],
  ['the start of a full feed', fed, fullFeed('start')],
  ['the end of a full feed that never began', fed, fullFeed('end')],
  ['the end of a full feed of all documents', [...fed, fullFeed('start'), ...fed], fullFeed('end')],
  ['a body that is refused', fed, bulk([{ header: { id: 'p-1001' } }])],
])('%s takes nothing away', async (_, before, asked) => {
  expect((await effectAfter(before, asked)).effect).toBeUndefined();
});

it.each<[name: string, before: SentCall[], asked: SentCall, effect: object]>([
  [
    'another schema',
    fed,
    schema({ fields: [{ code: 'title', dataType: 'string' }] }),
    { replacesSchema: true, replaced: 0, removed: 0 },
  ],
  [
    'a document with other values',
    fed,
    bulk([{ ...first, payload: { ...first.payload, title: 'Other' } }]),
    { replacesSchema: false, replaced: 1, removed: 0 },
  ],
  [
    'a delete',
    fed,
    bulk([{ header: { id: first.header.id, action: 'delete' }, payload: {} }]),
    { replaced: 0, removed: 1 },
  ],
  [
    'the end of a full feed of one document',
    [...fed, fullFeed('start'), bulk([first])],
    fullFeed('end'),
    { removed: entries.length - 1 },
  ],
])('the effect of %s is predicted without changing anything', async (_, before, asked, effect) => {
  const result = await effectAfter(before, asked);
  expect(result.effect).toMatchObject({ code: 'products', documents: entries.length, ...effect });
  expect(result.total).toMatchObject({ result: { products: { total: entries.length } } });
});
