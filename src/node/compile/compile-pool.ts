import { inThreads } from '../source/thread';
import { compileAndKeep, TASK, type KeepJob } from './compile-thread';
import type { KeptContent } from './kept-content';

/** Fewer pages are compiled at once where they are: a thread takes half a second to start. */
const WORTH_THREADS = 60;

/** Compiles and keeps many pages, on all processors when there are enough of them. @returns what stays in memory of each */
export async function compileMany(jobs: readonly KeepJob[]): Promise<KeptContent[]> {
  const contents: KeptContent[] = [];
  const add = (content: KeptContent, index: number) => void (contents[index] = content);
  if (jobs.length >= WORTH_THREADS) await inThreads(TASK, jobs, add);
  else for (const [index, job] of jobs.entries()) add(await compileAndKeep(job), index);
  return contents;
}
