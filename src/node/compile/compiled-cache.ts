import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { compileMany, compilePage, type CompileJob } from './compile-pool';
import { readSiteFile, siteAbsolute } from '../source/files';
import { digestOfSource, normalizeSource } from '../source/front-matter/front-matter';
import { digest } from '../source/digest';
import type { CompiledContent } from '../source/compiled-content';

/** What compilation needs of a page's node. */
export interface PageSource {
  id: string;
  file: string;
  title: string;
  bodyLine: number;
  internal: { contentDigest: string };
}

/** The part of Gatsby's cache that is used here. */
export type PageCache = Pick<GatsbyCache, 'get' | 'set'>;

interface CacheEntry {
  key: string;
  content: CompiledContent;
}

/** Pages kept in memory; the rest is read from the cache's files. Bounds memory on large sites. */
const MEMORY_ENTRIES = 200;
const memory = new Map<string, CacheEntry>();

/** Changes with the compiler and its dependencies, so that no cache survives a change of what pages compile to. */
export const pipelineVersion = digest(
  [
    'src/node/markdown',
    'src/node/compile/page-body.ts',
    'src/node/components',
    'src/node/source',
    'src/lib/content-tree.ts',
    'src/lib/routes.ts',
    'src/site.ts',
    'package-lock.json',
    'src/node/api',
    'src/node/content-checks',
    'content/shop/products.json',
    // What responds to the calls that pages show.
    'src/node/examples',
    'src/node/shop',
    'src/search/checks',
    'src/search/protocol',
    'src/search/engine',
    'src/search/playground',
    'src/search/server',
  ]
    .map((name) => readAll(siteAbsolute(name)))
    .join('\n'),
);

function readAll(target: string): string {
  if (!fs.existsSync(target)) return '';
  if (!fs.statSync(target).isDirectory()) return fs.readFileSync(target, 'utf8');
  const names = fs
    .readdirSync(target, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  return names
    .sort()
    .map((name) => fs.readFileSync(path.join(target, name), 'utf8'))
    .join('\n');
}

/**
 * The compiled content of a page: from memory, from the build cache, or compiled now.
 * Unchanged pages cost one small file read, also in the next build.
 */
export async function compiledContent(
  page: PageSource,
  body: string,
  cache: PageCache,
): Promise<CompiledContent> {
  const known = await lookUp(page, cache);
  if (known) return known;
  const content = await compilePage(jobOf(page, body));
  return store(page, content, cache);
}

/**
 * Compiles all pages that the cache does not hold, on all processors, and gives of each page what `pick` takes.
 * The rest of a page's content does not stay in memory.
 */
export async function compileAll<Page extends PageSource, Picked>(
  pages: readonly Page[],
  bodyOf: (page: Page) => string,
  cache: PageCache,
  pick: (content: CompiledContent) => Picked,
): Promise<Picked[]> {
  const results: Picked[] = [];
  const missing: number[] = [];
  for (const [index, page] of pages.entries()) {
    const known = await lookUp(page, cache);
    if (known) results[index] = pick(known);
    else missing.push(index);
  }
  const page = (at: number) => pages[missing[at] ?? 0] as Page;
  const jobs = missing.map((_, at) => jobOf(page(at), bodyOf(page(at))));
  await compileMany(jobs, async (at, content) => {
    results[missing[at] ?? 0] = pick(await store(page(at), content, cache));
  });
  return results;
}

async function lookUp(page: PageSource, cache: PageCache): Promise<CompiledContent | undefined> {
  const kept = memory.get(page.id);
  if (kept && isFresh(kept, page)) return kept.content;
  const stored = (await cache.get(page.id)) as CacheEntry | undefined;
  return stored && isFresh(stored, page) ? remember(page.id, stored).content : undefined;
}

async function store(
  page: PageSource,
  content: CompiledContent,
  cache: PageCache,
): Promise<CompiledContent> {
  const entry = { key: keyOf(page), content };
  await cache.set(page.id, entry);
  return remember(page.id, entry).content;
}

function jobOf({ file, title, bodyLine }: PageSource, body: string): CompileJob {
  return { file, title, bodyLine, body: normalizeSource(body) };
}

/** Changes with what a page is compiled from, its partials excepted. */
export function keyOf(page: PageSource): string {
  return [pipelineVersion, page.internal.contentDigest, page.file].join(' ');
}

/** Whether an entry was made from the same source, with the same partials. */
function isFresh(entry: CacheEntry, page: PageSource): boolean {
  return entry.key === keyOf(page) && hasSamePartials(entry.content);
}

/** Whether the partials of a page are as they were. */
export function hasSamePartials({ partials }: Pick<CompiledContent, 'partials'>): boolean {
  return partials.every(({ file, digest: known }) => digestOfSource(readSiteFile(file)) === known);
}

function remember(id: string, entry: CacheEntry): CacheEntry {
  memory.delete(id);
  memory.set(id, entry);
  const oldest = memory.keys().next().value;
  if (memory.size > MEMORY_ENTRIES && oldest !== undefined) memory.delete(oldest);
  return entry;
}
