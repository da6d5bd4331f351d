import { requestOf, SearchError, type SearchClient, type SearchSettings } from './client';
import type { SearchResponse, Suggestion } from '../protocol/types';
import type { Assistance } from '../protocol/assistance';
import type { Explanation } from '../protocol/explanation';
import { workerCalls } from '../../lib/browser/worker-calls';
import type { WorkerFailure, WorkerTask, WorkerValue } from './handle-task';
import type { SearchSource } from './search-data';

function searchErrorOf(response?: WorkerFailure): SearchError {
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
): SearchClient {
  const call = workerCalls<WorkerTask, WorkerValue, WorkerFailure>(
    () => new Worker(new URL('./worker.ts', import.meta.url)),
    searchErrorOf,
  );
  const send = <Value extends WorkerValue>(task: WorkerTask, signal?: AbortSignal) =>
    call(task, signal) as Promise<Value>;

  return {
    warm: () => void send({ ...source, kind: 'warm' }).catch(() => undefined),
    search: async (request, signal) =>
      send<SearchResponse>(
        { ...source, kind: 'search', request: requestOf(request, settings) },
        signal,
      ),
    assist: async (request, signal) =>
      send<Assistance>(
        { ...source, kind: 'assist', request: requestOf(request, settings) },
        signal,
      ),
    explain: async (request) =>
      send<Explanation>({ ...source, kind: 'explain', request: requestOf(request, settings) }),
    call: (call, signal) => send<object>({ ...source, ...call }, signal),
    suggest: (text, signal) => send<Suggestion[]>({ ...source, kind: 'suggest', text }, signal),
  };
}
