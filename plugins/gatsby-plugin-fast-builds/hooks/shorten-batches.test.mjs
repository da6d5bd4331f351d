import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copiedGatsby } from '../test/copied-gatsby.mjs';
import { shortenBatches } from './shorten-batches.mjs';

/** Gatsby with the hook, and the paths of pages whose data is to be written. */
function developed() {
  const gatsby = copiedGatsby();
  const pagePaths = new Set();
  const redux = gatsby.load('redux/index');
  redux.store = { getState: () => ({ pendingPageDataWrites: { pagePaths } }) };
  shortenBatches(gatsby);
  return { gatsby, pagePaths, emitter: redux.emitter };
}

describe('a browser that requests a page', () => {
  it('is notified of the write, also when its data did not change', () => {
    const { emitter, pagePaths } = developed();
    const listener = vi.fn();
    emitter.on('CLEAR_PENDING_PAGE_DATA_WRITE', listener);
    pagePaths.add('/changed');
    for (const page of ['/changed', '/same'])
      emitter.emit('PAGE_QUERY_RUN', { payload: { path: page } });
    expect(listener.mock.calls.map(([{ payload }]) => payload)).toEqual([{ page: '/same' }]);
  });
});

describe('saves that follow each other', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are one batch, which ends when nothing was saved for a moment', async () => {
    const { gatsby } = developed();
    const { createMachine, interpret, assign } = gatsby.gatsby('xstate');
    const run = vi.fn(() => new Promise(() => undefined));
    const service = interpret(
      createMachine(gatsby.load('state-machines/waiting/index').waitingStates, {
        services: { runMutationBatch: run },
        actions: {
          addNodeMutation: assign({
            nodeMutationBatch: ({ nodeMutationBatch }, { payload }) => [
              ...nodeMutationBatch,
              payload,
            ],
          }),
        },
      }),
    ).start();
    for (const name of ['a', 'b', 'c']) {
      service.send({ type: 'ADD_NODE_MUTATION', payload: name });
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(50);
    expect(run).toHaveBeenCalledTimes(1);
    expect(service.state.context.runningBatch).toEqual(['a', 'b', 'c']);
    service.stop();
  });
});
