import type { CompiledContent } from '../source/compiled-content';
import type { FileCache } from '../source/workers/file-cache';
import { normalizeSource } from '../source/front-matter/front-matter';
import { allSteps } from '../source/workers/page-step';
import { isFirstBuild } from '../source/workers/first-build';
import { BATCH, runInWorker, runTasks, workerTask } from '../source/workers/pool';
import {
  cachePage,
  hasSamePartials,
  pageCache,
  pageKey,
  readCachedPage,
  readCachedSummary,
  type PageKey,
  type PageSource,
  type PageSummary,
} from './compile-cache';
import { compilePage } from './compile-page';
import { compileToCache, type CompileTask } from './compile.worker';

const compiling = workerTask('compile.worker', 'compilePages', (task: CompileTask) =>
  compileToCache(task),
);

/** More pages are read from the cache again: this bounds memory on large sites. */
const MAX_RECENT_PAGES = 200;
const recentPages = new Map<string, { key: string; content: CompiledContent }>();

/** Summaries of the last call of `compileAll`, in `gatsby develop`. */
const lastSummaries = new Map<string, { key: string; summary: PageSummary }>();

/** Pages that workers compile while Gatsby reads others. */
const background = new Map<string, { key: string; batch: Promise<PageSummary[]>; at: number }>();
const nextBatch: CompileTask[] = [];
let compilesAll: boolean | undefined;

/** The compiled content of a page: from memory, from the cache, or compiled now. */
export async function compiledContent(
  page: PageSource,
  body: string,
  cache = pageCache,
): Promise<CompiledContent> {
  const made = pageKey(page);
  const recent = recentPages.get(page.id);
  if (recent?.key === made.key && hasSamePartials(recent.content)) return recent.content;
  const cached = readCachedPage(made, cache);
  if (cached) return remember(made, cached);
  const content = await compilePage(taskOf(page, body));
  cachePage(made, content, cache);
  return remember(made, content);
}

/** Summary of a page that the cache holds from now on, with its tree. */
export async function cachedSummary(
  page: PageSource,
  body: string,
  cache: FileCache = pageCache,
): Promise<PageSummary> {
  const task = taskOf(page, body);
  return readCachedSummary(task, cache) ?? compileToCache(task, cache);
}

/** Queues a page for the workers where a first build of many pages begins: there it is compiled in any case. */
export function compileInBackground(page: PageSource, body: string): void {
  compilesAll ??= isFirstBuild();
  if (!compilesAll) return;
  nextBatch.push(taskOf(page, body));
  if (nextBatch.length === BATCH) compileBatch();
}

function compileBatch(): void {
  const tasks = nextBatch.splice(0);
  const batch = runInWorker(compiling, tasks);
  // `compileAll` awaits it, and rejects with the failure.
  batch.catch(() => undefined);
  for (const [at, { id, key }] of tasks.entries()) background.set(id, { key, batch, at });
}

/**
 * Compiles all pages that the cache does not hold, in workers where there are many.
 * @param isCalledAgain whether it is called at each save, as in `gatsby develop`: then summaries stay in memory
 */
export async function compileAll<Page extends PageSource>(
  pages: readonly Page[],
  bodyOf: (page: Page) => string,
  { isCalledAgain = false } = {},
): Promise<PageSummary[]> {
  compilesAll = false;
  if (nextBatch.length > 0) compileBatch();
  const known = await allSteps(pages.map(knownSummary)).finally(() => background.clear());
  const missing = pages.filter((_, index) => known[index] === undefined);
  const tasks = missing.map((page) => taskOf(page, bodyOf(page)));
  const compiled = await runTasks(compiling, tasks);
  const added = new Map(missing.map((page, index) => [page, compiled[index]]));
  return pages.map((page, index) => {
    const summary = known[index] ?? added.get(page);
    if (!summary) throw new Error(`${page.file} was not compiled.`);
    if (isCalledAgain) lastSummaries.set(page.id, { key: pageKey(page).key, summary });
    return summary;
  });
}

async function knownSummary(page: PageSource): Promise<PageSummary | undefined> {
  const made = pageKey(page);
  const queued = background.get(page.id);
  const { key, summary } = queued
    ? { key: queued.key, summary: (await queued.batch)[queued.at] }
    : (lastSummaries.get(page.id) ?? {});
  const isSame = key === made.key && summary && hasSamePartials(summary);
  return isSame ? summary : readCachedSummary(made);
}

function taskOf(page: PageSource, body: string): CompileTask {
  const { file, title, bodyLine } = page;
  return { ...pageKey(page), file, title, bodyLine, body: normalizeSource(body) };
}

function remember({ id, key }: PageKey, content: CompiledContent): CompiledContent {
  recentPages.delete(id);
  recentPages.set(id, { key, content });
  const oldest = recentPages.keys().next().value;
  if (recentPages.size > MAX_RECENT_PAGES && oldest !== undefined) recentPages.delete(oldest);
  return content;
}
