import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { AVIF_EFFORT, quickenPictures } from './quick-pictures';

const encoder = sharp.prototype as { avif: unknown };
const { avif } = encoder;
afterEach(() => {
  encoder.avif = avif;
});

const encoded = (options: object) =>
  sharp('content/docs/getStarted/shop-search.light.png').resize(300).avif(options).toBuffer();

it('lets the encoder of pictures try less, where nobody says how hard', async () => {
  const [less, more] = [await encoded({ effort: AVIF_EFFORT }), await encoded({ effort: 4 })];
  const usual = await encoded({});
  expect(usual.equals(more) && !usual.equals(less)).toBe(true);
  quickenPictures();
  expect((await encoded({ quality: 50 })).equals(less)).toBe(true);
  expect((await encoded({ effort: 4 })).equals(more)).toBe(true);
});
