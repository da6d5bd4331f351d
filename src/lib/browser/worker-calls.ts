/** Methods of a worker, each with one argument. */
type Methods<Names extends PropertyKey> = Record<Names, (argument: never) => Promise<unknown>>;

/** Calls a method of a worker. @throws the reason of the aborted signal, or the error of a failure */
export type WorkerCall<Worked extends Methods<keyof Worked>> = <Name extends keyof Worked>(
  name: Name,
  argument: Parameters<Worked[Name]>[0],
  signal?: AbortSignal,
) => ReturnType<Worked[Name]>;

export interface CallMessage {
  id: number;
  name: PropertyKey;
  argument: unknown;
}

/** Reply of a worker, by the id of the call. */
export type ReplyMessage<Failure> = { id: number; value: unknown } | ({ id: number } & Failure);

interface PendingCall {
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
}

/**
 * Returns a function that calls the methods of a worker. The first call creates the worker.
 * @param errorOf error for a failure, or for a script that does not load
 */
export function workerCalls<
  Worked extends Methods<keyof Worked>,
  Failure extends { failure: unknown },
>(createWorker: () => Worker, errorOf: (failure?: Failure) => Error): WorkerCall<Worked> {
  const pending = new Map<number, PendingCall>();
  let worker: Worker | undefined;
  let lastId = 0;

  const startWorker = () => {
    const newWorker = createWorker();
    newWorker.onmessage = ({ data }: MessageEvent<ReplyMessage<Failure>>) => {
      const call = pending.get(data.id);
      pending.delete(data.id);
      if ('failure' in data) call?.reject(errorOf(data));
      else call?.resolve(data.value as never);
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

  const call = (name: PropertyKey, argument: unknown, signal?: AbortSignal) =>
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
      worker.postMessage({ id, name, argument } satisfies CallMessage);
    });
  return call as WorkerCall<Worked>;
}

/** The members of a worker's global scope that calls need. TypeScript cannot load the types of pages and of workers together. */
interface WorkerScope<Failure> {
  onmessage: (event: { data: CallMessage }) => void;
  postMessage: (reply: ReplyMessage<Failure>) => void;
}

/** Handles the calls of a page in the worker that runs this. */
export function handleCalls<Failure extends { failure: unknown }>(
  methods: Methods<string>,
  failureOf: (error: unknown) => Failure,
): void {
  const scope = globalThis as unknown as WorkerScope<Failure>;
  scope.onmessage = ({ data: { id, name, argument } }) => {
    methods[String(name)]?.(argument as never).then(
      (value) => scope.postMessage({ id, value }),
      (error: unknown) => scope.postMessage({ id, ...failureOf(error) }),
    );
  };
}
