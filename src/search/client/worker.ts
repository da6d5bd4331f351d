import { answerTask, failureOf } from './handle-task';
import type { WorkerAnswer, WorkerCall } from './worker-messages';

/** The part of a worker's global scope that is used; the types of the page and of workers exclude each other. */
const scope = globalThis as unknown as {
  onmessage: (event: { data: WorkerCall }) => void;
  postMessage: (answer: WorkerAnswer) => void;
};

scope.onmessage = ({ data: { id, task } }) => {
  answerTask(task).then(
    (value) => scope.postMessage({ id, value }),
    (error: unknown) => scope.postMessage({ id, ...failureOf(error) }),
  );
};
