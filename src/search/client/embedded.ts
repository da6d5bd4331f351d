import { requestOf, SearchError, type SearchClient, type SearchSettings } from './client';
import type { SearchResponse, Suggestion } from '../protocol/types';
import type { Assistance } from '../protocol/assistance';
import type { Explanation } from '../protocol/explanation';
import { workerCalls } from '../../lib/browser/worker-calls';
import type { WorkerFailure, WorkerTask, WorkerValue } from './handle-task';
import type { SearchPlace } from './search-data';

function searchErrorOf(response?: WorkerFailure): SearchError {
  if (!response) return new SearchError('network', 'The search could not be started.');
  const { failure, message, status, parameter } = response;
  return new SearchError(failure, message, status, undefined, parameter);
}

/**
 * Asks the site's own engine, which runs in a worker that starts with the first call.
 * @param place the search data; their address has no slash at the end
 */
export function createEmbeddedClient(
  place: SearchPlace,
  settings: Pick<SearchSettings, 'searchParameters'>,
): SearchClient {
  const call = workerCalls<WorkerTask, WorkerValue, WorkerFailure>(
    () => new Worker(new URL('./worker.ts', import.meta.url)),
    searchErrorOf,
  );
  const send = <Value extends WorkerValue>(task: WorkerTask, signal?: AbortSignal) =>
    call(task, signal) as Promise<Value>;

  return {
    warm: () => void send({ ...place, kind: 'warm' }).catch(() => undefined),
    search: async (request, signal) =>
      send<SearchResponse>(
        { ...place, kind: 'search', request: requestOf(request, settings) },
        signal,
      ),
    assist: async (request, signal) =>
      send<Assistance>({ ...place, kind: 'assist', request: requestOf(request, settings) }, signal),
    explain: async (request) =>
      send<Explanation>({ ...place, kind: 'explain', request: requestOf(request, settings) }),
    call: (call, signal) => send<object>({ ...place, ...call }, signal),
    suggest: (text, signal) => send<Suggestion[]>({ ...place, kind: 'suggest', text }, signal),
  };
}
