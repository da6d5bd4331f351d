import { developOf, replaceStep } from '../lib/gatsby.mjs';

/**
 * Repairs: results of queries that `gatsby develop` does not write. To reproduce it, request one page after the other while
 * you save: a page shows old data until the next save. Gatsby mistakes a result that arrives during a write for the written
 * one, and skips a write that is requested during another.
 * Changes: writes queue, and queries wait for them.
 * Fits: Gatsby 5.16, where callers use `flush` and `enqueueFlush` as properties of `utils/page-data`.
 */
export function serializePageData(gatsby) {
  const { pageData, queryRunning } = developOf(gatsby);
  const webpackStatus = gatsby.load('utils/webpack-status');
  const { flush, enqueueFlush } = pageData;
  let last = Promise.resolve();
  pageData.flush = (span) => {
    const write = last.then(() => flush(span));
    last = write.catch(() => undefined);
    return write;
  };
  pageData.enqueueFlush = (span) => {
    // Gatsby writes when the scripts are done.
    if (webpackStatus.isWebpackStatusPending()) enqueueFlush(span);
    else void pageData.flush(span);
  };
  replaceStep(queryRunning, 'runPageQueries', (run) => async (...args) => {
    await last;
    return run(...args);
  });
}
