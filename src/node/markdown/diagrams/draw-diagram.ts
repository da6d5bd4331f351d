import { createRequire } from 'node:module';
import { parseXml, type XmlElement } from '@rgrove/parse-xml';
import type * as BeautifulMermaid from 'beautiful-mermaid';
import { elementParts, type TreeElement } from '../../../lib/content-tree';
import { siteAbsolute } from '../../source/files';
import { withStandIns } from './entities';
import { flaws } from './flaws';
import { withRoom } from './label-room';
import { mendSequence } from './mend-sequence';
import { isFaithful, isShown } from './missing-words';
import { svgTree } from './svg-tree';
import { wrapDiamonds, wrapLabels } from './wrap-labels';

/**
 * Sizes as multiples of the library's: one with boxes as readable as tables, and the least, with labels of 12 px.
 */
const FULL_SCALE = 1.1;
const MIN_SCALE = 1;

/** Pixels that the text column leaves to a drawing, inside of its frame. */
const MAX_WIDTH = 704;

/** The same on a phone of 390 pixels, and the width of a drawing whose labels have 11 px when it is made to fit. */
const NARROW_WIDTH = 332;
const MAX_NARROW_WIDTH = 362;

const isSequence = (code: string) => /^\s*sequenceDiagram\b/m.test(code);

const kinds = /^(?:\s*%%.*\n|\s*\n)*\s*(?:flowchart|graph|sequenceDiagram)\b/;
const across = /^(\s*(?:flowchart|graph)\s+)(?:LR|RL)\b/m;

/** Distances between boxes, in units of the library. */
const tight = { layerSpacing: 24, nodeSpacing: 16 };
const loose = { layerSpacing: 64, nodeSpacing: 48 };
const tightest = { layerSpacing: 24, nodeSpacing: 10 };
const crowded = { layerSpacing: 32, nodeSpacing: 8 };

/** How flowcharts are drawn for phones: letters of a line, and distances. */
const narrowForms = [
  [14, tight],
  [10, tight],
  [8, tight],
  [10, tightest],
  [8, crowded],
  [10, loose],
] as const;

let library: typeof BeautifulMermaid | undefined;

/**
 * Loads the library with the first diagram, since its layout engine starts slowly. Loaded by its path: the package
 * exports its entry for `import` only, and code that Gatsby compiles calls `require`.
 */
function loadLibrary(): typeof BeautifulMermaid {
  library ??= createRequire(siteAbsolute('package.json'))(
    siteAbsolute('node_modules/beautiful-mermaid/dist/index.js'),
  ) as typeof BeautifulMermaid;
  return library;
}

/**
 * The drawings of a diagram: for the text column, and for phones where these need another form. Undefined for a diagram
 * that the browser draws.
 */
export function drawingsOf(code: string): TreeElement[] | undefined {
  const drawing = drawDiagram(code);
  const narrow = drawing && drawNarrow(code, drawing);
  return drawing && (narrow ? [drawing, narrow] : [drawing]);
}

/**
 * A flowchart or sequence diagram as SVG without styles, scripts and ids: `theme/diagram.css` has the colors of both
 * modes. Undefined for diagrams that the library does not know, draws in part or draws wrongly; Mermaid draws these in
 * the browser.
 */
export function drawDiagram(code: string): TreeElement | undefined {
  if (!kinds.test(code)) return undefined;
  try {
    const { source, restore } = withStandIns(code, isShown);
    const drawings = variants(source).map(
      ([variant, spacing]) =>
        () =>
          draw(variant, spacing),
    );
    const drawing = firstFitting(drawings);
    return drawing && isFaithful(source, drawing) ? restore(drawing) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The drawing for phones of a flowchart that is too wide for them, turned down and with short lines. Undefined for those
 * that fit, and for those that fit in no form and so scroll, as sequences do.
 * @param drawing what `drawDiagram` has made of the code
 */
export function drawNarrow(code: string, drawing: TreeElement): TreeElement | undefined {
  if (isSequence(code) || widthOf(drawing) <= NARROW_WIDTH) return undefined;
  const { source, restore } = withStandIns(code, isShown);
  for (const draw of narrowFlowcharts(source)) {
    const narrow = tryToDraw(draw);
    if (narrow && isFaithful(source, narrow)) return restore(narrow);
  }
  return undefined;
}

type Drawing = (scaleOf: (width: number) => number) => TreeElement | undefined;

function narrowFlowcharts(code: string): Drawing[] {
  const turned = wrapDiamonds(code).replace(across, '$1TD');
  return narrowForms.map(
    ([lineLength, spacing]) =>
      (scaleOf) =>
        draw(wrapLabels(turned, lineLength), spacing, scaleOf),
  );
}

function tryToDraw(draw: Drawing): TreeElement | undefined {
  const smallest = NARROW_WIDTH / MAX_NARROW_WIDTH;
  try {
    const drawing = draw((width) => Math.max(smallest, Math.min(MIN_SCALE, NARROW_WIDTH / width)));
    return drawing && widthOf(drawing) <= NARROW_WIDTH && flaws(drawing) === 0
      ? drawing
      : undefined;
  } catch {
    return undefined;
  }
}

/** The first drawing without flaws that fits into the column; else the narrowest without flaws, which scrolls. */
function firstFitting(drawings: readonly (() => TreeElement)[]): TreeElement | undefined {
  const sound: TreeElement[] = [];
  for (const make of drawings) {
    const drawing = make();
    if (flaws(drawing) > 0) continue;
    if (widthOf(drawing) <= MAX_WIDTH) return drawing;
    sound.push(drawing);
  }
  return sound.sort((a, b) => widthOf(a) - widthOf(b))[0];
}

const widthOf = (drawing: TreeElement) => Number(elementParts(drawing).props['width']);

/** Ways to draw a diagram: as written, with broken labels, and turned. */
function variants(code: string): [source: string, spacing: BeautifulMermaid.RenderOptions][] {
  const written = wrapDiamonds(asParticipants(code));
  const wrapped = wrapLabels(written);
  return [
    [written, {}],
    [wrapped, {}],
    [written.replace(across, '$1TD'), tight],
    [wrapped.replace(across, '$1TD'), tight],
    [wrapped.replace(across, '$1TD'), {}],
    [wrapped.replace(across, '$1TD'), loose],
  ];
}

/** Persons of a sequence as boxes: the name below the library's icon of a person runs into the first message. */
const asParticipants = (code: string) =>
  isSequence(code) ? code.replace(/^(\s*)actor\b/gm, '$1participant') : code;

const scaleInColumn = (width: number) =>
  Math.max(MIN_SCALE, Math.min(FULL_SCALE, MAX_WIDTH / width));

function draw(
  code: string,
  spacing: BeautifulMermaid.RenderOptions,
  scaleOf = scaleInColumn,
): TreeElement {
  return svgTree(
    isSequence(code) ? mendSequence(render(code, spacing)) : render(code, spacing),
    scaleOf,
  );
}

function render(code: string, spacing: BeautifulMermaid.RenderOptions): XmlElement {
  const options = { ...spacing, padding: 4, transparent: true };
  const { root } = parseXml(loadLibrary().renderMermaidSVG(withRoom(code), options));
  if (!root) throw new Error('the drawing is empty');
  return root;
}
