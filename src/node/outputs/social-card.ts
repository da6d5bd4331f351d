import fs from 'node:fs/promises';
import path from 'node:path';
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

interface Box {
  type: string;
  props: { style?: Record<string, string | number>; children?: string | readonly Box[] } & Record<
    string,
    unknown
  >;
}

const box = (style: Record<string, string | number>, children: string | readonly Box[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const mark: Box = {
  type: 'svg',
  props: {
    width: 64,
    height: 64,
    viewBox: '0 0 28 28',
    fill: 'none',
    stroke: colors.accent,
    'stroke-linecap': 'round',
    children: [
      { type: 'circle', props: { cx: 13, cy: 13, r: 9, 'stroke-width': 3.2 } },
      { type: 'path', props: { d: 'M17.5 17.5 25 25', 'stroke-width': 3.2 } },
      { type: 'path', props: { d: 'M8.5 13h9M8.5 9.5h6', 'stroke-width': 2 } },
    ],
  },
};

/** Size of a title, by its length: the longest ones still fit on three lines. */
function titleSize(title: string): number {
  if (title.length <= 28) return 84;
  return title.length <= 60 ? 68 : 54;
}

function cardBox({ title, section }: SocialCard): Box {
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
    [
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
      box({ alignItems: 'center' }, [
        mark,
        box({ marginLeft: 20, fontSize: 32, fontWeight: 600 }, site.title),
      ]),
    ],
  );
}

/** Draws a card as PNG. The same words give the same bytes. */
export async function drawCard(card: SocialCard): Promise<Buffer> {
  const { width, height } = site.socialImage;
  const svg = await satori(cardBox(card) as never, { width, height, fonts: await fonts() });
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32, effort: 1 }).toBuffer();
}
