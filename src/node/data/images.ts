import fs from 'node:fs';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { bundleFolder } from '../workers/bundle';
import { FileCache } from '../workers/file-cache';
import { currentSite } from '../pages/site-index';
import { readableFile, readSiteFile, siteAbsolute } from '../content/files';
import { imageFile } from '../content/links';
import type { PageNode } from './gatsby-nodes';
import { fromNodes } from './page-nodes';

interface Image {
  src: string;
  page: PageNode;
}

/** Formats that a page may have, as image-size names them. */
const shownFormats = ['png', 'jpg', 'gif', 'webp', 'avif', 'svg'];

/** Width and height in pixels; undefined when the file is missing or not a picture that browsers show. */
export function imageDimensions(file: string): { width: number; height: number } | undefined {
  try {
    const bytes = fs.readFileSync(siteAbsolute(file));
    const { width, height, orientation = 1, type = '' } = imageSize(bytes);
    if (!shownFormats.includes(type)) return undefined;
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

/** Pixels that a picture may have: programs that read it refuse more. */
const MAX_PIXELS = 0x3fff ** 2;

/** Files that a drawing shows or takes styles from, which browsers do not load for a picture. */
const otherFiles =
  /<(?:image|use|feImage)\b[^>]*[\s:]href\s*=\s*["'](?!#|data:)|@import|url\(\s*["']?(?!["'#]|data:)/i;

/** The fault of a picture's file; undefined when a page can show it. */
export function pictureFault(file: string): PictureFault | undefined {
  const size = imageDimensions(file);
  const drawing = file.toLowerCase().endsWith('.svg') ? (readSiteFile(file) ?? '') : '';
  if (otherFiles.test(drawing)) return 'image-parts';
  if (size) return size.width * size.height > MAX_PIXELS ? 'image-too-large' : undefined;
  return /<svg[\s/>]/.test(drawing) ? 'image-without-size' : 'image-unreadable';
}

export type PictureFault =
  'image-parts' | 'image-too-large' | 'image-without-size' | 'image-unreadable';

/** Longest side of a picture in WebP, in pixels. */
const MAX_SIDE = 16_383;

const formatsWithSizes = ['jpeg', 'png', 'webp'];

/** Whether Gatsby can make smaller pictures of this one: it reads only the first frame, and rotates them wrongly. */
export async function mayHaveSizes(file: string): Promise<boolean> {
  try {
    const bytes = fs.readFileSync(siteAbsolute(file));
    const { format, width, height, pages = 1, orientation = 1 } = await sharp(bytes).metadata();
    const isAnimated = pages > 1 || (format === 'png' && isAnimatedPng(bytes));
    const fits = Math.max(width, height) <= MAX_SIDE;
    return formatsWithSizes.includes(format) && fits && !isAnimated && orientation === 1;
  } catch {
    return false;
  }
}

/** A PNG with frames declares their number before its pixels. */
const isAnimatedPng = (bytes: Buffer) =>
  bytes.subarray(0, bytes.indexOf('IDAT', 0, 'latin1')).includes('acTL', 0, 'latin1');

/** Results of `isIntact`, by file: decoding a picture is slow. */
const intactPictures = new FileCache(siteAbsolute(`${bundleFolder}/pictures`));

/** The files among these that cannot be read to their end, such as a picture that was saved in part. */
export async function damagedPictures(files: readonly string[]): Promise<ReadonlySet<string>> {
  const pictures = [...new Set(files)];
  const areIntact = await Promise.all(pictures.map(isIntact));
  return new Set(pictures.filter((_, index) => !areIntact[index]));
}

/** Browsers show a drawing if its XML has no error and the namespace of SVG. */
async function readDrawing(file: string): Promise<void> {
  await sharp(siteAbsolute(file), { limitInputPixels: false, unlimited: true }).metadata();
  if (!/xmlns(?::\w+)?\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg/.test(readSiteFile(file) ?? ''))
    throw new Error('no drawing');
}

async function isIntact(file: string): Promise<boolean> {
  const stat = fs.statSync(siteAbsolute(file), { throwIfNoEntry: false });
  const key = `${stat?.size} ${stat?.ctimeMs}`;
  if (intactPictures.read(file, key) === true) return true;
  try {
    if (file.toLowerCase().endsWith('.svg')) await readDrawing(file);
    // `stats()` of several pictures at a time misses errors of some.
    else await sharp(siteAbsolute(file)).raw().toBuffer();
  } catch {
    return false;
  }
  intactPictures.write(file, key, true);
  return true;
}

const ofFile = <Value>(answer: (file: string) => Value) => ({
  resolve: ({ src, page }: Image): Value | null => {
    const file = imageFile(src, page.file);
    return file === undefined ? null : answer(file);
  },
});

const dimension = (side: 'width' | 'height') =>
  ofFile((file) => (readableFile(file) ? imageDimensions(file)?.[side] : null));

/** Resolvers of ContentImage. */
export const imageFields = {
  imageFile: fromNodes(async (nodeModel, { src, page }: Image) => {
    const file = imageFile(src, page.file);
    if (!file || !(await mayHaveSizes(file))) return null;
    const filter = { absolutePath: { eq: siteAbsolute(file) } };
    return nodeModel.findOne({ type: 'File', query: { filter } });
  }),
  address: ofFile((file) => currentSite().addressOf(file) ?? null),
  width: dimension('width'),
  height: dimension('height'),
};
