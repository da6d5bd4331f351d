import fs from 'node:fs';
import path from 'node:path';
import { runTasks, workerTask } from '../../source/workers/pool';
import { compressFile, suffixes } from './compress-file';
import { isCompressible } from '../rules';

const compressing = workerTask('post-build.worker', 'compressFiles', compressFile);

/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 1024;

/**
 * Writes brotli and gzip files beside the files that readers get, only where they are smaller. What is newer than its file
 * stays as it is.
 * @param files paths in the folder, with a slash at their start
 */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  const stale = files.filter(isCompressible).flatMap((name) => {
    const file = path.join(folder, name);
    const stats = fs.statSync(file);
    if (stats.size >= MIN_BYTES) return isStale(file, stats) ? [{ file, size: stats.size }] : [];
    for (const suffix of suffixes) fs.rmSync(file + suffix, { force: true });
    return [];
  });
  // The largest first: so the workers end at about the same time.
  const largestFirst = stale.sort((a, b) => b.size - a.size).map(({ file }) => file);
  await runTasks(compressing, largestFirst);
}

/** Whether a compressed file is missing or older than its file. */
function isStale(file: string, { mtimeMs }: fs.Stats): boolean {
  return suffixes.some((suffix) => {
    const stats = fs.statSync(file + suffix, { throwIfNoEntry: false });
    return stats === undefined || stats.mtimeMs < mtimeMs;
  });
}
