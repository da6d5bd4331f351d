import {
  practiceChannel,
  type PracticeMessage,
  type PracticeReply,
  type PracticeStep,
  type PracticeTask,
  type PracticeValue,
  type ProvenSteps,
  type RunResult,
  type TenantSummary,
} from './step';

/** The reader's practice tenant, which runs in a worker that starts with the first task. */
export interface PracticeClient {
  run: (step: PracticeStep) => Promise<RunResult>;
  prove: (steps: PracticeStep[]) => Promise<ProvenSteps>;
  reset: () => Promise<TenantSummary>;
}

interface Waiting {
  resolve: (value: PracticeValue) => void;
  reject: (error: Error) => void;
}

/** @param changed called when this tab or another one has changed the tenant */
export function createPracticeClient(changed: () => void): PracticeClient {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  if ('BroadcastChannel' in globalThis)
    new BroadcastChannel(practiceChannel).onmessage = () => changed();

  const start = () => {
    const made = new Worker(
      /* webpackChunkName: "practice-worker" */ new URL('./worker.ts', import.meta.url),
    );
    made.onmessage = ({ data }: MessageEvent<PracticeReply>) => {
      const call = waiting.get(data.id);
      waiting.delete(data.id);
      if ('failure' in data) call?.reject(new Error(data.failure));
      else call?.resolve(data.value);
    };
    // A worker whose script does not load never replies: pending calls are rejected, and the next task starts another one.
    made.onerror = (event) => {
      event.preventDefault();
      made.terminate();
      worker = undefined;
      for (const { reject } of waiting.values())
        reject(new Error('The practice tenant could not be started.'));
      waiting.clear();
    };
    return made;
  };

  const send = <Value extends PracticeValue>(task: PracticeTask) =>
    new Promise<Value>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve: resolve as Waiting['resolve'], reject });
      worker ??= start();
      worker.postMessage({ id: lastId, task } satisfies PracticeMessage);
    });

  return {
    run: (step) => send<RunResult>({ kind: 'run', step }),
    prove: (steps) => send<ProvenSteps>({ kind: 'prove', steps }),
    reset: () => send<TenantSummary>({ kind: 'reset' }),
  };
}
