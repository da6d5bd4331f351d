import { inThreads } from '../source/thread';
import type { CompiledContent } from '../source/compiled-content';
import { compilePage, TASK, type CompileJob } from './compile-thread';

/** Fewer pages are compiled at once where they are: a thread takes half a second to start. */
const WORTH_THREADS = 60;

/** Compiles many pages, on all processors when there are enough of them. Calls back with each result as it comes. */
export async function compileMany(
  jobs: readonly CompileJob[],
  onResult: (content: CompiledContent, index: number) => Promise<void>,
): Promise<void> {
  if (jobs.length >= WORTH_THREADS) return inThreads(TASK, jobs, onResult);
  for (const [index, job] of jobs.entries()) await onResult(await compilePage(job), index);
}
