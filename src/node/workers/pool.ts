import os from 'node:os';
import { Tinypool } from 'tinypool';
import { bundleFile, resourceLimits, type BundleName } from './bundle';
import { eachOf, valuesOf, type Outcome } from './page-step';

/** A function, and its form for lists that a worker's bundle exports. Inputs and results are copied between threads. */
export interface WorkerTask<Input, Result> {
  /** Absolute path of the bundle. */
  bundle: string;
  /** Name of the export, which `eachOf` makes of the function. */
  name: string;
  /** The function, for this process. */
  run: (input: Input) => Result | Promise<Result>;
}

/** A task of a bundle of the site. @param name of the export that `eachOf` makes of the function */
export const workerTask = <Input, Result>(
  bundle: BundleName,
  name: string,
  run: WorkerTask<Input, Result>['run'],
): WorkerTask<Input, Result> => ({ bundle: bundleFile(bundle), name, run });

/** Each worker has a memory of its own. */
const MAX_WORKERS = 7;
/** Workers without tasks end after this time, which steps of Gatsby between two uses of them do not take. */
const IDLE_MS = 30_000;
/** Fewer tasks run in the process itself: a worker takes half a second to start. */
export const MIN_WORKER_TASKS = 60;
/** Inputs that a worker gets together: after each message the pool measures memory, which takes a millisecond. */
export const BATCH = 16;

let pool: Tinypool | undefined;

/** There is a worker for each processor: Gatsby's process mostly waits for them. */
export const workerCount = Math.min(os.availableParallelism(), MAX_WORKERS);

function workers(): Tinypool {
  return (pool ??= new Tinypool({
    minThreads: 0,
    maxThreads: workerCount,
    idleTimeout: IDLE_MS,
    resourceLimits,
  }));
}

/** Queues inputs for a worker, which runs the task on one after the other. */
export function runInWorker<Input, Result>(
  { bundle, name }: WorkerTask<Input, Result>,
  inputs: readonly Input[],
): Promise<Outcome<Result>[]> {
  return workers().run(inputs, { filename: bundle, name }) as Promise<Outcome<Result>[]>;
}

/**
 * Runs a task for each input: in workers where there are many, else one after the other in this process.
 * @returns results in the order of inputs; rejects with all pages that failed, or with the first other failure
 */
export async function runTasks<Input, Result>(
  task: WorkerTask<Input, Result>,
  inputs: readonly Input[],
  minWorkerTasks = MIN_WORKER_TASKS,
  workersAtMost = workerCount,
): Promise<Result[]> {
  if (inputs.length < minWorkerTasks) return valuesOf(await eachOf(task.run)(inputs));
  const count = Math.max(Math.ceil(inputs.length / BATCH), 2 * workerCount);
  // Neighbors are in different batches: inputs that are sorted by their size make batches that take equally long.
  const batches = Array.from({ length: count }, (_, first) =>
    inputs.filter((_input, index) => index % count === first),
  ).entries();
  const outcomes: Outcome<Result>[][] = [];
  const work = async () => {
    for (const [first, batch] of batches) outcomes[first] = await runInWorker(task, batch);
  };
  await Promise.all(Array.from({ length: workersAtMost }, work));
  return valuesOf(
    inputs.flatMap((_, index) => outcomes[index % count]?.[Math.floor(index / count)] ?? []),
  );
}
