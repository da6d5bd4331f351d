import { withProofs } from '../content-checks/proof';
import { shopResponses } from '../examples/shop-responses';
import { compileWithResponses, type CompileInput } from '../markdown/compile';
import type { CompiledContent } from '../source/compiled-content';
import { readSiteFile } from '../source/files';
import { forEachJob } from '../source/thread';
import { keepContent, withoutRest, type KeptContent, type PageKey } from './kept-content';
import { pageStore } from './page-store';

export const TASK = 'compile-thread';

/** One page to compile; everything but the function that reads partials, which each thread has. */
export type CompileJob = Omit<CompileInput, 'readFile'>;

/** A page to compile and to keep. */
export interface KeepJob extends PageKey {
  job: CompileJob;
}

/** Compiles one page of the site, with responses of the shop where it shows calls. */
export async function compilePage(job: CompileJob): Promise<CompiledContent> {
  return withProofs(await compileWithResponses({ ...job, readFile: readSiteFile }, shopResponses));
}

/** Compiles a page and keeps it. @returns what stays in memory of it */
export async function compileAndKeep({ job, ...page }: KeepJob): Promise<KeptContent> {
  const content = await compilePage(job);
  keepContent(page, content, pageStore);
  return withoutRest(content);
}

/** Compiles pages one after the other, and keeps them. @returns what stays in memory of each */
export async function compileBatch(batch: readonly KeepJob[]): Promise<KeptContent[]> {
  const contents: KeptContent[] = [];
  for (const job of batch) contents.push(await compileAndKeep(job));
  return contents;
}

forEachJob(TASK, compileBatch);
