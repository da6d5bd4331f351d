import { expect, it, vi } from 'vitest';
import type { Inside } from './inside';
import { writePagesInTurn } from './pages-in-turn';

/** Gatsby's writing, whose end the test decides. */
function gatsbyThatWrites() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const flush = vi.fn(() => new Promise<void>((resolve, reject) => ends.push({ resolve, reject })));
  const run = vi.fn(() => 'results');
  let isBundling = false;
  const enqueueFlush = vi.fn();
  const inside = {
    pageData: { flush, enqueueFlush },
    isWebpackStatusPending: () => isBundling,
    queryRunningServices: { runPageQueries: run },
  };
  writePagesInTurn(inside as unknown as Inside);
  const query = () => (inside.queryRunningServices.runPageQueries as () => unknown)();
  const bundle = () => (isBundling = true);
  return { ...inside, flush, run, enqueueFlush, ends, query, bundle };
}

const turn = () => new Promise(setImmediate);

it('writes again when it is asked to while it writes, and queries after it', async () => {
  const { pageData, flush, run, ends, query } = gatsbyThatWrites();
  pageData.enqueueFlush();
  pageData.enqueueFlush();
  const results = query();
  await turn();
  expect(flush).toHaveBeenCalledTimes(1);
  ends[0]?.resolve();
  await turn();
  expect(flush).toHaveBeenCalledTimes(2);
  expect(run).not.toHaveBeenCalled();
  ends[1]?.resolve();
  expect(await results).toBe('results');
});

it('goes on after one that failed', async () => {
  const { pageData, flush, ends, query } = gatsbyThatWrites();
  const failed = pageData.flush();
  await turn();
  ends[0]?.reject(new Error('The disk is full.'));
  await expect(failed).rejects.toThrow('The disk is full.');
  expect(await query()).toBe('results');
  void pageData.flush();
  await turn();
  expect(flush).toHaveBeenCalledTimes(2);
});

it('leaves it to Gatsby while scripts are bundled', async () => {
  const { pageData, flush, enqueueFlush, bundle } = gatsbyThatWrites();
  bundle();
  pageData.enqueueFlush();
  await turn();
  expect(flush).not.toHaveBeenCalled();
  expect(enqueueFlush).toHaveBeenCalledTimes(1);
});
