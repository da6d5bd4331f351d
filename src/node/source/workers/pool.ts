import os from 'node:os';
import { Tinypool } from 'tinypool';
import { allSteps } from './page-step';

/** A function that a worker's bundle exports. Its input and its result are copied between threads. */
export interface WorkerTask<Input, Result> {
  /** Absolute path of the bundle. */
  bundle: string;
  /** Name of the export. */
  name: string;
  /** The same function, for this process. */
  run: (input: Input) => Result | Promise<Result>;
}

/** Each worker has a memory of its own. */
const MAX_WORKERS = 7;
/** Workers without tasks end after this time, which steps of Gatsby between two uses of them do not take. */
const IDLE_MS = 30_000;
/** Room for short-lived objects. With the 48 of Node a fifth of the processor time of a compilation is their collection. */
const YOUNG_MB = 96;
/** Fewer tasks run in the process itself: a worker takes half a second to start. */
export const WORTH_WORKERS = 60;

let pool: Tinypool | undefined;

/** There is a worker for each processor: Gatsby's process mostly waits for them. */
const workerCount = Math.min(os.availableParallelism(), MAX_WORKERS);

function workers(): Tinypool {
  return (pool ??= new Tinypool({
    minThreads: 0,
    maxThreads: workerCount,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  }));
}

/** Starts the workers, which load a bundle that exports `isLoaded`. Its tasks report what fails. */
export function startWorkers(bundle: string): void {
  for (let worker = 0; worker < workerCount; worker += 1)
    workers()
      .run(undefined, { filename: bundle, name: 'isLoaded' })
      .catch(() => undefined);
}

/** Queues a task for the workers. */
export function runInWorker<Input, Result>(
  { bundle, name }: WorkerTask<Input, Result>,
  input: Input,
): Promise<Result> {
  return workers().run(input, { filename: bundle, name }) as Promise<Result>;
}

/**
 * Runs a task for each input: in workers where there are many, else one after the other in this process.
 * @returns results in the order of inputs; rejects with all pages that failed, or with the first other failure
 */
export async function runTasks<Input, Result>(
  task: WorkerTask<Input, Result>,
  inputs: readonly Input[],
  worthWorkers = WORTH_WORKERS,
): Promise<Result[]> {
  if (inputs.length >= worthWorkers)
    return allSteps(inputs.map((input) => runInWorker(task, input)));
  const steps: Promise<Result>[] = [];
  for (const input of inputs) {
    const step = Promise.resolve(input).then(task.run);
    steps.push(step);
    await step.catch(() => undefined);
  }
  return allSteps(steps);
}
