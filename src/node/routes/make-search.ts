import type { CreatePagesArgs } from 'gatsby';
import { isProduction, site } from '../../site';
import { nodesOf, type DocNode, type PostNode } from '../data/gatsby-nodes';
import { deferSearchData } from '../search/deferred-search-data';
import { writeSiteSearch } from '../search/site-search';
import type { SearchDataInput } from '../search/write-search-data';
import { siteAbsolute } from '../source/files';
import { lastUpdated } from '../source/last-updated';
import type { SidebarItem } from '../source/sidebar';
import type { ContentPage } from './compile-content';

interface SearchInput {
  pages: readonly ContentPage[];
  /** Pages that search finds, posts newest first. */
  listed: { docs: readonly DocNode[]; posts: readonly PostNode[] };
  sidebar: readonly SidebarItem[];
  shop: SearchDataInput | undefined;
  synonyms: NonNullable<SearchDataInput['synonyms']>;
}

let making: Promise<void> = Promise.resolve();

/** Resolves when the search data of this build are written; rejects with what went wrong. */
export function searchMade(): Promise<void> {
  return making;
}

/**
 * Begins to make the search data of the pages and of the shop; `searchMade` says when they are there. `gatsby develop`
 * makes them when somebody searches.
 */
export async function makeSearch(
  { pages, listed, sidebar, shop, synonyms }: SearchInput,
  args: CreatePagesArgs,
): Promise<void> {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const compiled = (list: readonly (DocNode | PostNode)[]) =>
    list.flatMap(({ file }) => byFile.get(file) ?? []);
  const labels = new Map(
    nodesOf<{ key: string; label: string }>('Tag', args).map(({ key, label }) => [key, label]),
  );
  const make = () =>
    writeSiteSearch({
      pages: {
        docs: compiled(listed.docs),
        posts: compiled(listed.posts),
        sidebar,
        tagLabel: (key) => labels.get(key) ?? key,
        updated: ({ file }) => lastUpdated(file, site.contentFolder),
      },
      synonyms,
      others: shop ? [shop] : [],
    });
  if (!isProduction) return deferSearchData(siteAbsolute('public'), make);
  making = make();
  // Who waits for it gets the failure; until then it is nobody's.
  making.catch(() => undefined);
}
