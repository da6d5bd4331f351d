import fs from 'node:fs/promises';
import path from 'node:path';
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { site } from '../../site';
import { siteAbsolute } from '../source/files';

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
export const cardSources = ['src/node/outputs/social-card.ts', 'package-lock.json'];

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

const mark = createElement(
  'svg',
  {
    width: 64,
    height: 64,
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

function cardBox({ title, section }: SocialCard): ReactElement {
  const { width, height } = site.socialImage;
  return box(
    {
      boxSizing: 'border-box',
      width,
      height,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 72px 56px',
      backgroundColor: colors.ground,
      borderLeft: `20px solid ${colors.accent}`,
      fontFamily: 'Inter, Inter ext',
      color: colors.text,
    },
    box({ fontSize: 32, color: colors.muted }, section),
    box(
      {
        fontSize: titleSize(title),
        fontWeight: 600,
        lineHeight: 1.15,
        letterSpacing: '-0.02em',
        lineClamp: 3,
        display: 'block',
      },
      title,
    ),
    box(
      { alignItems: 'center' },
      mark,
      box({ marginLeft: 20, fontSize: 32, fontWeight: 600 }, site.title),
    ),
  );
}

/** Draws a card as PNG. The same words give the same bytes. */
export async function drawCard(card: SocialCard): Promise<Buffer> {
  const { width, height } = site.socialImage;
  const svg = await satori(cardBox(card), { width, height, fonts: await fonts() });
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32, effort: 1 }).toBuffer();
}
