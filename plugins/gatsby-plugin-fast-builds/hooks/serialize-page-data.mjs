import { expectFunctions } from '../lib/gatsby.mjs';
import { developOf, replaceStep } from '../lib/develop.mjs';

/**
 * Repairs: results of queries that `gatsby develop` does not write. To see it, request pages one after the other while you
 * save: a page shows old data until the next save. A result that comes while another one of the page is written is taken
 * for the written one, and a second write that is requested during the first is left out.
 * Changes: writes queue, and queries wait for them.
 * Fits: Gatsby 5.16, where callers use `flush` and `enqueueFlush` as properties of `utils/page-data`.
 */
export function serializePageData(gatsby) {
  const { pageData, queryRunning } = developOf(gatsby);
  const webpackStatus = gatsby.load('utils/webpack-status');
  expectFunctions(pageData, ['flush', 'enqueueFlush']);
  expectFunctions(webpackStatus, ['isWebpackStatusPending']);
  expectFunctions(queryRunning, ['runPageQueries']);
  const { flush, enqueueFlush } = pageData;
  let last = Promise.resolve();
  pageData.flush = (span) => {
    const written = last.then(() => flush(span));
    last = written.catch(() => undefined);
    return written;
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
