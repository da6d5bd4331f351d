import { replaceStep, type Inside } from './inside';

/**
 * Makes Gatsby write data of pages once more when it is asked to while it writes; it would leave out those that came in
 * between. Queries wait meanwhile: a result that comes then would be taken for the one that is being written, and
 * forgotten.
 */
export function writePagesInTurn(gatsby: Inside): void {
  const { pageData, isWebpackStatusPending, queryRunningServices } = gatsby;
  const { flush, enqueueFlush } = pageData;
  let last: Promise<unknown> = Promise.resolve();
  pageData.flush = (span) => {
    const written = last.then(() => flush(span));
    last = written.catch(() => undefined);
    return written;
  };
  pageData.enqueueFlush = (span) => {
    // Gatsby writes when the scripts are done.
    if (isWebpackStatusPending()) enqueueFlush(span);
    else void pageData.flush(span);
  };
  replaceStep(queryRunningServices, 'runPageQueries', (run) => async (...args) => {
    await last;
    return run(...args);
  });
}
