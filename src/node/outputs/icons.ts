import fs from 'node:fs/promises';
import sharp from 'sharp';
import { THEME_COLORS } from '../../lib/theme-colors';
import { site } from '../../site';
import { siteAbsolute } from '../source/files';
import { writeOutput } from './output-files';

/** The one drawing that all icons are made of. */
const drawing = 'static/favicon.svg';

interface Icon {
  file: string;
  size: number;
  /** Part of the icon that the drawing takes; the rest is ground, which systems cut to their shapes. */
  part: number;
  purpose?: 'maskable';
}

const icons: readonly Icon[] = [
  { file: '/apple-touch-icon.png', size: 180, part: 0.75 },
  { file: '/icon-192.png', size: 192, part: 0.9 },
  { file: '/icon-512.png', size: 512, part: 0.9 },
  { file: '/icon-maskable-512.png', size: 512, part: 0.6, purpose: 'maskable' },
];
const ICO_SIZE = 32;

/** Writes the icons of browsers and systems, and the manifest that names them. */
export async function writeIcons(folder: string, pathPrefix: string): Promise<void> {
  const svg = await fs.readFile(siteAbsolute(drawing));
  for (const icon of icons) writeOutput(folder, icon.file, await picture(svg, icon, true));
  const small = await picture(svg, { size: ICO_SIZE, part: 1 }, false);
  writeOutput(folder, 'favicon.ico', icoOf(small));
  writeOutput(folder, 'manifest.webmanifest', `${JSON.stringify(manifest(pathPrefix))}\n`);
}

function picture(svg: Buffer, { size, part }: Pick<Icon, 'size' | 'part'>, ground: boolean) {
  const inner = Math.round(size * part);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const background = ground ? THEME_COLORS.light : { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(svg, { density: 72 * Math.ceil(size / 28) })
    .resize(inner, inner)
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .flatten(ground ? { background } : false)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An `.ico` file with one picture, which may be a PNG. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(ICO_SIZE, 6);
  header.writeUInt8(ICO_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function manifest(pathPrefix: string) {
  return {
    name: site.title,
    short_name: site.company,
    description: site.description,
    lang: site.locale,
    start_url: `${pathPrefix}/`,
    scope: `${pathPrefix}/`,
    display: 'browser',
    background_color: THEME_COLORS.light,
    theme_color: THEME_COLORS.light,
    icons: icons
      .filter(({ file }) => file.startsWith('/icon-'))
      .map(({ file, size, purpose }) => ({
        src: `${pathPrefix}${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        ...(purpose && { purpose }),
      })),
  };
}
