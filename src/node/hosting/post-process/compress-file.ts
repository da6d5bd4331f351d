import fs from 'node:fs';
import zlib from 'node:zlib';

/** Level 6 takes a quarter longer for a hundredth; browsers take brotli where there is TLS. */
const GZIP_LEVEL = 5;
/** Level 9 takes two to five times longer for a hundredth of a page. */
const BROTLI_QUALITY = 6;
/** Scripts come with each first visit, are the same after an edit of content, and lose seven percent more at the highest. */
const SCRIPT_QUALITY = zlib.constants.BROTLI_MAX_QUALITY;
/** Largest window that all browsers take, in bits of its size. */
const MAX_WINDOW_BITS = 22;

/** Formats, by the ending of the compressed file. */
const formats = {
  '.br': (content: Buffer, file: string) =>
    zlib.brotliCompressSync(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: file.endsWith('.js')
          ? SCRIPT_QUALITY
          : BROTLI_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [zlib.constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
      },
    }),
  '.gz': (content: Buffer) =>
    zlib.gzipSync(content, { level: GZIP_LEVEL, memLevel: zlib.constants.Z_MAX_MEMLEVEL }),
};

export const suffixes = Object.keys(formats) as (keyof typeof formats)[];

/** The window that holds the whole file. A larger one finds nothing more, and its memory takes longer than the compression. */
function windowBits(bytes: number): number {
  return Math.min(Math.max(Math.ceil(Math.log2(bytes + 16)), 16), MAX_WINDOW_BITS);
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
