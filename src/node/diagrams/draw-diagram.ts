import { createRequire } from 'node:module';
import type * as BeautifulMermaid from 'beautiful-mermaid';
import type { TreeElement } from '../../lib/content-tree';
import { siteAbsolute } from '../source/files';
import { missingWords } from './missing-words';
import { svgTree } from './svg-tree';
import { wrapLabels } from './wrap-labels';

/**
 * How much larger than the library draws: with boxes as readable as tables, or, to fit, with labels of 12 px, which the
 * style sheet sets them in.
 */
const FULL_SCALE = 1.1;
const MIN_SCALE = 1;

/** Pixels that the text column leaves to a drawing, inside of its frame. */
const MAX_WIDTH = 704;

const kinds = /^(?:\s*%%.*\n|\s*\n)*\s*(?:flowchart|graph|sequenceDiagram)\b/;
const across = /^(\s*(?:flowchart|graph)\s+)(?:LR|RL)\b/m;

/** Distances between boxes that stand close together, in units of the library. */
const tight = { layerSpacing: 24, nodeSpacing: 16 };

let library: typeof BeautifulMermaid | undefined;

/**
 * Loaded with the first diagram: its layout engine takes a while to start. By its path, since the package names its
 * entry for `import` only, and what Gatsby compiles calls `require`.
 */
function loadLibrary(): typeof BeautifulMermaid {
  library ??= createRequire(siteAbsolute('package.json'))(
    siteAbsolute('node_modules/beautiful-mermaid/dist/index.js'),
  ) as typeof BeautifulMermaid;
  return library;
}

interface Drawing {
  svg: string;
  width: number;
}

/**
 * A flowchart or sequence diagram as SVG without styles, scripts and ids: `theme/diagram.css` gives it the colors of
 * the mode. Undefined for what the library does not know or would leave out; Mermaid draws that in the browser.
 */
export function drawDiagram(code: string): TreeElement | undefined {
  if (!kinds.test(code)) return undefined;
  try {
    const { svg, width } = fittest(code);
    const scale = Math.max(MIN_SCALE, Math.min(FULL_SCALE, MAX_WIDTH / width));
    const drawing = svgTree(svg, scale);
    return missingWords(code, drawing).length === 0 ? drawing : undefined;
  } catch {
    return undefined;
  }
}

/** The first drawing that fits into the column; else the narrowest, which scrolls. */
function fittest(code: string): Drawing {
  let narrowest: Drawing | undefined;
  for (const [source, spacing] of variants(code)) {
    const drawing = draw(source, spacing);
    if (drawing.width * MIN_SCALE <= MAX_WIDTH) return drawing;
    if (!narrowest || drawing.width < narrowest.width) narrowest = drawing;
  }
  return narrowest ?? draw(code);
}

/** Ways to draw a diagram: as written, closer together, with broken labels, and turned. */
function variants(code: string): [source: string, spacing?: BeautifulMermaid.RenderOptions][] {
  const wrapped = wrapLabels(code);
  const turned = across.test(code)
    ? [code, wrapped].map((text) => text.replace(across, '$1TD'))
    : [];
  return [[code], [code, tight], [wrapped, tight], ...turned.map((text) => [text] as [string])];
}

function draw(code: string, spacing: BeautifulMermaid.RenderOptions = {}): Drawing {
  const svg = loadLibrary().renderMermaidSVG(code, { ...spacing, padding: 4, transparent: true });
  return { svg, width: Number(/ width="([\d.]+)"/.exec(svg)?.[1]) };
}
