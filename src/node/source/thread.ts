import fs from 'node:fs';
import os from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { isObject } from '../../lib/values/json-object';
import { siteAbsolute } from './files';

/** gatsby-node.ts is bundled with all of src/node into this file. */
export const bundle = '.cache/compiled/gatsby-node.js';

/** No more threads run at once: each one has a memory of its own. */
const MAX_THREADS = 8;

interface Task {
  task: string;
  input: unknown;
}

/**
 * Starts a thread with a task that `inThread` declares. The input is copied. The task `x-thread` is declared in a file of
 * that name, which is bundled alone, since a thread that loads all of src/node takes a second to start. Where Gatsby's
 * own compiler made the bundles there is only the one of all, in which the task is found too.
 */
function startThread(task: string, input?: unknown): Worker {
  const data: Task = { task, input };
  const own = siteAbsolute(`.cache/compiled/${task}.js`);
  return new Worker(fs.existsSync(own) ? own : siteAbsolute(bundle), { workerData: data });
}

/** Threads beside Gatsby's own: as many as it leaves processors. */
let free = Math.max(1, os.availableParallelism() - 1);
const waiting: (() => void)[] = [];

/**
 * Does a task while Gatsby goes on, after the tasks that were begun before. More threads than there are processors would
 * slow down the one that everything waits for, and hold what they work on in memory at the same time.
 * Resolves when the task is done; rejects with what ended it.
 */
export async function inBackground(task: string, input: unknown): Promise<void> {
  if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
  else free -= 1;
  try {
    await endOfThread(startThread(task, input));
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

/** Resolves when the thread has done its task; rejects with what ended it. */
function endOfThread(thread: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    thread.on('error', reject);
    thread.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`A thread of the build ended with code ${code}.`)),
    );
  });
}

/** Declares what a thread with this task does. Elsewhere it does nothing. */
export function inThread(task: string, run: (input: unknown) => Promise<void>): void {
  const data: unknown = workerData;
  // A rejection ends the thread, and reaches the one that started it.
  if (!isMainThread && isTask(data) && data.task === task) void run(data.input);
}

/**
 * Does jobs in as many threads as there are processors. The threads end with the last job.
 * @param onResult called with each result as it comes; a thread gets its next job afterwards
 */
export async function inThreads<Job, Result>(
  task: string,
  jobs: readonly Job[],
  onResult: (result: Result, index: number) => Promise<void> | void,
): Promise<void> {
  let next = 0;
  const run = () => runThread(task, jobs, () => next++, onResult);
  const threads = Math.min(os.availableParallelism(), MAX_THREADS, jobs.length);
  await Promise.all(Array.from({ length: threads }, run));
}

/** Runs one thread until there is no job left. */
function runThread<Job, Result>(
  task: string,
  jobs: readonly Job[],
  take: () => number,
  onResult: (result: Result, index: number) => Promise<void> | void,
): Promise<void> {
  const worker = startThread(task);
  return new Promise<void>((resolve, reject) => {
    let index = -1;
    const send = () => {
      index = take();
      if (index < jobs.length) worker.postMessage(jobs[index]);
      else resolve();
    };
    worker.on('error', reject);
    worker.on('message', (result: Result) => {
      Promise.resolve(onResult(result, index)).then(send, reject);
    });
    send();
  }).finally(() => worker.terminate());
}

/** Declares what a thread with this task, started by `inThreads`, does with each job. */
export function forEachJob<Job, Result>(
  task: string,
  handle: (job: Job) => Result | Promise<Result>,
): void {
  inThread(task, () => {
    const port = parentPort;
    if (!port) throw new Error('This is no thread of the build.');
    return new Promise<void>((_resolve, reject) => {
      port.on('message', (job: Job) => {
        Promise.resolve(job)
          .then(handle)
          .then((result) => port.postMessage(result), reject);
      });
    });
  });
}

function isTask(data: unknown): data is Task {
  return isObject(data) && typeof data['task'] === 'string' && 'input' in data;
}
