import type { CreatePagesArgs } from 'gatsby';
import { isProduction, site } from '../../site';
import { isPost, nodesOf } from '../data/gatsby-nodes';
import { isListed, newestFirst } from '../data/page-nodes';
import { deferSearchData } from '../search/deferred-search-data';
import { docsDefinition } from '../search/docs-definition';
import { searchDocuments, suggestionTexts } from '../search/documents';
import { siteDocumentsFile, writeDocuments } from '../search/documents-file';
import { searchedPages } from '../search/page-documents';
import { writeSearchFiles } from '../search/search.worker';
import type { SearchDataInput } from '../search/write-search-data';
import { buildState, inBackground } from '../gatsby/build-state';
import { siteAbsolute } from '../content/files';
import { historyOf } from '../content/last-updated';
import type { SidebarItem } from '../content/sidebar';
import { valuesOf } from '../workers/page-step';
import { runInWorker, workerTask } from '../workers/pool';
import type { ContentPage } from './build-content';

interface SearchInput {
  pages: readonly ContentPage[];
  sidebar: readonly SidebarItem[];
  shop: SearchDataInput | undefined;
  synonyms: NonNullable<SearchDataInput['synonyms']>;
}

const writingFiles = workerTask('search.worker', 'writeSearches', writeSearchFiles);

/** Starts to write the search data in the background; `gatsby develop` defers them to the next search. */
export async function makeSearch(input: SearchInput, args: CreatePagesArgs): Promise<void> {
  if (!isProduction) return deferSearchData(siteAbsolute('public'), () => writeSearch(input, args));
  buildState.searchData = inBackground(writeSearch(input, args));
}

/** A worker reads the documents from a file, which builds leave for `npm run feed`, so that the pages can be released. */
async function writeSearch({ pages, sidebar, shop, synonyms }: SearchInput, args: CreatePagesArgs) {
  const listed = pages.filter(isListed);
  const labels = new Map(
    nodesOf<{ key: string; label: string }>('Tag', args).map(({ key, label }) => [key, label]),
  );
  const searched = searchedPages({
    docs: listed.filter((page) => !isPost(page)),
    posts: newestFirst(listed.flatMap((page) => (isPost(page) ? [page] : []))),
    sidebar,
    tagLabel: (key) => labels.get(key) ?? key,
    dayOfUpdate: ({ file }) => historyOf(file)?.last,
  });
  const documents = siteAbsolute(siteDocumentsFile);
  writeDocuments(documents, searchDocuments(searched));
  const searchData = {
    definition: docsDefinition(site.search.resultKey),
    suggestions: suggestionTexts(searched),
    synonyms,
  };
  const job = { publicFolder: siteAbsolute('public'), site: searchData, documents };
  valuesOf(await runInWorker(writingFiles, [{ ...job, others: shop ? [shop] : [] }]));
}
