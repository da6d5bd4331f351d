import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { notFoundFile } from '../../lib/addresses/output-routes';
import { filesIn, siteAbsolute, writeFile } from '../content/files';
import { isCompressible, isServed } from './rules';

/** Level 6 takes a quarter longer to save a hundredth; with TLS, browsers prefer brotli. */
const GZIP_LEVEL = 5;
/** Level 9 takes two to five times longer to save a hundredth of a page. */
const BROTLI_QUALITY = 6;
/** Each first visit loads scripts, and few edits change them. The highest level saves seven percent more. */
const SCRIPT_QUALITY = zlib.constants.BROTLI_MAX_QUALITY;
/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 1024;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const formats = {
  '.br': (content: Buffer, file: string) =>
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: file.endsWith('.js')
          ? SCRIPT_QUALITY
          : BROTLI_QUALITY,
      },
    }),
  '.gz': (content: Buffer) =>
    gzip(content, { level: GZIP_LEVEL, memLevel: zlib.constants.Z_MAX_MEMLEVEL }),
};

const suffixes = Object.keys(formats) as (keyof typeof formats)[];

/** Ends the name of a compressed file, also of one that `writeFile` did not complete. */
const compressed = /\.(?:br|gz)(?:\.[\d.-]*part)?$/;

/** Whether a file of the built site is a copy of another one. Authors may publish archives of their own. */
export const isCompressedCopy = (file: string): boolean =>
  compressed.test(file) && !fs.existsSync(siteAbsolute(path.join('static', file)));

/** Writes brotli and gzip files beside the served files of a built site if they are smaller. @returns how many were compressed */
export async function compressSite(folder: string): Promise<number> {
  removeStaleCopies(folder);
  const files = new Set(filesIn(folder).map((file) => `/${file}`));
  const stale = [...files]
    .filter((file) => isCompressible(file) && isServed(file) && !isRedundantCopy(file, files))
    .map((file) => path.join(folder, file))
    .map((file) => ({ file, size: fs.statSync(file).size }))
    .filter(
      ({ file, size }) =>
        size >= MIN_BYTES && !suffixes.every((suffix) => fs.existsSync(file + suffix)),
    )
    // The largest first, so that all threads end at about the same time.
    .sort((a, b) => b.size - a.size);
  const queue = stale.values();
  const work = async () => {
    for (const { file } of queue) await compressFile(file);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  return stale.length;
}

/** Servers that look for compressed files prefer `x/index.html`; `x.html` is for hosts that compress by themselves. */
function isRedundantCopy(file: string, files: ReadonlySet<string>): boolean {
  // The page for missing addresses is in two files, and hosts serve this one.
  if (!file.endsWith('.html') || file === notFoundFile) return false;
  return files.has(file.replace(/\.html$/, '/index.html'));
}

async function compressFile(file: string): Promise<void> {
  const content = fs.readFileSync(file);
  const { atime, mtime } = fs.statSync(file);
  for (const suffix of suffixes) {
    const copy = await formats[suffix](content, file);
    if (copy.length >= content.length) continue;
    writeFile(file + suffix, copy);
    fs.utimesSync(file + suffix, atime, mtime);
  }
}

/** Deletes compressed files whose file was changed or deleted: servers would send them in its place. */
export function removeStaleCopies(folder: string): void {
  for (const name of filesIn(folder).filter(isCompressedCopy)) {
    const copy = path.join(folder, name);
    const original = fs.statSync(copy.replace(compressed, ''), { throwIfNoEntry: false });
    // File systems round the times that Node sets.
    const isCurrent = original && Math.abs(original.mtimeMs - fs.statSync(copy).mtimeMs) < 2;
    if (name.endsWith('.part') || !isCurrent) fs.rmSync(copy);
  }
}
