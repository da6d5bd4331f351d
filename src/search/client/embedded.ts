import { requestOf, SearchError, type SearchClient, type SearchSettings } from './client';
import type { SearchResponse, Suggestion } from '../protocol/types';
import type { Assistance } from '../protocol/assistance';
import type {
  SearchPlace,
  WorkerCall,
  WorkerResponse,
  WorkerTask,
  WorkerValue,
} from './worker-messages';

interface Waiting {
  resolve: (value: WorkerValue) => void;
  reject: (error: unknown) => void;
}

function searchErrorOf(response: Extract<WorkerResponse, { failure: unknown }>): SearchError {
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
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  /** A worker whose script does not load never responds: pending calls are rejected, and the next call starts another one. */
  const giveUp = () => {
    worker?.terminate();
    worker = undefined;
    const error = new SearchError('network', 'The search could not be started.');
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const start = () => {
    const made = new Worker(new URL('./worker.ts', import.meta.url));
    made.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
      const call = waiting.get(data.id);
      waiting.delete(data.id);
      if ('failure' in data) call?.reject(searchErrorOf(data));
      else call?.resolve(data.value);
    };
    made.onerror = (event) => {
      event.preventDefault();
      giveUp();
    };
    return made;
  };

  const send = <Value extends WorkerValue>(task: WorkerTask, signal?: AbortSignal) =>
    new Promise<Value>((resolve, reject) => {
      signal?.throwIfAborted();
      lastId += 1;
      const id = lastId;
      signal?.addEventListener('abort', () => {
        waiting.delete(id);
        reject(signal.reason as Error);
      });
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      worker ??= start();
      worker.postMessage({ id, task } satisfies WorkerCall);
    });

  return {
    warm: () => void send({ ...place, kind: 'warm' }).catch(() => undefined),
    search: async (request, signal) =>
      send<SearchResponse>(
        { ...place, kind: 'search', request: requestOf(request, settings) },
        signal,
      ),
    assist: async (request, signal) =>
      send<Assistance>({ ...place, kind: 'assist', request: requestOf(request, settings) }, signal),
    suggest: (text, signal) => send<Suggestion[]>({ ...place, kind: 'suggest', text }, signal),
  };
}
