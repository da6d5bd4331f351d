import { requestOf, SearchError, type SearchClient, type SearchSettings } from './client';
import type { SearchResponse, Suggestion } from './protocol';
import type { WorkerAnswer, WorkerCall, WorkerTask } from './worker-messages';

interface Waiting {
  resolve: (value: SearchResponse | Suggestion[] | null) => void;
  reject: (error: unknown) => void;
}

/**
 * Asks the site's own engine, which runs in a worker that starts with the first call.
 * @param base address of the search data, without a slash at the end
 */
export function createEmbeddedClient(
  base: string,
  settings: Pick<SearchSettings, 'searchParameters'>,
): SearchClient {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  /** A worker whose script does not load answers nothing: all who wait fail, and the next call starts another one. */
  const giveUp = () => {
    worker?.terminate();
    worker = undefined;
    const error = new SearchError('network', 'The search could not be started.');
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const start = () => {
    const made = new Worker(new URL('./worker.ts', import.meta.url));
    made.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      const call = waiting.get(data.id);
      waiting.delete(data.id);
      if ('failure' in data) call?.reject(new SearchError(data.failure, data.message, data.status));
      else call?.resolve(data.value);
    };
    made.onerror = (event) => {
      event.preventDefault();
      giveUp();
    };
    return made;
  };

  const ask = <Value extends SearchResponse | Suggestion[] | null>(
    task: WorkerTask,
    signal?: AbortSignal,
  ) =>
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
    warm: () => void ask({ kind: 'warm', base }).catch(() => undefined),
    search: async (request, signal) =>
      ask<SearchResponse>({ kind: 'search', base, request: requestOf(request, settings) }, signal),
    suggest: (text, signal) => ask<Suggestion[]>({ kind: 'suggest', base, text }, signal),
  };
}
