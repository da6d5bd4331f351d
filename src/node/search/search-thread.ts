import fs from 'node:fs';
import type { IndexedDocument } from '../../search/engine/index/definition';
import { inThread } from '../source/thread';
import { writeSearchData, type SearchDataInput } from './write-search-data';

export const TASK = 'search-thread';

export interface SearchWriting {
  publicFolder: string;
  own: Omit<SearchDataInput, 'documents'>;
  /** File with the documents of the own index: nobody else has to hold them until there is a thread. */
  documents: string;
  others: readonly SearchDataInput[];
}

inThread(TASK, (input) => {
  const { publicFolder, own, documents: file, others } = input as SearchWriting;
  const documents = JSON.parse(fs.readFileSync(file, 'utf8')) as IndexedDocument[];
  return writeSearchData(publicFolder, { ...own, documents }, others);
});
