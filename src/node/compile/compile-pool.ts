import fs from 'node:fs';
import { markdownFiles } from '../source/files';
import { JobsAhead } from '../source/jobs-ahead';
import { endAhead, inThreads, startAhead } from '../source/thread';
import { compileBatch, TASK, type KeepJob } from './compile-thread';
import type { KeptContent } from './kept-content';
import { pageStore } from './page-store';

/** Fewer pages are compiled at once where they are: a thread takes half a second to start. */
const WORTH_THREADS = 60;

/** Pages that a thread gets at once. */
const BATCH = 8;

/** The same of pages with diagrams, of which a thread compiles 30 in a second once it runs fast. */
const DRAWN_BATCH = 100;

/** Pages that a thread compiles while others are still read. */
let ahead: JobsAhead<readonly KeepJob[], readonly KeptContent[]> | undefined;

/** Starts a thread that compiles while pages are still read, where none is kept and there are many. */
export function prepareToCompile(): void {
  if (fs.existsSync(pageStore.folder) || markdownFiles().length < WORTH_THREADS) return;
  startAhead(TASK);
  ahead = new JobsAhead(TASK);
}

/** Has a page compiled while others are still read, where a thread was started for it. */
export function compileAhead(page: () => KeepJob): void {
  ahead?.add([page()]);
}

/** Ends what was begun with `compileAhead`. @returns what stays in memory of the pages that are compiled, with their key */
export async function compiledAhead(): Promise<Map<string, { key: string; content: KeptContent }>> {
  const done = (await ahead?.endJobs()) ?? [];
  ahead = undefined;
  const pages = done.flatMap(({ job, result }) =>
    job.map(({ id, key }, at) => [id, { key, content: result[at] as KeptContent }] as const),
  );
  return new Map(pages);
}

/** Compiles and keeps many pages, on all processors when there are enough of them. @returns what stays in memory of each */
export async function compileMany(jobs: readonly KeepJob[]): Promise<KeptContent[]> {
  if (jobs.length < WORTH_THREADS) {
    endAhead(TASK);
    return compileBatch(jobs);
  }
  const contents: KeptContent[] = [];
  const batches = batchesOf(jobs);
  await inThreads(
    TASK,
    batches.map((batch) => batch.map((index) => jobs[index] as KeepJob)),
    (made: readonly KeptContent[], number) => {
      for (const [at, index] of (batches[number] ?? []).entries())
        contents[index] = made[at] as KeptContent;
    },
    compileBatch,
  );
  return contents;
}

/**
 * Numbers of the pages that a thread compiles at once. Those with diagrams come first, and many of them are for one
 * thread: what lays diagrams out takes a second until it runs fast, in each thread.
 */
export function batchesOf(jobs: readonly KeepJob[]): number[][] {
  const isDrawn = (index: number) => jobs[index]?.job.body.includes('```mermaid') === true;
  const all = [...jobs.keys()];
  return [
    ...partsOf(all.filter(isDrawn), DRAWN_BATCH),
    ...partsOf(
      all.filter((index) => !isDrawn(index)),
      BATCH,
    ),
  ];
}

function partsOf(numbers: readonly number[], most: number): number[][] {
  const count = Math.ceil(numbers.length / most);
  return Array.from({ length: count }, (_, part) => numbers.slice(part * most, (part + 1) * most));
}
