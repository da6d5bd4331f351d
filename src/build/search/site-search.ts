import type { SynonymGroup } from '../../search/engine/definition';
import { site } from '../../site';
import { siteAbsolute } from '../files';
import { docsDefinition } from './docs-definition';
import { searchDocuments, suggestionTexts } from './documents';
import { searchedPages, type SearchedPagesInput } from './pages';
import { writeSearchData } from './write-search-data';

/** Synonyms of the documentation search. */
export const synonymsFile = `${site.contentFolder}/search/synonyms.yml`;

/** Makes the index of the site's own content and writes it to `public`, where builds and `gatsby develop` serve it. */
export async function writeSiteSearch(input: {
  pages: SearchedPagesInput;
  synonyms: readonly SynonymGroup[];
}): Promise<void> {
  const pages = searchedPages(input.pages);
  await writeSearchData(siteAbsolute('public'), {
    definition: docsDefinition(site.search.resultKey),
    documents: searchDocuments(pages),
    suggestions: suggestionTexts(pages),
    synonyms: input.synonyms,
  });
}
