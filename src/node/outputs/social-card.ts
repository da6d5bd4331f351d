import fs from 'node:fs';
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { site } from '../../site';
import { readSiteFile, siteAbsolute, writeFile } from '../content/files';
import { pageStep } from '../workers/page-step';

// Cards are drawn in parallel already.
sharp.concurrency(1);

export interface SocialCard {
  title: string;
  /** A group of the documentation, or the blog. */
  section: string;
}

/** Colors of the light mode: other sites show pictures on backgrounds of their own. */
const colors = { background: '#ffffff', text: '#14201f', muted: '#586461', accent: '#0b6b62' };
const fontFamily = { latin: 'Inter', 'latin-ext': 'Inter ext' };
const markSize = 64;
const { width, height } = site.socialImage;
/** Width of the bar on the left. */
const BAR = 20;

/** A flex box, the only layout that satori has. */
const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** The mark of the site, which is also its icon. */
export const markDrawing = () => readSiteFile('static/favicon.svg') ?? '';

/** Pixels; the longest titles fit on three lines. */
function titleSize(title: string): number {
  if (title.length <= 28) return 84;
  return title.length <= 60 ? 68 : 54;
}

/** The section at the top, the title in the middle, the site at the bottom. */
const layoutOf = ({ title, section }: SocialCard): ReactElement =>
  box(
    {
      width,
      height,
      backgroundColor: colors.background,
      color: colors.text,
      fontFamily: Object.values(fontFamily).join(', '),
      fontSize: 32,
    },
    box({ width: BAR, flexShrink: 0, backgroundColor: colors.accent }),
    box(
      {
        width: width - BAR,
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '64px 72px 56px',
      },
      box({ height: 38, lineHeight: '38px', color: colors.muted }, section),
      createElement('div', { style: { ...titleStyle, fontSize: titleSize(title) } }, title),
      box(
        { alignItems: 'center' },
        createElement('img', {
          src: `data:image/svg+xml;base64,${Buffer.from(markDrawing()).toString('base64')}`,
          width: markSize,
          height: markSize,
        }),
        box({ marginLeft: 20, fontWeight: 600 }, site.title),
      ),
    ),
  );

const titleStyle: CSSProperties = {
  display: 'block',
  fontWeight: 600,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  lineClamp: 3,
  // Long words are broken.
  wordBreak: 'break-word',
};

/** A letter that the first font lacks is drawn with the second. */
function readFonts() {
  const folder = siteAbsolute('node_modules/@fontsource/inter/files');
  return Promise.all(
    (['latin', 'latin-ext'] as const).flatMap((subset) =>
      ([400, 600] as const).map(async (weight) => ({
        name: fontFamily[subset],
        data: await fs.promises.readFile(`${folder}/inter-${subset}-${weight}-normal.woff`),
        weight,
        style: 'normal' as const,
      })),
    ),
  );
}
let fonts: ReturnType<typeof readFonts> | undefined;

/** Draws a card as PNG; equal cards have equal bytes. */
export async function drawCard(card: SocialCard): Promise<Buffer> {
  fonts ??= readFonts();
  const svg = await satori(layoutOf(card), { width, height, fonts: await fonts });
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 4 }).toBuffer();
}

export interface CardFile {
  card: SocialCard;
  file: string;
}

/** Draws a card into a file. */
export function drawToFile({ card, file }: CardFile): Promise<void> {
  return pageStep(`the page "${card.title}"`, 'draw the social image', async () =>
    writeFile(file, await drawCard(card)),
  );
}
