import path from 'node:path';
import { inThreads } from '../source/thread';
import { compress, TASK, type Compression } from './compress-thread';
import { isCompressible } from './rules';
import { staleCopies, type StaleCopies } from './stale-copies';

/** Smaller files share a job of a thread; of larger ones each copy is a job. */
const JOB_BYTES = 250_000;
/** Fewer jobs are done without threads, which take a twentieth of a second to start. */
const WORTH_THREADS = 4;

/**
 * Writes brotli and gzip copies beside the files that readers get, only where they are smaller, on all processors. The
 * threads have little memory of their own to look through: where Gatsby's process compresses, each copy counts as memory
 * that its garbage collector has to look after, which takes as long again.
 * Files that are older than their copies stay as they are.
 * @param files paths in the folder, with a slash at their start
 */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  const stale = files
    .filter(isCompressible)
    .map((file) => staleCopies(path.join(folder, file)))
    .filter(({ compression }) => compression.suffixes.length > 0);
  const jobs = jobsOf(stale);
  if (jobs.length >= WORTH_THREADS) await inThreads(TASK, jobs, () => undefined);
  else for (const job of jobs) compress(job);
}

/** Jobs for threads, the longest ones first: so they end at about the same time. */
function jobsOf(stale: readonly StaleCopies[]): Compression[][] {
  const jobs: Compression[][] = [];
  let small: Compression[] = [];
  let bytes = 0;
  for (const { bytes: size, compression } of [...stale].sort((a, b) => b.bytes - a.bytes)) {
    const { file } = compression;
    if (size >= JOB_BYTES) {
      jobs.push(...compression.suffixes.map((suffix) => [{ file, suffixes: [suffix] }]));
      continue;
    }
    small.push(compression);
    bytes += size;
    if (bytes < JOB_BYTES) continue;
    jobs.push(small);
    small = [];
    bytes = 0;
  }
  return small.length > 0 ? [...jobs, small] : jobs;
}
