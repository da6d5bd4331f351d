import type { CompiledContent } from '../source/compiled-content';
import { digestOfSource } from '../source/front-matter/front-matter';
import { readSiteFile } from '../source/files';
import type { PageStore } from './page-store';

/** What checks and search need of a compiled page; the rest does not stay in memory. */
export type KeptContent = Pick<
  CompiledContent,
  | 'faults'
  | 'links'
  | 'images'
  | 'ids'
  | 'headings'
  | 'partials'
  | 'words'
  | 'beforeMarker'
  | 'sections'
  | 'samples'
>;

/** All of a compiled page but its tree, which only those read who write the page. */
type WithoutTree = Omit<CompiledContent, 'tree'>;

/** Each part says what it was made from: a build may be ended between two. */
interface Part<Content> {
  key: string;
  content: Content;
}

/** What a page is kept by, and a digest of what it was compiled from. */
export interface PageKey {
  id: string;
  key: string;
}

const treeName = (id: string) => `tree ${id}`;

/** The name of what is written for a page last. */
export const contentName = (id: string): string => `content ${id}`;

export function keepContent({ id, key }: PageKey, content: CompiledContent, store: PageStore) {
  const { tree, ...rest } = content;
  store.set(treeName(id), { key, content: tree } satisfies Part<CompiledContent['tree']>);
  store.set(contentName(id), { key, content: rest } satisfies Part<WithoutTree>);
}

/** A compiled page without its tree; undefined when it is not kept, or was made from something else. */
export function keptWithoutTree({ id, key }: PageKey, store: PageStore): WithoutTree | undefined {
  const part = store.get(contentName(id)) as Part<WithoutTree> | undefined;
  return part?.key === key && hasSamePartials(part.content) ? part.content : undefined;
}

/** A compiled page; undefined when it is not kept, or was made from something else. */
export function keptContent(page: PageKey, store: PageStore): CompiledContent | undefined {
  const content = keptWithoutTree(page, store);
  const part = content && (store.get(treeName(page.id)) as Part<CompiledContent['tree']>);
  return content && part?.key === page.key ? { ...content, tree: part.content } : undefined;
}

/** Whether the partials of a page are as they were. */
export function hasSamePartials({ partials }: Pick<CompiledContent, 'partials'>): boolean {
  return partials.every(({ file, digest: known }) => digestOfSource(readSiteFile(file)) === known);
}

/** What stays in memory of a compiled page. */
export function withoutRest(content: KeptContent): KeptContent {
  const { faults, links, images, ids, headings, partials, words, beforeMarker, sections, samples } =
    content;
  return { faults, links, images, ids, headings, partials, words, beforeMarker, sections, samples };
}
