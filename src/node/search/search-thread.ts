import { inThread } from '../source/thread';
import { writeSearchData, type SearchDataInput } from './write-search-data';

export const TASK = 'search-thread';

export interface SearchWriting {
  publicFolder: string;
  own: SearchDataInput;
  others: readonly SearchDataInput[];
}

inThread(TASK, (input) => {
  const { publicFolder, own, others } = input as SearchWriting;
  return writeSearchData(publicFolder, own, others);
});
