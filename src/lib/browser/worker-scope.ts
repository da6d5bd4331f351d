import type { WorkerCall, WorkerReply } from './worker-calls';

/** The members of a worker's global scope that calls need. TypeScript cannot load the types of pages and of workers together. */
interface WorkerScope<Task, Reply> {
  onmessage: (event: { data: WorkerCall<Task> }) => void;
  postMessage: (reply: Reply) => void;
}

/** Handles the calls of a page in the worker that runs this. */
export function handleCalls<Task, Value, Failure extends { failure: unknown }>(
  handle: (task: Task) => Promise<Value>,
  failureOf: (error: unknown) => Failure,
): void {
  const scope = globalThis as unknown as WorkerScope<Task, WorkerReply<Value, Failure>>;
  scope.onmessage = ({ data: { id, task } }) => {
    handle(task).then(
      (value) => scope.postMessage({ id, value }),
      (error: unknown) => scope.postMessage({ id, ...failureOf(error) }),
    );
  };
}
