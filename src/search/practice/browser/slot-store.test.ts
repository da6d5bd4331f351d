import { describe, expect, it } from 'vitest';
import { memorySlot } from '../../../test/support/memory-slot';
import { tutorialProducts, tutorialSchema } from '../../../test/support/practice-content';
import { practiceMethods } from './practice-methods';
import { slotStore, type Slot } from './slot-store';
import type { PracticeStep } from './step';

const schemaStep: PracticeStep = {
  call: {
    method: 'PUT',
    path: '/api/v1/searchapp/schema/demo/products',
    query: '',
    body: tutorialSchema(),
  },
};
const bulkStep: PracticeStep = {
  call: {
    method: 'POST',
    path: '/api/v1/data/bulk/qsc/demo/products',
    query: '',
    body: tutorialProducts(),
  },
};
const searchStep = (query = 'q=drill', hits = 2): PracticeStep => ({
  call: { method: 'GET', path: '/api/v1/search/demo/products', query },
  hits,
});
const feedStep = (step: string): PracticeStep => ({
  call: { method: 'POST', path: `/api/v1/data/fullfeed/${step}/demo/products`, query: '' },
});

function practice(slot: Slot) {
  const store = slotStore(slot);
  const { run, summary, reset } = practiceMethods(store);
  return {
    store,
    run,
    isRight: async (step: PracticeStep) => (await run(step)).isRight,
    apps: async () => (await summary()).apps,
    reset,
  };
}

const failing = (name: string, from = 1): Slot => {
  const inner = memorySlot();
  let writes = 0;
  return {
    get: inner.get,
    update: (next) => {
      writes += 1;
      if (writes >= from) return Promise.reject(new DOMException('refused', name));
      return inner.update(next);
    },
  };
};

describe('a step is done by the response that its page prints', () => {
  it('one after the other', async () => {
    const { isRight } = practice(memorySlot());
    expect(await isRight(bulkStep)).toBe(false);
    expect(await isRight(schemaStep)).toBe(true);
    expect(await isRight(searchStep())).toBe(false);
    expect(await isRight(bulkStep)).toBe(true);
    expect(await isRight(searchStep())).toBe(true);
    for (const step of ['start', 'end', 'start', 'cancel'])
      expect(await isRight(feedStep(step))).toBe(true);
  });

  it('and not by a search that finds something else', async () => {
    const { run, isRight } = practice(memorySlot());
    for (const step of [schemaStep, bulkStep]) await run(step);
    expect(await isRight(searchStep('q=drill', 3))).toBe(false);
    expect(await isRight({ ...searchStep(), ids: ['p-1001'] })).toBe(false);
    expect(await isRight({ ...searchStep(), ids: ['p-1002', 'p-1001'] })).toBe(true);
  });
});

describe('the tenant in the slot of a browser', () => {
  it('is the same in two tabs, also when both write', async () => {
    const slot = memorySlot();
    const [one, other] = [practice(slot), practice(slot)];
    await one.run(schemaStep);
    const entries = JSON.parse(tutorialProducts()) as unknown[];
    const part = (from: number, to: number): PracticeStep => ({
      call: { ...bulkStep.call, body: JSON.stringify(entries.slice(from, to)) },
    });
    await Promise.all([one.run(part(0, 5)), other.run(part(5, 10))]);
    expect(await one.isRight(searchStep('q=*', 10))).toBe(true);
    await other.reset();
    expect(await one.apps()).toEqual([]);
    expect((await one.run(searchStep())).response.status).toBe(404);
  });

  it('is restored in the next visit', async () => {
    const slot = memorySlot();
    await practice(slot).run(schemaStep);
    const next = practice(slot);
    expect(await next.apps()).toMatchObject([{ fields: 7 }]);
    expect(next.store.storageError()).toBeUndefined();
  });

  it.each<[value: unknown]>([[null], ['text'], [{ version: 2, apps: [] }]])(
    'starts empty, and says so, when it is damaged: %j',
    async (value) => {
      const slot = memorySlot(value);
      const { run, apps, store, reset } = practice(slot);
      expect(await apps()).toEqual([]);
      expect((await run(schemaStep)).summary).toEqual({
        apps: [{ code: 'products', fields: 7, documents: 0, hasFullFeed: false }],
        storageError: 'damaged',
      });
      expect(await practice(slot).apps()).toMatchObject([{ fields: 7 }]);
      expect((await reset()).storageError).toBeUndefined();
      expect(store.storageError()).toBeUndefined();
    },
  );

  it('falls back to memory, and reports it, where there is no database', async () => {
    const closed: Slot = {
      get: () => Promise.reject(new TypeError('no indexedDB')),
      update: () => Promise.reject(new TypeError('no indexedDB')),
    };
    const { run, isRight } = practice(closed);
    expect((await run(schemaStep)).summary.storageError).toBe('closed');
    await run(bulkStep);
    expect(await isRight(searchStep())).toBe(true);
  });

  it('falls back to memory with its last state when there is no room', async () => {
    const { run, isRight, store } = practice(failing('QuotaExceededError', 2));
    expect((await run(schemaStep)).summary.storageError).toBeUndefined();
    const fed = await run(bulkStep);
    expect([fed.response.status, fed.summary.storageError]).toEqual([200, 'closed']);
    expect(await isRight(searchStep())).toBe(true);
    expect(store.storageError()).toBe('closed');
  });

  it('uses the slot again after a reset', async () => {
    const inner = memorySlot();
    let full = true;
    const { run, reset } = practice({
      get: inner.get,
      update: (next) =>
        full ? Promise.reject(new DOMException('', 'QuotaExceededError')) : inner.update(next),
    });
    expect((await run(schemaStep)).summary.storageError).toBe('closed');
    full = false;
    expect(await reset()).toEqual({ apps: [] });
    await run(schemaStep);
    expect(inner.value()).toMatchObject({ apps: [{ code: 'products' }] });
  });

  it('does not mistake a refused call for a closed database', async () => {
    const { run } = practice(memorySlot());
    const { response, summary } = await run(bulkStep);
    expect([response.status, summary]).toEqual([404, { apps: [] }]);
  });
});
