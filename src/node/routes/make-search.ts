import type { CreatePagesArgs } from 'gatsby';
import { isProduction, site } from '../../site';
import { isPost, nodesOf } from '../data/gatsby-nodes';
import { isListed, newestFirst } from '../data/page-nodes';
import { deferSearchData } from '../search/deferred-search-data';
import { writeSiteSearch } from '../search/site-search';
import type { SearchDataInput } from '../search/write-search-data';
import { buildState, inBackground } from '../source/build-state';
import { siteAbsolute } from '../source/files';
import { lastUpdated } from '../source/last-updated';
import type { SidebarItem } from '../source/sidebar';
import type { ContentPage } from './build-content';

interface SearchInput {
  pages: readonly ContentPage[];
  sidebar: readonly SidebarItem[];
  shop: SearchDataInput | undefined;
  synonyms: NonNullable<SearchDataInput['synonyms']>;
}

/**
 * Starts to write the search data of the pages and of the shop in the background; `gatsby develop` defers them to the
 * next search.
 */
export async function makeSearch(
  { pages, sidebar, shop, synonyms }: SearchInput,
  args: CreatePagesArgs,
): Promise<void> {
  const listed = pages.filter(isListed);
  const labels = new Map(
    nodesOf<{ key: string; label: string }>('Tag', args).map(({ key, label }) => [key, label]),
  );
  const write = () =>
    writeSiteSearch({
      pages: {
        docs: listed.filter((page) => !isPost(page)),
        posts: newestFirst(listed.flatMap((page) => (isPost(page) ? [page] : []))),
        sidebar,
        tagLabel: (key) => labels.get(key) ?? key,
        updated: ({ file }) => lastUpdated(file, site.contentFolder),
      },
      synonyms,
      others: shop ? [shop] : [],
    });
  if (!isProduction) return deferSearchData(siteAbsolute('public'), write);
  buildState.searchData = inBackground(write());
}
