import fs from 'node:fs';
import zlib from 'node:zlib';

/** Level 6 takes a quarter longer for a hundredth; browsers take brotli where there is TLS. */
const GZIP_LEVEL = 5;
/** Levels beyond it take many times longer for one or two percent of a page. */
const BROTLI_QUALITY = 9;
/** Scripts come with each first visit, are the same after an edit of content, and lose seven percent more at the highest. */
const SCRIPT_QUALITY = zlib.constants.BROTLI_MAX_QUALITY;
/** Beyond the smallest window level 9 takes five times longer for a hundredth. */
const LARGE_QUALITY = 7;
/** Largest window that all browsers take, in bits of its size. */
const MAX_WINDOW_BITS = 22;
const MIN_WINDOW_BITS = 16;
/** Files up to this size are compressed with the smallest window. */
const MAX_SMALL_WINDOW_BYTES = 120_000;

/** Formats, by the ending of the compressed file. */
const formats = {
  '.br': (content: Buffer, file: string) =>
    zlib.brotliCompressSync(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality(file, content.length),
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [zlib.constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
      },
    }),
  '.gz': (content: Buffer) =>
    zlib.gzipSync(content, { level: GZIP_LEVEL, memLevel: zlib.constants.Z_MAX_MEMLEVEL }),
};

export const suffixes = Object.keys(formats) as (keyof typeof formats)[];

function quality(file: string, bytes: number): number {
  if (file.endsWith('.js')) return SCRIPT_QUALITY;
  return bytes > MAX_SMALL_WINDOW_BYTES ? LARGE_QUALITY : BROTLI_QUALITY;
}

/**
 * The window that holds the whole file. A larger one finds nothing more, and its memory takes longer than the
 * compression. Up to 16 bits brotli keeps its hashes in less than a tenth of the memory of larger windows: a page of
 * 75 kB takes 2 ms in place of 16, and its compressed file is as small, since pages repeat what is near.
 */
function windowBits(bytes: number): number {
  if (bytes <= MAX_SMALL_WINDOW_BYTES) return MIN_WINDOW_BITS;
  const needed = Math.ceil(Math.log2(bytes + 16));
  return Math.min(needed, MAX_WINDOW_BITS);
}

/** Writes compressed files beside a file, only where they are smaller. @param file absolute path */
export function compressFile(file: string): void {
  const content = fs.readFileSync(file);
  for (const suffix of suffixes) {
    const compressed = formats[suffix](content, file);
    if (compressed.length < content.length) fs.writeFileSync(file + suffix, compressed);
    else fs.rmSync(file + suffix, { force: true });
  }
}
