import fs from 'node:fs';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { bundleFolder } from '../source/workers/bundle';
import { FileCache } from '../source/workers/file-cache';
import { currentSite } from '../pages/site-index';
import { readableFile, readSiteFile, siteAbsolute } from '../source/files';
import { imageFile } from '../source/links';
import type { PageNode } from './gatsby-nodes';
import type { NodeModel } from './page-nodes';

interface Image {
  src: string;
  page: PageNode;
}

/** Width and height in pixels; undefined when the file is missing or not a picture. */
export function imageDimensions(file: string): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation } = imageSize(fs.readFileSync(siteAbsolute(file)));
    const turned = orientation !== undefined && orientation >= 5;
    return turned ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

/** Pixels that a picture may have: programs that read it refuse more. */
const MAX_PIXELS = 0x3fff ** 2;

/** What is wrong with the file of a picture; undefined when a page can show it. */
export function pictureFault(file: string): PictureFault | undefined {
  const size = imageDimensions(file);
  if (size) return size.width * size.height > MAX_PIXELS ? 'image-too-large' : undefined;
  const isDrawing =
    file.toLowerCase().endsWith('.svg') && /<svg[\s/>]/.test(readSiteFile(file) ?? '');
  return isDrawing ? 'image-without-size' : 'image-unreadable';
}

export type PictureFault = 'image-too-large' | 'image-without-size' | 'image-unreadable';

/** Longest side of a picture in WebP, in pixels. */
const MAX_SIDE = 16_383;

const formatsWithSizes = ['jpeg', 'png', 'webp'];

/** Whether smaller pictures show what this one shows: Gatsby makes them of the first frame, and turns them wrongly. */
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

/** A PNG with frames says how many before its pixels. */
const isAnimatedPng = (bytes: Buffer) =>
  bytes.subarray(0, bytes.indexOf('IDAT', 0, 'latin1')).includes('acTL', 0, 'latin1');

/** Results of `isWhole`, by file: to decode a picture takes long. */
const wholePictures = new FileCache(siteAbsolute(`${bundleFolder}/pictures`));

/** The files among these whose pixels cannot be read, such as those of a picture that was saved in part. */
export async function damagedPictures(files: readonly string[]): Promise<ReadonlySet<string>> {
  const pixels = [...new Set(files)].filter((file) => !file.toLowerCase().endsWith('.svg'));
  const whole = await Promise.all(pixels.map(isWhole));
  return new Set(pixels.filter((_, index) => !whole[index]));
}

async function isWhole(file: string): Promise<boolean> {
  const stat = fs.statSync(siteAbsolute(file), { throwIfNoEntry: false });
  const key = `${stat?.size} ${stat?.mtimeMs}`;
  if (wholePictures.read(file, key) === true) return true;
  try {
    // `stats()` of several pictures at a time misses errors of some.
    await sharp(siteAbsolute(file)).raw().toBuffer();
  } catch {
    return false;
  }
  wholePictures.write(file, key, true);
  return true;
}

/** A field that the file of a picture answers. */
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
  imageFile: {
    resolve: async (
      { src, page }: Image,
      _args: unknown,
      { nodeModel }: { nodeModel: NodeModel },
    ) => {
      const file = imageFile(src, page.file);
      if (!file || !(await mayHaveSizes(file))) return null;
      return nodeModel.findOne({
        type: 'File',
        query: { filter: { absolutePath: { eq: siteAbsolute(file) } } },
      });
    },
  },
  address: ofFile((file) => currentSite().addressOf(file) ?? null),
  width: dimension('width'),
  height: dimension('height'),
};
