import { SearchError } from './client';
import type { SearchResponse, Suggestion } from './protocol';
import { RequestError } from './request-error';
import { loadEngine, loadSuggest } from './search-data';
import type { WorkerFailure, WorkerTask } from './worker-messages';

/** Answers a task with the engine over the search data at the task's address. */
export async function answerTask(task: WorkerTask): Promise<SearchResponse | Suggestion[] | null> {
  // Without the rest of the task: what is loaded is known by its place.
  const place = { base: task.base, ...(task.index !== undefined && { index: task.index }) };
  switch (task.kind) {
    case 'warm':
      await loadSuggest(place);
      await loadEngine(place);
      return null;
    case 'search':
      return (await loadEngine(place)).search(task.request);
    case 'suggest':
      return (await loadSuggest(place))(task.text);
  }
}

/** What is sent in place of an error. */
export function failureOf(error: unknown): WorkerFailure {
  if (error instanceof RequestError)
    return {
      failure: 'request',
      message: error.message,
      status: error.statusCode,
      parameter: error.parameter,
    };
  if (error instanceof SearchError)
    return {
      failure: error.failure,
      message: error.message,
      ...(error.status !== undefined && { status: error.status }),
    };
  return { failure: 'format', message: `The search data can't be used: ${String(error)}` };
}
