import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { readSiteFile, siteAbsolute } from './files';
import { normalizeSource } from './front-matter';
import { compile, digest } from './markdown/compile';
import type { CompiledContent } from './markdown/content';

/** What compilation needs of a page's node. */
export interface PageSource {
  id: string;
  file: string;
  title: string;
  bodyLine: number;
  internal: { contentDigest: string };
}

interface CacheEntry {
  key: string;
  content: CompiledContent;
}

/** Pages kept in memory; the rest is read from the cache's files. Bounds memory on large sites. */
const MEMORY_ENTRIES = 200;
const memory = new Map<string, CacheEntry>();

/** Changes with the compiler and its dependencies, so that no cache survives a change of what pages compile to. */
const pipelineVersion = digest(
  ['src/build/markdown', 'src/lib/content-tree.ts', 'package-lock.json']
    .map((name) => readAll(siteAbsolute(name)))
    .join('\n'),
);

function readAll(target: string): string {
  if (!fs.existsSync(target)) return '';
  if (!fs.statSync(target).isDirectory()) return fs.readFileSync(target, 'utf8');
  const names = fs
    .readdirSync(target)
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
  cache: GatsbyCache,
): Promise<CompiledContent> {
  const key = [pipelineVersion, page.internal.contentDigest, page.file].join(' ');
  const kept = memory.get(page.id);
  if (kept && isFresh(kept, key)) return kept.content;
  const stored = (await cache.get(page.id)) as CacheEntry | undefined;
  if (stored && isFresh(stored, key)) return remember(page.id, stored).content;
  const content = compile({ ...page, body: normalizeSource(body), readFile: readSiteFile });
  const entry = { key, content };
  await cache.set(page.id, entry);
  return remember(page.id, entry).content;
}

/** Whether an entry was made from the same source, with the same partials. */
function isFresh(entry: CacheEntry, key: string): boolean {
  return (
    entry.key === key &&
    entry.content.partials.every((partial) => {
      const text = readSiteFile(partial.file);
      return text !== undefined && digest(normalizeSource(text)) === partial.digest;
    })
  );
}

function remember(id: string, entry: CacheEntry): CacheEntry {
  memory.delete(id);
  memory.set(id, entry);
  const oldest = memory.keys().next().value;
  if (memory.size > MEMORY_ENTRIES && oldest !== undefined) memory.delete(oldest);
  return entry;
}
