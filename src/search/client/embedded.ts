import {
  SearchError,
  withSiteParameters,
  type EmbeddedClient,
  type SearchSettings,
} from './client';
import { workerCalls } from '../../lib/browser/worker-calls';
import type { searchMethods, SearchWorkerFailure } from './worker';
import type { SearchSource } from './search-data';

function searchErrorOf(response?: SearchWorkerFailure): SearchError {
  if (!response) return new SearchError('network', 'The search could not be started.');
  const { failure, message, status, parameter } = response;
  return new SearchError(failure, message, status, undefined, parameter);
}

/**
 * A client of the embedded engine, which runs in a worker that starts with the first call.
 * @param source with an address without a slash at the end
 */
export function createEmbeddedClient(
  source: SearchSource,
  settings: Pick<SearchSettings, 'searchParameters'>,
): EmbeddedClient {
  const send = workerCalls<typeof searchMethods, SearchWorkerFailure>(
    () =>
      new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url)),
    searchErrorOf,
  );
  const taskOf = (query: string) => ({ source, query: withSiteParameters(query, settings) });
  return {
    warm: () => void send('warm', source).catch(() => undefined),
    search: (query, signal) => send('search', taskOf(query), signal),
    assist: (query, signal) => send('assist', taskOf(query), signal),
    explain: (query) => send('explain', taskOf(query)),
    call: (call, signal) => send('call', { source, call }, signal),
    suggest: (text, signal) => send('suggest', { source, text }, signal),
  };
}
