import { withProofs } from '../content-checks/proof';
import { shopResponses } from '../examples/shop-responses';
import { compile, type CompileInput } from '../markdown/compile';
import { drawAhead } from '../markdown/diagrams/drawings';
import type { CompiledContent } from '../source/compiled-content';
import { markdownFiles, readSiteFile } from '../source/files';
import { forEachJob } from '../source/thread';
import { keepContent, withoutRest, type KeptContent, type PageKey } from './kept-content';
import { pageStore } from './page-store';

export const TASK = 'compile-thread';

/** Diagrams of a page; those that are set in, as in a list, are drawn with their page. */
const diagrams = /^```mermaid\b.*\n([\s\S]*?)\n```$/gm;

/** One page to compile; everything but the function that reads partials, which each thread has. */
export type CompileJob = Omit<CompileInput, 'readFile'>;

/** A page to compile and to keep. */
export interface KeepJob extends PageKey {
  job: CompileJob;
}

/** Compiles one page of the site, with responses of the shop where it shows calls. */
export async function compilePage(job: CompileJob): Promise<CompiledContent> {
  return withProofs(await compile({ ...job, readFile: readSiteFile }, shopResponses));
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

/** Draws diagrams of pages, one in a step, until there are pages to compile: what lays them out takes long at first. */
function* drawDiagrams(): Iterator<void> {
  for (const file of markdownFiles())
    for (const [, code = ''] of (readSiteFile(file) ?? '').matchAll(diagrams)) {
      drawAhead(code);
      yield;
    }
}

forEachJob(TASK, compileBatch, drawDiagrams);
