import fs from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { THEME_COLORS } from '../../lib/theme-colors';
import { siteAbsolute } from '../content/files';
import { openSearchDescription, webManifest } from './discovery';

interface Manifest {
  start_url: string;
  scope: string;
  icons: { src: string; sizes: string; purpose?: string }[];
}

/** Pixels of a picture on the background of the light mode. */
const pixelsOf = (picture: sharp.Sharp) =>
  picture.flatten({ background: THEME_COLORS.light }).raw().toBuffer();

describe('the web app manifest', () => {
  const manifest = JSON.parse(webManifest('/help')) as Manifest;

  it('has the path prefix in its addresses', () => {
    expect([manifest.start_url, manifest.scope]).toEqual(['/help/', '/help/']);
    expect(manifest.icons.map(({ src }) => src.startsWith('/help/'))).toEqual([true, true, true]);
  });

  it('names icons of the sizes that they have', async () => {
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(`static${src.replace('/help', '')}`).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});

it('the search in address bars has a name of complete words, at most 16 letters', () => {
  const [, name = ''] = /<ShortName>(.*)<\/ShortName>/.exec(openSearchDescription('')) ?? [];
  expect(name).toBe('QSC Docs');
  expect(name.length).toBeLessThanOrEqual(16);
});

describe('icons', () => {
  it.each([
    ['apple-touch-icon.png', 180, 0.75],
    ['icon-192.png', 192, 0.9],
    ['icon-512.png', 512, 0.9],
    // Systems cut a maskable icon to their shapes.
    ['icon-maskable-512.png', 512, 0.6],
  ])('%s shows the drawing of favicon.svg', async (name, size, part) => {
    const svg = fs.readFileSync(siteAbsolute('static/favicon.svg'));
    const inner = Math.round(size * part);
    const before = Math.floor((size - inner) / 2);
    const after = size - inner - before;
    const drawing = sharp(svg, { density: 72 * Math.ceil(size / 28) })
      .resize(inner, inner)
      .extend({
        ...{ top: before, left: before, bottom: after, right: after },
        background: THEME_COLORS.light,
      });
    const [icon, drawn] = [sharp(siteAbsolute(`static/${name}`)), drawing];
    const [actual, expected] = await Promise.all([pixelsOf(icon), pixelsOf(drawn)]);
    const others = actual.filter((shade, at) => Math.abs(shade - (expected[at] ?? 0)) > 32);
    const share = actual.length === expected.length ? others.length / actual.length : 1;
    expect(share, `draw ${part * 100} % wide on ${THEME_COLORS.light}`).toBeLessThan(0.01);
  });
});
