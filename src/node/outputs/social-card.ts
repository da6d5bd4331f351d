import fs from 'node:fs/promises';
import path from 'node:path';
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { site } from '../../site';
import { siteAbsolute } from '../source/files';
import { indexedPng } from './indexed-png';

/** What a picture for other sites says of a page. */
export interface SocialCard {
  title: string;
  /** Where the page is: a group of the documentation, or the blog. */
  section: string;
}

/** Colors of the light mode: other sites show pictures on grounds of their own. */
const colors = {
  ground: '#ffffff',
  text: '#14201f',
  muted: '#586461',
  accent: '#0b6b62',
};

const fontFolder = 'node_modules/@fontsource/inter/files';
const weights = [400, 600] as const;
const subsets = ['latin', 'latin-ext'] as const;

/** Files that a card is made of besides its words: a change of one draws all cards again. */
export const cardSources = [
  'src/node/outputs/social-card.ts',
  'src/node/outputs/indexed-png.ts',
  'package-lock.json',
];

type Fonts = Parameters<typeof satori>[1]['fonts'];
let loading: Promise<Fonts> | undefined;

function fonts(): Promise<Fonts> {
  loading ??= Promise.all(
    subsets.flatMap((subset) =>
      weights.map(async (weight) => ({
        // One name for each subset: what the first lacks is taken from the second.
        name: subset === 'latin' ? 'Inter' : 'Inter ext',
        data: await fs.readFile(
          siteAbsolute(path.join(fontFolder, `inter-${subset}-${weight}-normal.woff`)),
        ),
        weight,
        style: 'normal' as const,
      })),
    ),
  );
  return loading;
}

/** A box of the picture's layout, which is that of flex boxes. */
const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

const MARK_SIZE = 64;

const mark = createElement(
  'svg',
  {
    width: MARK_SIZE,
    height: MARK_SIZE,
    viewBox: '0 0 28 28',
    fill: 'none',
    stroke: colors.accent,
    strokeLinecap: 'round',
  },
  createElement('circle', { cx: 13, cy: 13, r: 9, strokeWidth: 3.2 }),
  createElement('path', { d: 'M17.5 17.5 25 25', strokeWidth: 3.2 }),
  createElement('path', { d: 'M8.5 13h9M8.5 9.5h6', strokeWidth: 2 }),
);

/** Size of a title, by its length: the longest ones still fit on three lines. */
function titleSize(title: string): number {
  if (title.length <= 28) return 84;
  return title.length <= 60 ? 68 : 54;
}

/** Space around the text. */
const edge = { border: 20, side: 72, top: 64, bottom: 56 };
const SECTION_HEIGHT = 38;
/** Space around a title, for strokes that leave their line. */
const TITLE_MARGIN = 8;

/** What all cards of a section have in common: everything but the title. */
function groundBox(section: string): ReactElement {
  const { width, height } = site.socialImage;
  return box(
    {
      boxSizing: 'border-box',
      width,
      height,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `${edge.top}px ${edge.side}px ${edge.bottom}px`,
      backgroundColor: colors.ground,
      borderLeft: `${edge.border}px solid ${colors.accent}`,
      fontFamily: 'Inter, Inter ext',
      color: colors.text,
    },
    box({ fontSize: 32, lineHeight: `${SECTION_HEIGHT}px`, color: colors.muted }, section),
    box(
      { alignItems: 'center' },
      mark,
      box({ marginLeft: 20, fontSize: 32, fontWeight: 600 }, site.title),
    ),
  );
}

function titleBox(title: string): ReactElement {
  return box(
    {
      padding: `${TITLE_MARGIN}px ${edge.side}px ${TITLE_MARGIN}px ${TITLE_MARGIN}px`,
      fontFamily: 'Inter, Inter ext',
      fontSize: titleSize(title),
      fontWeight: 600,
      lineHeight: 1.15,
      letterSpacing: '-0.02em',
      color: colors.text,
    },
    box({ lineClamp: 3, display: 'block' }, title),
  );
}

/** Shades between the ground and each ink, the ground among them. */
const SHADES = 16;
const inks = [colors.text, colors.muted, colors.accent];
const palette = inks.flatMap((ink) =>
  Array.from({ length: SHADES }, (_, shade) => mixed(colors.ground, ink, shade / (SHADES - 1))),
);

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function mixed(from: string, to: string, part: number): string {
  const values = channels(from).map((value, index) =>
    Math.round(value + ((channels(to)[index] ?? 0) - value) * part),
  );
  return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const grounds = new Map<string, Promise<Uint8Array>>();

/** The cards of a section without a title, as numbers of the palette; drawn once. */
function groundOf(section: string): Promise<Uint8Array> {
  const known = grounds.get(section);
  if (known) return known;
  const made = drawGround(section);
  grounds.set(section, made);
  return made;
}

async function drawGround(section: string): Promise<Uint8Array> {
  const svg = await drawn(groundBox(section), site.socialImage);
  const rgb = await sharp(svg).removeAlpha().raw().toBuffer();
  const shades = palette.map(channels);
  const known = new Map<number, number>();
  const pixels = new Uint8Array(rgb.length / 3);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    const at = 3 * pixel;
    const color = ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);
    const index = known.get(color) ?? nearestShade(color, shades);
    known.set(color, index);
    pixels[pixel] = index;
  }
  return pixels;
}

function nearestShade(color: number, shades: readonly (readonly number[])[]): number {
  const [red, green, blue] = [color >> 16, (color >> 8) & 255, color & 255];
  const distances = shades.map(
    ([r = 0, g = 0, b = 0]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2,
  );
  return distances.indexOf(Math.min(...distances));
}

async function drawn(
  content: ReactElement,
  size: { width: number; height?: number },
): Promise<Buffer> {
  const { width, height } = size;
  return Buffer.from(
    await satori(content, {
      width,
      ...(height !== undefined && { height }),
      fonts: await fonts(),
    }),
  );
}

/**
 * Draws a card as PNG. The same words give the same bytes. Only the title is drawn for each card: an eighth of the
 * picture, put into the middle of what the cards of its section have in common.
 */
export async function drawCard({ title, section }: SocialCard): Promise<Buffer> {
  const { width, height } = site.socialImage;
  const left = edge.border + edge.side - TITLE_MARGIN;
  const svg = await drawn(titleBox(title), { width: width - left });
  const { data, info } = await sharp(svg)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = (await groundOf(section)).slice();
  const middle = (edge.top + SECTION_HEIGHT + height - edge.bottom - MARK_SIZE) / 2;
  const top = Math.max(0, Math.round(middle - info.height / 2));
  const rows = Math.min(info.height, height - top);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < info.width; column += 1) {
      const shade = Math.round(((data[row * info.width + column] ?? 0) / 255) * (SHADES - 1));
      if (shade > 0) pixels[(top + row) * width + left + column] = shade;
    }
  return indexedPng({ width, height, palette, pixels });
}
