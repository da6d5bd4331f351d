import { SearchError } from './client';
import { RequestError } from './request-error';
import { loadEngine, loadSuggest } from './search-data';
import type { WorkerAnswer, WorkerCall, WorkerTask } from './worker-messages';

/** The part of a worker's global scope that is used; the types of the page and of workers exclude each other. */
const scope = globalThis as unknown as {
  onmessage: (event: { data: WorkerCall }) => void;
  postMessage: (answer: WorkerAnswer) => void;
};

scope.onmessage = ({ data: { id, task } }) => {
  answer(task).then(
    (value) => scope.postMessage({ id, value }),
    (error: unknown) => scope.postMessage({ id, ...failureOf(error) }),
  );
};

async function answer(task: WorkerTask) {
  switch (task.kind) {
    case 'warm':
      await loadSuggest(task);
      await loadEngine(task);
      return null;
    case 'search':
      return (await loadEngine(task)).search(task.request);
    case 'suggest':
      return (await loadSuggest(task))(task.text);
  }
}

function failureOf(error: unknown) {
  if (error instanceof RequestError)
    return {
      failure: 'request',
      message: error.message,
      status: error.statusCode,
      parameter: error.parameter,
    } as const;
  if (error instanceof SearchError)
    return {
      failure: error.failure,
      message: error.message,
      ...(error.status !== undefined && { status: error.status }),
    } as const;
  return { failure: 'format', message: `The search data can't be used: ${String(error)}` } as const;
}
