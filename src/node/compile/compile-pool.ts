import os from 'node:os';
import { readSiteFile } from '../source/files';
import { inThread, startThread, toStarter } from '../source/thread';
import { withProofs } from '../content-checks/proof';
import { shopResponses } from '../examples/shop-responses';
import { compileWithResponses, type CompileInput } from '../markdown/compile';
import type { CompiledContent } from '../source/compiled-content';

/** One page to compile; everything but the function that reads partials, which each thread has. */
export type CompileJob = Omit<CompileInput, 'readFile'>;

/** Fewer pages are compiled at once where they are: a thread takes half a second to start. */
const WORTH_THREADS = 60;
const TASK = 'compile content';

/** Compiles one page of the site, with responses of the shop where it shows calls. */
export async function compilePage(job: CompileJob): Promise<CompiledContent> {
  return withProofs(await compileWithResponses({ ...job, readFile: readSiteFile }, shopResponses));
}

/** Compiles many pages, on all processors when there are enough of them. Calls back with each result as it comes. */
export async function compileMany(
  jobs: readonly CompileJob[],
  onResult: (index: number, content: CompiledContent) => Promise<void>,
): Promise<void> {
  const threads = jobs.length < WORTH_THREADS ? 0 : Math.min(os.availableParallelism(), 8);
  if (threads < 2) {
    for (const [index, job] of jobs.entries()) await onResult(index, await compilePage(job));
    return;
  }
  let next = 0;
  await Promise.all(Array.from({ length: threads }, () => runThread(jobs, () => next++, onResult)));
}

/** Runs one thread until there is no job left. */
function runThread(
  jobs: readonly CompileJob[],
  take: () => number,
  onResult: (index: number, content: CompiledContent) => Promise<void>,
): Promise<void> {
  const worker = startThread(TASK);
  return new Promise<void>((resolve, reject) => {
    let index = -1;
    const send = () => {
      index = take();
      const job = jobs[index];
      if (job) worker.postMessage(job);
      else resolve();
    };
    worker.on('error', reject);
    worker.on('message', (content: CompiledContent) => {
      onResult(index, content).then(send, reject);
    });
    send();
  }).finally(() => worker.terminate());
}

/** In a thread of the pool: handles each job with its compiled content, until the thread is ended. */
inThread(TASK, () => {
  const port = toStarter();
  return new Promise<void>((_resolve, reject) => {
    port.on('message', (job: CompileJob) => {
      compilePage(job).then((content) => port.postMessage(content), reject);
    });
  });
});
