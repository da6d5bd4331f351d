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

/** Whether an existing file is a picture. One of SVG may leave its size open. */
export function isPicture(file: string): boolean {
  if (imageDimensions(file) !== undefined) return true;
  return file.toLowerCase().endsWith('.svg') && /<svg[\s>]/.test(readSiteFile(file) ?? '');
}

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
    resolve: ({ src, page }: Image, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) => {
      const file = imageFile(src, page.file);
      if (!file) return null;
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
