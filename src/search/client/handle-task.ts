import type { IndexCall, SearchError, SearchFailure } from './client';
import type { Assistance } from '../protocol/assistance';
import type { Explanation } from '../protocol/explanation';
import type { RequestError } from '../protocol/request-error';
import type { SearchRequest, SearchResponse, Suggestion } from '../protocol/types';
import { loadSuggest, withEngine, type SearchSource } from './search-data';

/** A request for a method of the engine. */
export interface RequestTask {
  kind: 'search' | 'assist' | 'explain';
  request: SearchRequest;
}

/** Message from the page to the worker. */
export type WorkerTask = SearchSource &
  ({ kind: 'warm' } | RequestTask | IndexCall | { kind: 'suggest'; text: string });

/** A failure of a task that can be posted as a message. */
export interface WorkerFailure {
  failure: SearchFailure;
  message: string;
  /** HTTP status, if there is one. */
  status?: number | undefined;
  /** For the failure `request`, the invalid parameter. */
  parameter?: string | undefined;
}

export type WorkerValue = SearchResponse | Assistance | Explanation | object | Suggestion[] | null;

/** Handles a task with the engine over the search data at the task's address. */
export async function handleTask(task: WorkerTask): Promise<WorkerValue> {
  // Only these properties, since they are the cache key of loaded data.
  const source = { base: task.base, ...(task.index !== undefined && { index: task.index }) };
  switch (task.kind) {
    case 'warm':
      await loadSuggest(source);
      await withEngine(source, () => Promise.resolve());
      return null;
    case 'search':
    case 'assist':
    case 'explain':
      return withEngine<object>(source, (engine) => engine[task.kind](task.request));
    case 'post':
    case 'categories': {
      const { answerCall } = await import('./answer-call');
      return withEngine(source, (engine) => answerCall(engine, task));
    }
    case 'suggest':
      return (await loadSuggest(source))(task.text);
  }
}

/** Converts an error: a SearchError, a RequestError, or a fault of the search data. */
export function workerFailureOf(error: unknown): WorkerFailure {
  const { failure, message, statusCode, status, parameter } = error as Partial<
    SearchError & RequestError
  >;
  return {
    failure: failure ?? (parameter === undefined ? 'format' : 'request'),
    message: message ?? String(error),
    status: status ?? statusCode,
    parameter,
  };
}
