import { eachOf } from '../workers/page-step';
import { documentsIn } from './documents-file';
import { writeSearchData, type SearchDataInput } from './write-search-data';

interface SearchWriting {
  publicFolder: string;
  site: Omit<SearchDataInput, 'documents'>;
  /** File with the documents of the site, which `documentsIn` streams; see `writeDocuments`. */
  documents: string;
  others: readonly SearchDataInput[];
}

export function writeSearchFiles({ publicFolder, site, documents, others }: SearchWriting): void {
  writeSearchData(publicFolder, { ...site, documents: documentsIn(documents) }, others);
}

export const writeSearches = eachOf(writeSearchFiles);
