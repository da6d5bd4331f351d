import type { SynonymGroup } from '../../search/engine/index/definition';
import { isProduction, site } from '../../site';
import { siteAbsolute } from '../source/files';
import { docsDefinition } from './docs-definition';
import { documentsFile, draftsFile, writeDocuments } from './documents-file';
import { searchDocuments, suggestionTexts } from './documents';
import { searchedPages, type SearchedPagesInput } from './page-documents';
import { bundleFile } from '../source/bundle';
import { runInWorker, type WorkerTask } from '../source/pool';
import { writeSearchFiles, type SearchWriting } from './search.worker';
import type { SearchDataInput } from './write-search-data';

const writingFiles: WorkerTask<SearchWriting, void> = {
  bundle: bundleFile('search.worker'),
  name: 'writeSearchFiles',
  run: writeSearchFiles,
};

/** Synonyms of the documentation search. */
export const synonymsFile = `${site.contentFolder}/search/synonyms.yml`;

/**
 * Makes the index of the site's own content and writes it, with the other ones, to `public`, where builds and
 * `gatsby develop` serve it: in a worker, while the build goes on. Builds leave the documents in a file, for
 * `npm run feed`. What is here of the pages is not needed any more when it returns.
 * @returns resolves when all is written
 */
export function writeSiteSearch({
  pages: input,
  synonyms,
  others,
}: {
  pages: SearchedPagesInput;
  synonyms: readonly SynonymGroup[];
  /** Indexes besides the site's own. */
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
  return runInWorker(writingFiles, writing);
}
