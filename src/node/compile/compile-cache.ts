import { bundleFile } from '../source/workers/bundle';
import { contentSettings } from '../source/settings/remark-when-set';
import { codeVersion } from '../source/workers/code-version';
import type { CompiledContent } from '../source/compiled-content';
import { FileCache } from '../source/workers/file-cache';
import { pageCacheFolder } from '../source/workers/first-build';
import { readSiteFile } from '../source/files';
import { digestOfSource } from '../source/front-matter/front-matter';

/** What compilation needs of a page's node. */
export interface PageSource {
  id: string;
  file: string;
  title: string;
  bodyLine: number;
  internal: { contentDigest: string };
}

/** Name of a page in the cache, and what it is compiled from besides its partials. */
export interface PageKey {
  id: string;
  key: string;
}

/** The large parts of a compiled page, which only the writers of pages read. */
type PageTexts = Pick<CompiledContent, 'tree' | 'text' | 'excerpt'>;

/** Data of a compiled page for checks and search; it stays in memory, the rest does not. */
export type PageSummary = Omit<CompiledContent, keyof PageTexts>;

export const pageCache = new FileCache(pageCacheFolder);

const summaryName = (id: string) => `summary ${id}`;
const textsName = (id: string) => `texts ${id}`;

/** The key of a page: other code, another source, other settings, or another file make another page. */
export function pageKey({ id, file, internal }: PageSource): PageKey {
  const version = codeVersion(bundleFile('compile.worker'));
  const settings = Object.values(contentSettings);
  return { id, key: [version, internal.contentDigest, file, ...settings].join(' ') };
}

/** Writes a page into the cache. @returns its summary */
export function cachePage(
  { id, key }: PageKey,
  { tree, text, excerpt, ...summary }: CompiledContent,
  cache = pageCache,
): PageSummary {
  cache.write(textsName(id), key, { tree, text, excerpt } satisfies PageTexts);
  cache.write(summaryName(id), key, summary);
  return summary;
}

/** The summary of a page; undefined when the cache has none of this key and of these partials. */
export function readCachedSummary({ id, key }: PageKey, cache = pageCache) {
  const summary = cache.read(summaryName(id), key) as PageSummary | undefined;
  return summary && hasSamePartials(summary) ? summary : undefined;
}

/** A compiled page; undefined when the cache has none of this key and of these partials. */
export function readCachedPage(made: PageKey, cache = pageCache): CompiledContent | undefined {
  const texts = cache.read(textsName(made.id), made.key) as PageTexts | undefined;
  const summary = readCachedSummary(made, cache);
  return summary && texts && { ...summary, ...texts };
}

/** Whether the partials of a page are as they were. */
export function hasSamePartials({ partials }: Pick<CompiledContent, 'partials'>): boolean {
  return partials.every(({ file, digest: known }) => digestOfSource(readSiteFile(file)) === known);
}
