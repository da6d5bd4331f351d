import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { indexedPng, pngRows } from './indexed-png';

const width = 37;
const palette = Array.from({ length: 64 }, (_, index) => `#${(index * 3 + 16).toString(16)}00ff`);

/** Rows that are partly alike, some like the ones above. */
function rows(count: number, seed: number): Uint8Array {
  return Uint8Array.from({ length: count * width }, (_, at) =>
    Math.floor(at / width) % 3 === 1 ? 5 : (at * seed) % 61,
  );
}

describe('a PNG of parts', () => {
  const pixels = [rows(9, 7), rows(40, 11), rows(1, 13), rows(200, 17)];
  const write = () => {
    const parts = pixels.map((part) => pngRows(part, width));
    return indexedPng({ width, palette, parts });
  };

  it('shows the rows of all parts; readers that check the sums take it', async () => {
    const { data, info } = await sharp(write(), { failOn: 'warning' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, 250]);
    const reds = [...data].filter((_, at) => at % 3 === 0);
    expect(reds).toEqual(pixels.flatMap((part) => [...part].map((index) => index * 3 + 16)));
  });

  it('has the same bytes each time', () => {
    expect(write().equals(write())).toBe(true);
  });
});
