import { requestOf, SearchError, type SearchClient, type SearchSettings } from './client';
import type { SearchRequest, SearchResponse, Suggestion } from '../protocol/types';
import type { Assistance } from '../protocol/assistance';
import type { Explanation } from '../protocol/explanation';
import { workerCalls } from '../../lib/browser/worker-calls';
import type { RequestTask, WorkerFailure, WorkerTask, WorkerValue } from './handle-task';
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
    () =>
      new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url)),
    searchErrorOf,
  );
  const send = <Value extends WorkerValue>(task: WorkerTask, signal?: AbortSignal) =>
    call(task, signal) as Promise<Value>;
  // An invalid request rejects, as an invalid response does.
  const ask = async <Value extends WorkerValue>(
    kind: RequestTask['kind'],
    request: SearchRequest,
    signal?: AbortSignal,
  ) => send<Value>({ ...source, kind, request: requestOf(request, settings) }, signal);

  return {
    warm: () => void send({ ...source, kind: 'warm' }).catch(() => undefined),
    search: (request, signal) => ask<SearchResponse>('search', request, signal),
    assist: (request, signal) => ask<Assistance>('assist', request, signal),
    explain: (request) => ask<Explanation>('explain', request),
    call: (call, signal) => send<object>({ ...source, ...call }, signal),
    suggest: (text, signal) => send<Suggestion[]>({ ...source, kind: 'suggest', text }, signal),
  };
}
