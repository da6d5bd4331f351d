import { forEachJob } from '../source/thread';
import { compress } from './compress-thread';
import { foundIn, type FoundInPages, type UnfinishedPages } from './finish-thread';
import { staleCopies } from './stale-copies';

export const TASK = 'ahead-thread';

export interface PagesAhead extends UnfinishedPages {
  /** Absolute paths of files to compress when the pages are finished: theirs, and their data. */
  files: readonly string[];
}

forEachJob(TASK, (job: PagesAhead): FoundInPages => {
  const found = foundIn(job);
  compress(job.files.map((file) => staleCopies(file).compression));
  return found;
});
