import { normalizeSource } from '../source/front-matter/front-matter';
import type { CompiledContent } from '../source/compiled-content';
import { compileAhead, compiledAhead, compileMany } from './compile-pool';
import { compilePage, type CompileJob, type KeepJob } from './compile-thread';
import {
  hasSamePartials,
  keepContent,
  keptContent,
  keptWithoutTree,
  withoutRest,
  type KeptContent,
  type PageKey,
} from './kept-content';
import { pageKey, type PageSource } from './page-key';
import { pageStore, type PageStore } from './page-store';

/** Pages in memory; the rest is read from what is kept. Bounds memory on large sites. */
const MEMORY_ENTRIES = 200;
const memory = new Map<string, { key: string; content: CompiledContent }>();

/**
 * The compiled content of a page: from memory, from what earlier builds kept, or compiled now.
 * Unchanged pages cost the reading of a file, also in the next build.
 */
export async function compiledContent(
  page: PageSource,
  body: string,
  store: PageStore = pageStore,
): Promise<CompiledContent> {
  const made = pageKey(page);
  const known = memory.get(page.id);
  if (known?.key === made.key && hasSamePartials(known.content)) return known.content;
  const kept = keptContent(made, store);
  if (kept) return remember(made, kept);
  const content = await compilePage(jobOf(page, body));
  keepContent(made, content, store);
  return remember(made, content);
}

/** What stays in memory of pages from one call to the next. */
const inMemory = new Map<string, { key: string; content: KeptContent }>();

/**
 * Compiles all pages that are not kept, on all processors.
 * @param isCalledAgain whether it is called at each save, as in `gatsby develop`: then it need not read again what is kept
 * @returns what stays in memory of each page
 */
export async function compileAll<Page extends PageSource>(
  pages: readonly Page[],
  bodyOf: (page: Page) => string,
  { isCalledAgain = false } = {},
): Promise<KeptContent[]> {
  const ahead = await compiledAhead();
  const known = pages.map((page) => {
    const made = pageKey(page);
    const last = inMemory.get(page.id) ?? ahead.get(page.id);
    const isSame = last?.key === made.key && hasSamePartials(last.content);
    return isSame ? last.content : keptWithoutTree(made, pageStore);
  });
  const missing = pages.filter((_, index) => known[index] === undefined);
  const compiled = await compileMany(missing.map((page) => keepJob(page, bodyOf(page))));
  const added = new Map(missing.map((page, index) => [page, compiled[index]]));
  return pages.map((page, index) => {
    const content = known[index] ?? added.get(page);
    if (!content) throw new Error(`${page.file} was not compiled.`);
    const kept = withoutRest(content);
    if (isCalledAgain) inMemory.set(page.id, { key: pageKey(page).key, content: kept });
    return kept;
  });
}

/** Has a page compiled as soon as it is read, where nothing is kept of an earlier build. */
export function beginToCompile(page: PageSource, body: string): void {
  compileAhead(() => keepJob(page, body));
}

function keepJob(page: PageSource, body: string): KeepJob {
  return { ...pageKey(page), job: jobOf(page, body) };
}

function jobOf({ file, title, bodyLine }: PageSource, body: string): CompileJob {
  return { file, title, bodyLine, body: normalizeSource(body) };
}

function remember({ id, key }: PageKey, content: CompiledContent): CompiledContent {
  memory.delete(id);
  memory.set(id, { key, content });
  const oldest = memory.keys().next().value;
  if (memory.size > MEMORY_ENTRIES && oldest !== undefined) memory.delete(oldest);
  return content;
}
