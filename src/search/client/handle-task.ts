import type { IndexCall, SearchError, SearchFailure } from './client';
import type { Assistance } from '../protocol/assistance';
import type { Explanation } from '../protocol/explanation';
import type { RequestError } from '../protocol/request-error';
import type { SearchRequest, SearchResponse, Suggestion } from '../protocol/types';
import { loadSuggest, withEngine, type SearchPlace } from './search-data';

/** Message of the page to the worker. */
export type WorkerTask = SearchPlace &
  (
    | { kind: 'warm' }
    | { kind: 'search'; request: SearchRequest }
    | { kind: 'assist'; request: SearchRequest }
    | { kind: 'explain'; request: SearchRequest }
    | IndexCall
    | { kind: 'suggest'; text: string }
  );

/** Why a task failed, in a form that can be sent. */
export interface WorkerFailure {
  failure: SearchFailure;
  message: string;
  /** HTTP status where there is one. */
  status?: number | undefined;
  /** With the failure `request`: the parameter that breaks the rule. */
  parameter?: string | undefined;
}

export type WorkerValue = SearchResponse | Assistance | Explanation | object | Suggestion[] | null;

/** Handles a task with the engine over the search data at the task's address. */
export async function handleTask(task: WorkerTask): Promise<WorkerValue> {
  // Without the rest of the task: loaded data is cached by its place.
  const place = { base: task.base, ...(task.index !== undefined && { index: task.index }) };
  switch (task.kind) {
    case 'warm':
      await loadSuggest(place);
      await withEngine(place, () => Promise.resolve());
      return null;
    case 'search':
      return withEngine(place, (engine) => engine.search(task.request));
    case 'assist':
      return withEngine(place, (engine) => engine.assist(task.request));
    case 'explain':
      return withEngine(place, (engine) => engine.explain(task.request));
    case 'post':
    case 'categories': {
      const { answerCall } = await import('./answer-call');
      return withEngine(place, (engine) => answerCall(engine, task));
    }
    case 'suggest':
      return (await loadSuggest(place))(task.text);
  }
}

/** Message in place of an error: a SearchError, a RequestError, or a failure in the search data. */
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
