import type { SynonymGroup } from '../../search/engine/index/definition';
import { isProduction, site } from '../../site';
import { siteAbsolute } from '../source/files';
import { docsDefinition } from './docs-definition';
import { writeDocuments } from './documents-file';
import { searchDocuments, suggestionTexts } from './documents';
import { searchedPages, type SearchedPagesInput } from './page-documents';
import { inBackground } from '../source/thread';
import { TASK, type SearchWriting } from './search-thread';
import type { SearchDataInput } from './write-search-data';

/** Synonyms of the documentation search. */
export const synonymsFile = `${site.contentFolder}/search/synonyms.yml`;

/**
 * Makes the index of the site's own content and writes it, with the other ones, to `public`, where builds and
 * `gatsby develop` serve it: in a thread, because the build can go on without it. Builds also keep the documents, for
 * `npm run feed`.
 */
export async function writeSiteSearch(input: {
  pages: SearchedPagesInput;
  synonyms: readonly SynonymGroup[];
  /** Indexes besides the site's own. */
  others: readonly SearchDataInput[];
}): Promise<void> {
  const pages = searchedPages(input.pages);
  const documents = searchDocuments(pages);
  // What `gatsby develop` shows has drafts in it, which must not be fed.
  if (isProduction) await writeDocuments(siteAbsolute(''), documents);
  const own: SearchDataInput = {
    definition: docsDefinition(site.search.resultKey),
    documents,
    suggestions: suggestionTexts(pages),
    synonyms: input.synonyms,
  };
  const writing: SearchWriting = {
    publicFolder: siteAbsolute('public'),
    own,
    others: input.others,
  };
  await inBackground(TASK, writing);
}
