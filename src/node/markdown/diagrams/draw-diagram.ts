import { createRequire } from 'node:module';
import { parseXml } from '@rgrove/parse-xml';
import type * as BeautifulMermaid from 'beautiful-mermaid';
import { elementParts, type TreeElement } from '../../../lib/content-tree';
import { siteAbsolute } from '../../content/files';
import { flaws } from './flaws';
import { isSequence, withRoom, wrapDiamonds, wrapLabels } from './labels';
import { mendSequence } from './mend-sequence';
import { isFaithful } from './missing-words';
import { svgTree } from './svg-tree';

/** A frame of drawings: its width in pixels, and the sizes that they may have, as multiples of the library's. */
interface Frame {
  width: number;
  least: number;
  most: number;
}

/** The text column, inside of the frame. The sizes have labels of 12 px, and boxes as readable as tables. */
const column: Frame = { width: 704, least: 1, most: 1.1 };

/** A phone of 390 pixels. Drawings of up to 362 pixels are made to fit: their labels have 11 px then. */
const phone: Frame = { width: 332, least: 332 / 362, most: 1 };

const kinds = /^(?:\s*%%.*\n|\s*\n)*\s*(?:flowchart|graph|sequenceDiagram)\b/;
const across = /^(\s*(?:flowchart|graph)\s+)(?:LR|RL)\b/m;

type Form = readonly [source: string, spacing: BeautifulMermaid.RenderOptions];

/** Distances between boxes, in units of the library. */
const tight = { layerSpacing: 24, nodeSpacing: 16 };
const loose = { layerSpacing: 64, nodeSpacing: 48 };
const tightest = { layerSpacing: 24, nodeSpacing: 10 };
const crowded = { layerSpacing: 32, nodeSpacing: 8 };

/** Forms for the column: as written, with broken labels, and turned. */
function columnForms(code: string): Form[] {
  // Persons of a sequence are boxes: the name below the library's icon of a person runs into the first message.
  const boxes = isSequence(code) ? code.replace(/^(\s*)actor\b/gm, '$1participant') : code;
  const written = wrapDiamonds(boxes);
  const wrapped = wrapLabels(written);
  const turned = wrapped.replace(across, '$1TD');
  return [
    [written, {}],
    [wrapped, {}],
    [written.replace(across, '$1TD'), tight],
    [turned, tight],
    [turned, {}],
    [turned, loose],
  ];
}

/** Letters of a line, and distances, of flowcharts for phones. */
const phoneSpacings = [
  [14, tight],
  [10, tight],
  [8, tight],
  [10, tightest],
  [8, crowded],
  [10, loose],
] as const;

/** Forms of a flowchart for phones: turned down, with short lines. */
function phoneForms(code: string): Form[] {
  const turned = wrapDiamonds(code).replace(across, '$1TD');
  return phoneSpacings.map(([letters, spacing]) => [wrapLabels(turned, letters), spacing]);
}

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
  return kinds.test(code) ? firstFitting(code, columnForms, column) : undefined;
}

/**
 * The drawing for phones of a flowchart that is too wide for them. Undefined for those that fit, and for those that fit in
 * no form and so scroll, as sequences do.
 * @param drawing what `drawDiagram` has made of the code
 */
export function drawNarrow(code: string, drawing: TreeElement): TreeElement | undefined {
  if (isSequence(code) || widthOf(drawing) <= phone.width) return undefined;
  const narrow = firstFitting(code, phoneForms, phone);
  return narrow && widthOf(narrow) <= phone.width ? narrow : undefined;
}

/** The first faithful drawing without flaws that fits into the frame; else the narrowest one, which scrolls. */
function firstFitting(code: string, formsOf: (source: string) => Form[], frame: Frame) {
  const sound: TreeElement[] = [];
  // A diagram with short labels has fewer forms: layout takes most of the time.
  const distinct = new Map(formsOf(code).map((form) => [JSON.stringify(form), form]));
  for (const form of distinct.values()) {
    const drawing = draw(form, frame);
    if (!drawing || flaws(drawing) > 0) continue;
    if (!isFaithful(code, drawing)) {
      // What the library misreads in one form of the column, it misreads in all of them.
      if (frame === column) return undefined;
      continue;
    }
    if (widthOf(drawing) <= frame.width) return drawing;
    sound.push(drawing);
  }
  return sound.sort((a, b) => widthOf(a) - widthOf(b))[0];
}

const widthOf = (drawing: TreeElement) => Number(elementParts(drawing).props['width']);

/** Undefined where the library, or its drawing, is not what the site knows. */
function draw([code, spacing]: Form, { width, least, most }: Frame): TreeElement | undefined {
  try {
    const options = { ...spacing, padding: 4, transparent: true };
    const { root } = parseXml(loadLibrary().renderMermaidSVG(withRoom(code), options));
    if (!root) return undefined;
    return svgTree(isSequence(code) ? mendSequence(root) : root, (drawn) =>
      Math.max(least, Math.min(most, width / drawn)),
    );
  } catch {
    return undefined;
  }
}
