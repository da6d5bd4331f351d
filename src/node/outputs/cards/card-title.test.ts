import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteAbsolute } from '../../source/files';
import { titlePlace } from './card-boxes';
import { satoriImage, titleImage, type TitleImage } from './card-title';

const SHADES = 16;
/** Where letters touch, as in `ff`, outlines lie on each other, and each way to draw them has other shades. */
const SEAMS = 40;

function titles(): string[] {
  const files = fs.readdirSync(siteAbsolute('content'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => fs.readFileSync(siteAbsolute(path.join('content', file)), 'utf8'))
    .flatMap((text) => /^title:\s*(.+)$/m.exec(text)?.[1] ?? [])
    .map((title) => title.replace(/^(['"])(.*)\1$/, '$2'));
}

function shadesOf(image: TitleImage): Uint8Array {
  const { width } = titlePlace;
  const pixels = new Uint8Array(width * image.height);
  image.draw({ pixels, width, left: 0 }, SHADES);
  return pixels;
}

/** Pixels in which the title is another one than satori's by more than two shades; all where the size is another. */
async function otherPixels(title: string): Promise<number> {
  const [fast, slow] = [await titleImage(title), await satoriImage(title)];
  if (fast.height !== slow.height) return Infinity;
  const [one, other] = [shadesOf(fast), shadesOf(slow)];
  return one.filter((shade, at) => Math.abs(shade - (other[at] ?? 0)) > 2).length;
}

describe('titles of cards', () => {
  it('look as satori draws them, all of the site', async () => {
    const all = titles();
    expect(all.length).toBeGreaterThan(100);
    for (const title of all)
      expect([title, (await otherPixels(title)) < SEAMS]).toEqual([title, true]);
  });

  it.each([
    'Sorting by last purchased: how relevance adapts to it',
    'FAQ: migrate to a new cluster, keep “old” configurations (safely), and copy 100% of data/feeds',
    'Café-Übersicht: señor AVATAR, To/Ty 1x2 -> 3',
    'Łódź, Dvořák, and other letters',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    'A title of far more words than there is room for, which goes on and on, and says the same things again until nobody reads it any more',
    'Launch 🚀 and 検索',
    'חיפוש מהיר',
    'e\u0301tudes',
  ])('look as satori draws them: %s', async (title) => {
    expect(await otherPixels(title)).toBeLessThan(SEAMS);
  });

  it('are other pictures for other words', async () => {
    const [one, other] = [await titleImage('Filters'), await titleImage('Filter by')];
    expect(shadesOf(one)).not.toEqual(shadesOf(other));
  });
});
