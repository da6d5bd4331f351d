/** The part of a worker's global scope that is used; the types of the page and of workers exclude each other. */
export interface WorkerScope<Message, Reply> {
  onmessage: (event: { data: Message }) => void;
  postMessage: (reply: Reply) => void;
}

/** The global scope of the worker that calls this. */
export function workerScope<Message, Reply>(): WorkerScope<Message, Reply> {
  return globalThis as unknown as WorkerScope<Message, Reply>;
}
