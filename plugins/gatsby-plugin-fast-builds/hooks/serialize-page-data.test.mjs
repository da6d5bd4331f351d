import { expect, it, vi } from 'vitest';
import { copiedGatsby } from '../test/copied-gatsby.mjs';
import { serializePageData } from './serialize-page-data.mjs';

/** Gatsby, with writes of page data whose end the test decides. */
function gatsbyThatWrites() {
  const ends = [];
  const flush = vi.fn(() => new Promise((resolve, reject) => ends.push({ resolve, reject })));
  const enqueueFlush = vi.fn();
  const run = vi.fn(() => 'results');
  let isBundling = false;
  const gatsby = copiedGatsby();
  const pageData = Object.assign(gatsby.load('utils/page-data'), { flush, enqueueFlush });
  gatsby.load('utils/webpack-status').isWebpackStatusPending = () => isBundling;
  const { queryRunningServices } = gatsby.load('state-machines/query-running/services');
  queryRunningServices.runPageQueries = run;
  serializePageData(gatsby);
  return {
    ...{ pageData, flush, enqueueFlush, ends, run },
    query: () => queryRunningServices.runPageQueries(),
    bundle: () => (isBundling = true),
  };
}

const rest = () => new Promise(setImmediate);

it('writes again when a write is requested during another, and queries wait for both', async () => {
  const { pageData, flush, run, ends, query } = gatsbyThatWrites();
  pageData.enqueueFlush();
  pageData.enqueueFlush();
  const results = query();
  await rest();
  expect(flush).toHaveBeenCalledTimes(1);
  ends[0].resolve();
  await rest();
  expect(flush).toHaveBeenCalledTimes(2);
  expect(run).not.toHaveBeenCalled();
  ends[1].resolve();
  expect(await results).toBe('results');
});

it('writes and queries after a write that failed', async () => {
  const { pageData, flush, ends, query } = gatsbyThatWrites();
  const failed = pageData.flush();
  await rest();
  ends[0].reject(new Error('The disk is full.'));
  await expect(failed).rejects.toThrow('The disk is full.');
  expect(await query()).toBe('results');
  void pageData.flush();
  await rest();
  expect(flush).toHaveBeenCalledTimes(2);
});

it('leaves writes to Gatsby while scripts are bundled', async () => {
  const { pageData, flush, enqueueFlush, bundle } = gatsbyThatWrites();
  bundle();
  pageData.enqueueFlush();
  await rest();
  expect(flush).not.toHaveBeenCalled();
  expect(enqueueFlush).toHaveBeenCalledTimes(1);
});
