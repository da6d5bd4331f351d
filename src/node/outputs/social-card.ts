import sharp from 'sharp';
import { site } from '../../site';
import { colors, groundBox, svgOf, titlePlace } from './cards/card-boxes';
import { titleImage } from './cards/card-title';
import { indexedPng, pngRows, type PngRows } from './cards/indexed-png';

/** What a picture for other sites says of a page. */
export interface SocialCard {
  title: string;
  /** Where the page is: a group of the documentation, or the blog. */
  section: string;
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
  const svg = await svgOf(groundBox(section), site.socialImage);
  const rgb = await sharp(svg).removeAlpha().raw().toBuffer();
  const shades = palette.map(channels);
  const known = new Map<number, number>();
  const pixels = new Uint8Array(rgb.length / 3);
  let [last, index] = [-1, 0];
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    const at = 3 * pixel;
    const color = ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);
    // Most pixels are as the one before.
    if (color !== last) {
      index = known.get(color) ?? nearestShade(color, shades);
      known.set(color, index);
      last = color;
    }
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

/** The rows of a title, in memory that all cards share. */
let titleRows = new Uint8Array(0);

/**
 * Draws a card as PNG. The same words give the same bytes. Only the title is drawn for each card, into the middle of what
 * the cards of its section have in common.
 */
export async function drawCard({ title, section }: SocialCard): Promise<Buffer> {
  const { width, height } = site.socialImage;
  const { left, middle } = titlePlace;
  const image = await titleImage(title);
  const top = Math.max(0, Math.round(middle - image.height / 2));
  const end = Math.min(top + image.height, height);
  const ground = await groundOf(section);
  const above = sharedRows(`above of ${section}`, ground, 0, top);
  // There the cards of all sections are the same.
  const below = sharedRows('below', ground, end, height);
  // From here to the end nothing else runs: another card would write to the same memory.
  const length = (end - top) * width;
  if (titleRows.length < length) titleRows = new Uint8Array(length);
  const pixels = titleRows.subarray(0, length);
  pixels.set(ground.subarray(top * width, end * width));
  image.draw({ pixels, width, left }, SHADES);
  return indexedPng({ width, palette, parts: [above, pngRows(pixels, width), below] });
}

const compressed = new Map<string, PngRows>();

/** Rows that have nothing of the title; compressed once. */
function sharedRows(name: string, ground: Uint8Array, from: number, to: number): PngRows {
  const { width } = site.socialImage;
  const key = `${from} ${to} ${name}`;
  const made = compressed.get(key) ?? pngRows(ground.subarray(from * width, to * width), width);
  compressed.set(key, made);
  return made;
}
