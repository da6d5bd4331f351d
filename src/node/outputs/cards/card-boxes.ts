import fs from 'node:fs/promises';
import path from 'node:path';
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import satori from 'satori';
import { site } from '../../../site';
import { siteAbsolute } from '../../source/files';

/** Colors of the light mode: other sites show pictures on grounds of their own. */
export const colors = {
  ground: '#ffffff',
  text: '#14201f',
  muted: '#586461',
  accent: '#0b6b62',
};

const fontFolder = 'node_modules/@fontsource/inter/files';
const weights = [400, 600] as const;
const subsets = ['latin', 'latin-ext'] as const;

type Fonts = Parameters<typeof satori>[1]['fonts'];
let loading: Promise<Fonts> | undefined;

export function readFont(subset: (typeof subsets)[number], weight: number): Promise<Buffer> {
  const name = `inter-${subset}-${weight}-normal.woff`;
  return fs.readFile(siteAbsolute(path.join(fontFolder, name)));
}

function fonts(): Promise<Fonts> {
  loading ??= Promise.all(
    subsets.flatMap((subset) =>
      weights.map(async (weight) => ({
        // One name for each subset: what the first lacks is taken from the second.
        name: subset === 'latin' ? 'Inter' : 'Inter ext',
        data: await readFont(subset, weight),
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

/** How titles are set. */
export const titleStyle = { weight: 600, lineHeight: 1.15, letterSpacing: -0.02, maxLines: 3 };

/** Size of a title, by its length: the longest ones still fit on three lines. */
export function titleSize(title: string): number {
  if (title.length <= 28) return 84;
  return title.length <= 60 ? 68 : 54;
}

/** Space around the text. */
const edge = { border: 20, side: 72, top: 64, bottom: 56 };
const SECTION_HEIGHT = 38;
/** Space around a title, for strokes that leave their line. */
export const TITLE_MARGIN = 8;

/** Where titles are: from `left` to the right edge of the picture, around the row `middle`. */
export const titlePlace = {
  left: edge.border + edge.side - TITLE_MARGIN,
  width: site.socialImage.width - (edge.border + edge.side - TITLE_MARGIN),
  /** Room for words. */
  lineWidth: site.socialImage.width - edge.border - 2 * edge.side,
  middle: (edge.top + SECTION_HEIGHT + site.socialImage.height - edge.bottom - MARK_SIZE) / 2,
};

/** What all cards of a section have in common: everything but the title. */
export function groundBox(section: string): ReactElement {
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

export function titleBox(title: string): ReactElement {
  return box(
    {
      padding: `${TITLE_MARGIN}px ${edge.side}px ${TITLE_MARGIN}px ${TITLE_MARGIN}px`,
      fontFamily: 'Inter, Inter ext',
      fontSize: titleSize(title),
      fontWeight: titleStyle.weight,
      lineHeight: titleStyle.lineHeight,
      letterSpacing: `${titleStyle.letterSpacing}em`,
      color: colors.text,
    },
    box({ lineClamp: titleStyle.maxLines, display: 'block' }, title),
  );
}

/** Lays out boxes; the height is that of what is in them where none is given. */
export async function svgOf(
  content: ReactElement,
  { width, height }: { width: number; height?: number },
): Promise<Buffer> {
  const size = { width, ...(height !== undefined && { height }) };
  return Buffer.from(await satori(content, { ...size, fonts: await fonts() }));
}
