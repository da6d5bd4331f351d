import fs from 'node:fs';
import os from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { isObject } from '../../lib/values/json-object';
import { siteAbsolute } from './files';
import { JobCounter } from './job-counter';

/** gatsby-node.ts is bundled with all of src/node into this file. */
export const bundle = '.cache/.site/node-apis.js';

/** As many threads run at once as there are processors, but no more than eight: each one has a memory of its own. */
const MAX_THREADS = Math.min(os.availableParallelism(), 8);

interface Task {
  task: string;
  input: unknown;
}

/**
 * Starts a thread with a task that `inThread` declares. The input is copied. The task `x-thread` is declared in a file of
 * that name, which is bundled alone, since a thread that loads all of src/node takes a second to start. Where Gatsby's
 * own compiler made the bundles there is only the one of all, in which the task is found too.
 */
export function startThread(task: string, input?: unknown): Worker {
  const data: Task = { task, input };
  const own = siteAbsolute(`.cache/.site/${task}.js`);
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
  await whenFree(() => endOfThread(startThread(task, input)));
}

/** Starts a thread beside Gatsby's as soon as those that were begun before leave it a processor. */
export async function whenFree(run: () => Promise<void>): Promise<void> {
  if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
  else free -= 1;
  try {
    await run();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

/** What a thread is given that was started before there are jobs. */
const AHEAD = 'ahead';

/** Threads that were started ahead, by their task. */
const started = new Map<string, Worker>();

/**
 * Starts one of the threads that `JobsAhead` or `inThreads` will want, so that it is loaded when there are jobs. Should it
 * fail, the one that is started in its place says why.
 */
export function startAhead(task: string): void {
  keepStarted(task, startThread(task, AHEAD));
}

/** Keeps a thread that has no job for the next one who wants such a thread. */
export function keepStarted(task: string, thread: Worker): void {
  started.set(task, thread);
  for (const event of ['message', 'error']) thread.removeAllListeners(event);
  thread.unref();
  thread.once('error', () => started.delete(task));
}

/** Ends a thread that was started ahead and is not wanted after all. */
export function endAhead(task: string): void {
  void takeStarted(task)?.terminate();
}

/** A thread with a task: the one that is started, or another. */
export function takeThread(task: string): Worker {
  return takeStarted(task) ?? startThread(task);
}

function takeStarted(task: string): Worker | undefined {
  const thread = started.get(task);
  started.delete(task);
  thread?.ref();
  return thread;
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
export function inThread(task: string, run: (input: unknown) => Promise<void> | void): void {
  const data: unknown = workerData;
  // A failure ends the thread, and reaches the one that started it.
  if (!isMainThread && isTask(data) && data.task === task) void run(data.input);
}

/**
 * Does jobs in as many threads as there are processors. The threads end with the last job.
 * @param onResult called with each result as it comes; a thread gets another job afterwards
 * @param here does jobs in the thread that calls, which is one of those then; the first job is for another
 */
export async function inThreads<Job, Result>(
  task: string,
  jobs: readonly Job[],
  onResult: (result: Result, index: number) => Promise<void> | void,
  here?: (job: Job) => Promise<Result>,
): Promise<void> {
  let next = 0;
  const take = () => next++;
  const threads = Math.min(here ? Math.max(1, MAX_THREADS - 1) : MAX_THREADS, jobs.length);
  const running = Array.from({ length: threads }, () => runThread(task, jobs, take, onResult));
  if (here) running.push(runHere(jobs, take, onResult, here));
  await Promise.all(running);
}

async function runHere<Job, Result>(
  jobs: readonly Job[],
  take: () => number,
  onResult: (result: Result, index: number) => Promise<void> | void,
  handle: (job: Job) => Promise<Result>,
): Promise<void> {
  for (let index = take(); index < jobs.length; index = take()) {
    await onResult(await handle(jobs[index] as Job), index);
    // The other threads wait for their next jobs.
    await setImmediate();
  }
}

/** Runs one thread until there is no job left. */
function runThread<Job, Result>(
  task: string,
  jobs: readonly Job[],
  take: () => number,
  onResult: (result: Result, index: number) => Promise<void> | void,
): Promise<void> {
  const worker = takeThread(task);
  return new Promise<void>((resolve, reject) => {
    /** Those that it has, in their order. */
    const given: number[] = [];
    const send = () => {
      const index = take();
      if (index >= jobs.length) return;
      given.push(index);
      worker.postMessage(jobs[index]);
    };
    worker.on('error', reject);
    worker.on('message', (result: Result) => {
      Promise.resolve(onResult(result, given.shift() ?? -1)).then(() => {
        send();
        if (given.length === 0) resolve();
      }, reject);
    });
    send();
    // One more, when each thread has one: so it does not wait while the one that hands them out is busy.
    queueMicrotask(() => {
      send();
      if (given.length === 0) resolve();
    });
  }).finally(() => worker.terminate());
}

/** A job that is done only until its counter is closed; afterwards it has no result. */
export interface JobAhead<Job> {
  job: Job;
  /** Memory of a `JobCounter`. */
  counter: SharedArrayBuffer;
}

/**
 * Declares what a thread with this task does with each job that `inThreads` or `JobsAhead` give it.
 * @param prepare what one that was started ahead does in steps until a job of `inThreads` is there, and no longer than
 * jobs are done ahead
 */
export function forEachJob<Job, Result>(
  task: string,
  handle: (job: Job) => Result | Promise<Result>,
  prepare?: () => Iterator<void>,
): void {
  inThread(task, (input) => {
    const port = parentPort;
    if (!port) throw new Error('This is no thread of the build.');
    return new Promise<void>((_resolve, reject) => {
      let isEnough: () => boolean = () => false;
      /** One job after the other, also where several are given at once. */
      let last = Promise.resolve();
      if (prepare && input === AHEAD) last = stepUntil(() => isEnough(), prepare());
      last.catch(reject);
      port.on('message', (given: Job | JobAhead<Job>) => {
        const { job, counter } = isAhead(given)
          ? { job: given.job, counter: new JobCounter(given.counter) }
          : { job: given };
        isEnough = () => counter?.isClosed !== false;
        last = last.then(async () => {
          if (counter?.begin() === false) return;
          port.postMessage(await handle(job));
          counter?.end();
        });
        last.catch(reject);
      });
    });
  });
}

/** Takes step after step until there is none or none is wanted. */
async function stepUntil(isEnough: () => boolean, steps: Iterator<void>): Promise<void> {
  while (!isEnough() && !steps.next().done) await setImmediate();
}

function isAhead<Job>(given: Job | JobAhead<Job>): given is JobAhead<Job> {
  return isObject(given) && given['counter'] instanceof SharedArrayBuffer;
}

function isTask(data: unknown): data is Task {
  return isObject(data) && typeof data['task'] === 'string' && 'input' in data;
}
