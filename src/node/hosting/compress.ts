import { statSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { isCompressible } from './rules';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Levels beyond these take many times longer for one or two percent. */
const BROTLI_QUALITY = 9;
const GZIP_LEVEL = 9;
/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 1024;
const AT_ONCE = 8;
/** Largest window that all browsers take, in bits of its size. */
const MAX_WINDOW_BITS = 22;
const MIN_WINDOW_BITS = 16;
/** Files up to this size are compressed with the smallest window. */
const MAX_SMALL_WINDOW_BYTES = 120_000;

const encodings = [
  {
    suffix: '.br',
    compress: (content: Buffer) =>
      brotli(content, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [zlib.constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
        },
      }),
  },
  { suffix: '.gz', compress: (content: Buffer) => gzip(content, { level: GZIP_LEVEL }) },
];

/**
 * The window that holds the whole file. A larger one finds nothing more, and its memory takes longer than the
 * compression. Up to 16 bits brotli keeps its hashes in less than a tenth of the memory of larger windows: a page of
 * 75 kB takes 2 ms in place of 16, and its copy is as small, since pages repeat what is near.
 */
function windowBits(bytes: number): number {
  if (bytes <= MAX_SMALL_WINDOW_BYTES) return MIN_WINDOW_BITS;
  const needed = Math.ceil(Math.log2(bytes + 16));
  return Math.min(needed, MAX_WINDOW_BITS);
}

/**
 * Writes brotli and gzip copies beside the files that readers get, only where they are smaller. Files that are older than
 * their copies stay as they are.
 * @param files paths in the folder, with a slash at their start
 */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  const queue = files.filter((file) => isCompressible(file) && !hasCopies(path.join(folder, file)));
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop())
      await compressFile(path.join(folder, file));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Whether all copies of a file are there, or none where it is too small for them. Asking is ten times as fast without promises. */
function hasCopies(file: string): boolean {
  const { mtimeMs, size } = statSync(file);
  return encodings.every(({ suffix }) => {
    const copy = statSync(file + suffix, { throwIfNoEntry: false });
    return size < MIN_BYTES ? copy === undefined : copy !== undefined && copy.mtimeMs >= mtimeMs;
  });
}

async function compressFile(file: string): Promise<void> {
  const { mtimeMs, size } = await fs.stat(file);
  let content: Buffer | undefined;
  for (const { suffix, compress } of encodings) {
    const target = file + suffix;
    const before = await fs.stat(target).catch(() => undefined);
    if (size < MIN_BYTES) {
      if (before) await fs.rm(target);
      continue;
    }
    if (before && before.mtimeMs >= mtimeMs) continue;
    content ??= await fs.readFile(file);
    const compressed = await compress(content);
    if (compressed.length < content.length) await fs.writeFile(target, compressed);
    else await fs.rm(target, { force: true });
  }
}
