import { eachOf } from '../workers/page-step';
import { documentsIn } from './documents-file';
import { writeSearchData, type SearchDataInput } from './write-search-data';

interface SearchWriting {
  publicFolder: string;
  own: Omit<SearchDataInput, 'documents'>;
  /** File with the documents of the own index, which `documentsIn` streams; see `writeDocuments`. */
  documents: string;
  others: readonly SearchDataInput[];
}

export function writeSearchFiles({ publicFolder, own, documents, others }: SearchWriting): void {
  writeSearchData(publicFolder, { ...own, documents: documentsIn(documents) }, others);
}

export const writeSearches = eachOf(writeSearchFiles);
