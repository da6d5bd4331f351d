import { afterEach, describe, expect, it, vi } from 'vitest';
import { handleCalls, workerCalls, type CallMessage } from './worker-calls';

const methods = {
  double: (number: number) => Promise.resolve(number * 2),
  refuse: (reason: string) => Promise.reject<never>(new Error(reason)),
  wait: () => new Promise<never>(() => undefined),
};

/** A worker in this process, which runs the methods. */
class LocalWorker {
  onmessage: (event: { data: unknown }) => void = () => undefined;
  onerror: (event: { preventDefault: () => void }) => void = () => undefined;
  terminate = vi.fn();
  readonly #scope = globalThis as unknown as { onmessage: (event: { data: unknown }) => void };

  constructor() {
    vi.stubGlobal('postMessage', (data: unknown) =>
      this.onmessage({ data: structuredClone(data) }),
    );
    handleCalls(methods, (error) => ({ failure: String(error) }));
  }

  postMessage(message: CallMessage): void {
    this.#scope.onmessage({ data: structuredClone(message) });
  }
}

const client = (createWorker: () => unknown) =>
  workerCalls<typeof methods, { failure: string }>(
    createWorker as () => Worker,
    (failed) => new Error(failed?.failure ?? 'no worker'),
  );

afterEach(() => vi.unstubAllGlobals());

describe('a call to a worker', () => {
  it('resolves to the value of the method, and rejects with its failure', async () => {
    const send = client(() => new LocalWorker());
    const all = [send('double', 2), send('double', 4)];
    expect(await Promise.all(all)).toEqual([4, 8]);
    await expect(send('refuse', 'too late')).rejects.toThrow('Error: too late');
  });

  it('rejects with the reason of its signal', async () => {
    const send = client(() => new LocalWorker());
    const controller = new AbortController();
    const waiting = send('wait', undefined, controller.signal);
    controller.abort(new Error('typed on'));
    await expect(waiting).rejects.toThrow('typed on');
  });

  it('rejects if the worker does not start, and the next call starts another one', async () => {
    const workers: LocalWorker[] = [];
    const create = vi.fn(() => {
      const worker = new LocalWorker();
      workers.push(worker);
      return worker;
    });
    create.mockImplementationOnce(() => {
      throw new Error('workers are off');
    });
    const send = client(create);
    await expect(send('double', 1)).rejects.toThrow('no worker');
    const waiting = send('wait', undefined);
    workers[0]?.onerror({ preventDefault: () => undefined });
    await expect(waiting).rejects.toThrow('no worker');
    expect(workers[0]?.terminate).toHaveBeenCalled();
    expect(await send('double', 3)).toBe(6);
  });
});
