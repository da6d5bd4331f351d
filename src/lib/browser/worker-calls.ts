interface PendingCall<Value> {
  resolve: (value: Value) => void;
  reject: (error: unknown) => void;
}

export interface WorkerCall<Task> {
  id: number;
  task: Task;
}

/** Reply of a worker, by the id of the call. */
export type WorkerReply<Value, Failure extends { failure: unknown }> =
  { id: number; value: Value } | ({ id: number } & Failure);

/**
 * Returns a function that calls a worker. The first call creates the worker.
 * @param errorOf error for a failure, or for a script that does not load
 */
export function workerCalls<Task, Value, Failure extends { failure: unknown }>(
  createWorker: () => Worker,
  errorOf: (failure?: Failure) => Error,
): (task: Task, signal?: AbortSignal) => Promise<Value> {
  const pending = new Map<number, PendingCall<Value>>();
  let worker: Worker | undefined;
  let lastId = 0;

  const startWorker = () => {
    const newWorker = createWorker();
    newWorker.onmessage = ({ data }: MessageEvent<WorkerReply<Value, Failure>>) => {
      const call = pending.get(data.id);
      pending.delete(data.id);
      if ('failure' in data) call?.reject(errorOf(data));
      else call?.resolve(data.value);
    };
    // A worker whose script does not load never replies: pending calls are rejected, and the next one starts another worker.
    newWorker.onerror = (event) => {
      event.preventDefault();
      newWorker.terminate();
      worker = undefined;
      for (const { reject } of pending.values()) reject(errorOf());
      pending.clear();
    };
    return newWorker;
  };

  return (task, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      lastId += 1;
      const id = lastId;
      signal?.addEventListener('abort', () => {
        pending.delete(id);
        reject(signal.reason as Error);
      });
      try {
        worker ??= startWorker();
      } catch {
        // The browser has no workers, or refuses this one.
        return reject(errorOf());
      }
      pending.set(id, { resolve, reject });
      worker.postMessage({ id, task } satisfies WorkerCall<Task>);
    });
}
