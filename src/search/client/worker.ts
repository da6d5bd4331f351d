import { handleTask, workerFailureOf } from './handle-task';
import type { WorkerResponse, WorkerCall } from './worker-messages';

/** The part of a worker's global workerScope that is used; the types of the page and of workers exclude each other. */
const workerScope = globalThis as unknown as {
  onmessage: (event: { data: WorkerCall }) => void;
  postMessage: (response: WorkerResponse) => void;
};

workerScope.onmessage = ({ data: { id, task } }) => {
  handleTask(task).then(
    (value) => workerScope.postMessage({ id, value }),
    (error: unknown) => workerScope.postMessage({ id, ...workerFailureOf(error) }),
  );
};
