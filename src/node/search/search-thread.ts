import { inThread } from '../source/thread';
import { documentsIn } from './documents-file';
import { writeSearchData, type SearchDataInput } from './write-search-data';

export const TASK = 'search-thread';

export interface SearchWriting {
  publicFolder: string;
  own: Omit<SearchDataInput, 'documents'>;
  /** File with the documents of the own index, which `documentsIn` streams; see `writeDocuments`. */
  documents: string;
  others: readonly SearchDataInput[];
}

inThread(TASK, (input) => {
  const { publicFolder, own, documents: file, others } = input as SearchWriting;
  writeSearchData(publicFolder, { ...own, documents: documentsIn(file) }, others);
});
