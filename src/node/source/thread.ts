import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { isObject } from '../../lib/values/json-object';
import { siteAbsolute } from './files';

/** gatsby-node.ts is bundled with all of src/node into this file; a thread runs it and finds its task in it. */
export const bundle = '.cache/compiled/gatsby-node.js';

interface Task {
  task: string;
  input: unknown;
}

/** Starts a thread with a task that `inThread` declares. The input is copied. */
export function startThread(task: string, input?: unknown): Worker {
  const data: Task = { task, input };
  return new Worker(siteAbsolute(bundle), { workerData: data });
}

/** Resolves when the thread has done its task; rejects with what ended it. */
export function endOfThread(thread: Worker): Promise<void> {
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

/** Messages to and from the thread that started this one. */
export function toStarter(): NonNullable<typeof parentPort> {
  if (!parentPort) throw new Error('This is no thread of the build.');
  return parentPort;
}

function isTask(data: unknown): data is Task {
  return isObject(data) && typeof data['task'] === 'string' && 'input' in data;
}
