import { inThreads } from '../source/thread';
import { compileBatch, TASK, type KeepJob } from './compile-thread';
import type { KeptContent } from './kept-content';

/** Fewer pages are compiled at once where they are: a thread takes half a second to start. */
const WORTH_THREADS = 60;

/** Pages that a thread gets at once. */
const BATCH = 8;

/** Compiles and keeps many pages, on all processors when there are enough of them. @returns what stays in memory of each */
export async function compileMany(jobs: readonly KeepJob[]): Promise<KeptContent[]> {
  if (jobs.length < WORTH_THREADS) return compileBatch(jobs);
  const contents: KeptContent[] = [];
  const batches = batchesOf(jobs);
  await inThreads(
    TASK,
    batches.map((batch) => batch.map((index) => jobs[index] as KeepJob)),
    (made: readonly KeptContent[], number) => {
      for (const [at, index] of (batches[number] ?? []).entries())
        contents[index] = made[at] as KeptContent;
    },
  );
  return contents;
}

/**
 * Numbers of the pages that a thread compiles at once. Those with diagrams are one batch, the first one: what lays
 * diagrams out takes a second until it runs fast, in each thread. Where there are many, other threads would wait for it.
 */
export function batchesOf(jobs: readonly KeepJob[]): number[][] {
  const all = [...jobs.keys()];
  const drawn = all.filter((index) => jobs[index]?.job.body.includes('```mermaid'));
  const alone = drawn.length <= jobs.length / 3 ? drawn : [];
  const isAlone = new Set(alone);
  const others = all.filter((index) => !isAlone.has(index));
  const batches = alone.length > 0 ? [alone] : [];
  for (let from = 0; from < others.length; from += BATCH)
    batches.push(others.slice(from, from + BATCH));
  return batches;
}
