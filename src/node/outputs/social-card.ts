import fs from 'node:fs';
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { site } from '../../site';
import { siteAbsolute } from '../source/files';
import { pageStep } from '../source/workers/page-step';

// Cards are drawn in parallel already.
sharp.concurrency(1);

/** Text of the picture that other sites show with a link to a page. */
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
/** The row around which titles are, their first column, and their pixels in a row. */
const titleMiddle = 306;
const titleLeft = 92;
const titleWidth = width - titleLeft - 72;

const paper: CSSProperties = {
  backgroundColor: colors.background,
  color: colors.text,
  fontFamily: Object.values(fontFamily).join(', '),
};

/** A flex box, the only layout that satori has. */
const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

const mark = createElement(
  'svg',
  {
    width: markSize,
    height: markSize,
    viewBox: '0 0 28 28',
    fill: 'none',
    stroke: colors.accent,
    strokeLinecap: 'round',
  },
  createElement('circle', { cx: 13, cy: 13, r: 9, strokeWidth: 3.2 }),
  createElement('path', { d: 'M17.5 17.5 25 25', strokeWidth: 3.2 }),
  createElement('path', { d: 'M8.5 13h9M8.5 9.5h6', strokeWidth: 2 }),
);

/** Pixels; the longest titles fit on three lines. */
function titleSize(title: string): number {
  if (title.length <= 28) return 84;
  return title.length <= 60 ? 68 : 54;
}

/** All of a card but its title: the section at the top, the site at the bottom. */
const frameLayout = (section: string): ReactElement =>
  box(
    { ...paper, width, height, fontSize: 32 },
    box({ width: 20, backgroundColor: colors.accent }),
    box(
      {
        flexGrow: 1,
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '64px 72px 56px',
      },
      box({ height: 38, lineHeight: '38px', color: colors.muted }, section),
      box({ alignItems: 'center' }, mark, box({ marginLeft: 20, fontWeight: 600 }, site.title)),
    ),
  );

const titleLayout = (title: string): ReactElement =>
  createElement(
    'div',
    {
      style: {
        ...paper,
        display: 'block',
        width: titleWidth,
        padding: '8px 0',
        fontSize: titleSize(title),
        fontWeight: 600,
        lineHeight: 1.15,
        letterSpacing: '-0.02em',
        lineClamp: 3,
        // Long words are broken.
        wordBreak: 'break-word',
      },
    },
    title,
  );

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

/** Draws a part of a card, three bytes a pixel. */
async function draw(part: ReactElement, size: { width: number; height?: number }) {
  fonts ??= readFonts();
  const svg = await satori(part, { ...size, fonts: await fonts });
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

let lastFrame: { section: string; drawn: ReturnType<typeof draw> } | undefined;

/** The frame of a section: drawn once for cards that follow each other. */
function frameOf(section: string) {
  if (lastFrame?.section !== section)
    lastFrame = { section, drawn: draw(frameLayout(section), { width, height }) };
  return lastFrame.drawn;
}

/** Draws a card as PNG; equal cards have equal bytes. */
export async function drawCard({ title, section }: SocialCard): Promise<Buffer> {
  const pixels = Buffer.from((await frameOf(section)).data);
  const { data, info } = await draw(titleLayout(title), { width: titleWidth });
  const top = Math.round(titleMiddle - info.height / 2);
  for (let row = 0; row < info.height; row++) {
    const start = row * titleWidth * 3;
    data.copy(pixels, ((top + row) * width + titleLeft) * 3, start, start + titleWidth * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 4 })
    .toBuffer();
}

export interface CardFile {
  card: SocialCard;
  /** Absolute path of the picture. */
  file: string;
}

/** Draws a card into a file, which is never there in half. */
export function drawToFile({ card, file }: CardFile): Promise<void> {
  return pageStep(`the page "${card.title}"`, 'draw the social image', async () => {
    fs.writeFileSync(`${file}.part`, await drawCard(card));
    fs.renameSync(`${file}.part`, file);
  });
}
