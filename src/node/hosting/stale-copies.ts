import { rmSync, statSync } from 'node:fs';
import { encodings, type Compression } from './compress-thread';

const suffixes = Object.keys(encodings) as (keyof typeof encodings)[];

/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 1024;

export interface StaleCopies {
  bytes: number;
  compression: Compression;
}

/** The copies of a file that are missing or older than it. A file that is too small for copies loses them. */
export function staleCopies(file: string): StaleCopies {
  // Asking is ten times as fast without promises.
  const { mtimeMs, size } = statSync(file);
  const stale = suffixes.filter((suffix) => {
    const copy = statSync(file + suffix, { throwIfNoEntry: false });
    if (size >= MIN_BYTES) return copy === undefined || copy.mtimeMs < mtimeMs;
    if (copy) rmSync(file + suffix);
    return false;
  });
  return { bytes: size, compression: { file, suffixes: stale } };
}
