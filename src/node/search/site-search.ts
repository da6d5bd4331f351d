import type { SynonymGroup } from '../../search/engine/index/definition';
import { documentsFile } from '../../search/feeding/built-documents';
import { isProduction, site } from '../../site';
import { siteAbsolute } from '../source/files';
import { docsDefinition } from './docs-definition';
import { draftsFile, writeDocuments } from './documents-file';
import { searchDocuments, suggestionTexts } from './documents';
import { searchedPages, type SearchedPagesInput } from './page-documents';
import { valuesOf } from '../source/workers/page-step';
import { runInWorker, workerTask } from '../source/workers/pool';
import { writeSearchFiles, type SearchWriting } from './search.worker';
import type { SearchDataInput } from './write-search-data';

const writingFiles = workerTask('search.worker', 'writeSearches', writeSearchFiles);

/** Synonyms of the documentation search. */
export const synonymsFile = `${site.contentFolder}/search/synonyms.yml`;

/**
 * Writes the index of the site's own content and the other ones to `public`, in the background: a worker reads the
 * documents from a file, which builds leave for `npm run feed`, so that the pages can be released on return.
 */
export async function writeSiteSearch({
  pages: input,
  synonyms,
  others,
}: {
  pages: SearchedPagesInput;
  synonyms: readonly SynonymGroup[];
  others: readonly SearchDataInput[];
}): Promise<void> {
  const pages = searchedPages(input);
  const file = isProduction ? documentsFile : draftsFile;
  writeDocuments(siteAbsolute(''), searchDocuments(pages), file);
  const writing: SearchWriting = {
    publicFolder: siteAbsolute('public'),
    own: {
      definition: docsDefinition(site.search.resultKey),
      suggestions: suggestionTexts(pages),
      synonyms,
    },
    documents: siteAbsolute(file),
    others,
  };
  valuesOf(await runInWorker(writingFiles, [writing]));
}
