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

/** What is kept of a page beside its tree, with what it was made from. */
interface Kept {
  key: string;
  content: WithoutTree;
}

/** What a page is kept by, and a digest of what it was compiled from. */
export interface PageKey {
  id: string;
  key: string;
}

/** The name by which a page is kept. */
export const contentName = (id: string): string => `content ${id}`;

export function keepContent({ id, key }: PageKey, content: CompiledContent, store: PageStore) {
  const { tree, ...rest } = content;
  store.set(contentName(id), { key, content: rest } satisfies Kept, tree);
}

/** A compiled page without its tree; undefined when it is not kept, or was made from something else. */
export function keptWithoutTree({ id, key }: PageKey, store: PageStore): WithoutTree | undefined {
  return contentOf(key, store.get(contentName(id)) as Kept | undefined);
}

/** A compiled page; undefined when it is not kept, or was made from something else. */
export function keptContent({ id, key }: PageKey, store: PageStore): CompiledContent | undefined {
  const [kept, tree] = store.getWithPart(contentName(id)) as [
    Kept | undefined,
    CompiledContent['tree'],
  ];
  const content = contentOf(key, kept);
  return content && { ...content, tree };
}

function contentOf(key: string, kept: Kept | undefined): WithoutTree | undefined {
  return kept?.key === key && hasSamePartials(kept.content) ? kept.content : undefined;
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
