import { requestOf, SearchError, type SearchClient, type SearchSettings } from './client';
import { workerCalls } from '../../lib/browser/worker-calls';
import type { searchMethods, SearchWorkerFailure } from './worker';
import type { SearchSource } from './search-data';

function searchErrorOf(response?: SearchWorkerFailure): SearchError {
  if (!response) return new SearchError('network', 'The search could not be started.');
  const { failure, message, status, parameter } = response;
  return new SearchError(failure, message, status, undefined, parameter);
}

/**
 * A client of the embedded engine, which runs in a worker that starts with the first call. An invalid request rejects, as
 * an invalid response does.
 * @param source with an address without a slash at the end
 */
export function createEmbeddedClient(
  source: SearchSource,
  settings: Pick<SearchSettings, 'searchParameters'>,
): SearchClient {
  const send = workerCalls<typeof searchMethods, SearchWorkerFailure>(
    () =>
      new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url)),
    searchErrorOf,
  );
  const taskOf = (request: Parameters<SearchClient['search']>[0]) => ({
    source,
    request: requestOf(request, settings),
  });
  return {
    warm: () => void send('warm', source).catch(() => undefined),
    search: async (request, signal) => send('search', taskOf(request), signal),
    assist: async (request, signal) => send('assist', taskOf(request), signal),
    explain: async (request) => send('explain', taskOf(request)),
    call: (call, signal) => send('call', { source, call }, signal),
    suggest: (text, signal) => send('suggest', { source, text }, signal),
  };
}
