import { replaceStep, type Inside } from './inside';

/**
 * Makes Gatsby write data of pages once more when it is asked to while it writes; it would leave out those that came in
 * between. Queries wait meanwhile: a result that comes then would be taken for the one that is being written, and
 * forgotten.
 */
export function writePagesInTurn({
  pageData,
  isWebpackStatusPending,
  queryRunningServices,
}: Pick<Inside, 'pageData' | 'isWebpackStatusPending' | 'queryRunningServices'>): void {
  const { flush, enqueueFlush } = pageData;
  let last = Promise.resolve();
  pageData.flush = (span) => (last = last.then(() => flush(span)));
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
