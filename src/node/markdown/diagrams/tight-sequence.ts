import type { XmlElement } from '@rgrove/parse-xml';
import { ACTOR_RISE, elementsIn } from './svg-tree';

/** Units around a sequence, of which the library leaves 30 free. */
const PADDING = 30;
const TIGHT_PADDING = 6;

/** Units that stay free between the boxes of two participants, and by which each box loses of its own free space. */
const MIN_BETWEEN = 6;
const BOX_LOSS = 20;

/** Units that lines of a label are apart, and those of its middle above its arrow. */
const LINE_HEIGHT = 14.3;
const LABEL_RISE = 10;

/** Units from a participant's line to the text of a message to itself, and from its box to a frame around it. */
const OWN_INDENT = 38;
const FRAME_PADDING = 10;

/** Units that the divider of a frame is lifted with its text, which would touch that of the next message. */
const DIVIDER_RISE = 8;

/** Widths of letters of a label and of a head. */
const LETTER_WIDTH = 6.2;
const STRONG_LETTER_WIDTH = 7.6;

/** Units between two arrows, and those that a row needs besides the lines of its label. */
const ROW_HEIGHT = 40;
const ROW_FREE = 12;

type Map1 = (value: number) => number;

/** New places in the drawing: along, by x, and down, by y. */
interface Move {
  along: Map1;
  down: Map1;
}

/**
 * Changes the library's drawing of a sequence: its participants come closer together, and rows are as high as their
 * labels need, which all stand above their arrows. Undefined when the participants do not fit into the width.
 * @param width units that the drawing may be wide
 */
export function tightSequence(svg: XmlElement, width: number): XmlElement | undefined {
  mendSequence(svg);
  const row = tightRow(svg, width);
  if (!row) return undefined;
  const move = { along: row.along, down: mapDown(svg) };
  change(svg, ['width'], () => row.width);
  change(svg, ['height'], move.down);
  for (const part of elementsIn(svg)) movePart(part, move);
  return svg;
}

/**
 * Changes the drawing: labels of several lines come above their arrows, where the library writes the last line over them,
 * heads of frames become as wide as their text, and texts of dividers come apart from the next message.
 */
export function mendSequence(svg: XmlElement): XmlElement {
  for (const message of messagesOf(svg)) {
    const rise = ((linesOf(message).length - 1) * LINE_HEIGHT) / 2;
    for (const line of named(message, 'tspan').slice(0, 1)) change(line, ['dy'], (dy) => dy - rise);
  }
  const parts = ofClass(svg, 'block').flatMap(elementsIn);
  for (const [index, part] of parts.entries()) {
    const text = parts[index + 1];
    if (part.name === 'line' && text?.text.startsWith('['))
      for (const moved of [part, text]) change(moved, downward, (y) => y - DIVIDER_RISE);
    const needed = (text?.text.length ?? 0) * STRONG_LETTER_WIDTH + 12;
    if (isHead(part)) change(part, ['width'], (width) => Math.max(width, needed));
  }
  return svg;
}

/** How the middles of the participants move, all by one factor, and the width that they need then. */
function tightRow(svg: XmlElement, width: number): { along: Map1; width: number } | undefined {
  const centers = ofClass(svg, 'lifeline').map((line) => numberOf(line, 'x1'));
  const boxes = ofClass(svg, 'actor').map(
    (actor) => numberOf(elementsIn(actor)[0], 'width') - BOX_LOSS,
  );
  const [first = 0, last = 0] = [centers[0], centers.at(-1)];
  const hasFrame = ofClass(svg, 'block').length > 0;
  const before = first - PADDING - (hasFrame ? 0 : BOX_LOSS / 2);
  const after = Math.max(
    (boxes.at(-1) ?? 0) / 2 + (hasFrame ? BOX_LOSS / 2 + FRAME_PADDING : 0),
    ...messagesOf(svg, true)
      .filter((message) => middleOf(message)[0] === last)
      .flatMap((message) =>
        linesOf(message).map((line) => OWN_INDENT + line.length * LETTER_WIDTH),
      ),
  );
  const room = width - 2 * TIGHT_PADDING - before - after;
  const factor = Math.min(1, room / (last - first));
  const fits = centers.slice(1).every((center, index) => {
    const taken = ((boxes[index] ?? 0) + (boxes[index + 1] ?? 0)) / 2 + MIN_BETWEEN;
    return (center - (centers[index] ?? 0)) * factor >= taken;
  });
  if (!fits) return undefined;
  const left = TIGHT_PADDING + before;
  const along = (x: number) => {
    const between = Math.max(0, Math.min(x, last) - first) * factor;
    return left + between + Math.min(0, x - first) + Math.max(0, x - last);
  };
  return { along, width: along(last) + after + TIGHT_PADDING };
}

/** How arrows move down, so that each label has room below the arrow, or the participants, before it. */
function mapDown(svg: XmlElement): Map1 {
  const top = numberOf(ofClass(svg, 'lifeline')[0], 'y1');
  const arrows = messagesOf(svg).map((message, index) => {
    const y = numberOf(elementsIn(message)[0], 'y1');
    const room = index === 0 ? y - top + ACTOR_RISE : ROW_HEIGHT;
    return { y, needed: Math.max(0, linesOf(message).length * LINE_HEIGHT + ROW_FREE - room) };
  });
  return (y) =>
    arrows.reduce((sum, arrow) => (y > arrow.y - LABEL_RISE / 2 ? sum + arrow.needed : sum), y);
}

/** Moves what belongs to a participant as a whole, and stretches what reaches from one to another. */
function movePart(part: XmlElement, move: Move): void {
  const { class: kind, 'data-self': isOwn } = part.attributes;
  if (kind === 'actor') {
    const [box] = elementsIn(part);
    change(box, ['x'], (x) => x + BOX_LOSS / 2);
    change(box, ['width'], (width) => width - BOX_LOSS);
  }
  if (kind === 'actor' || kind === 'note' || isOwn === 'true') shift(part, move);
  else stretch(part, move, kind === 'message' ? LABEL_RISE : 0);
}

function shift(part: XmlElement, { along, down }: Move): void {
  const [x, y] = middleOf(part);
  const [dx, dy] = [along(x) - x, down(y) - y];
  for (const element of all(part)) {
    change(element, ['x'], (value) => value + dx);
    change(element, ['y'], (value) => value + dy);
    const { points } = element.attributes;
    if (points === undefined) continue;
    const moved = pointsOf(points).map(([px, py]) => `${px + dx},${py + dy}`);
    element.attributes['points'] = moved.join(' ');
  }
}

/** @param rise units that texts stand above what they belong to */
function stretch(part: XmlElement, { along, down }: Move, rise: number): void {
  for (const element of all(part)) {
    const [x, y] = [numberOf(element, 'x'), numberOf(element, 'y')];
    const above = element.name === 'text' ? rise : 0;
    change(element, ['x', 'x1', 'x2'], along);
    change(element, downward, (value) => down(value + above) - above);
    if (element.name !== 'rect' || isHead(element)) continue;
    change(element, ['width'], (width) => along(x + width) - along(x));
    change(element, ['height'], (height) => down(y + height) - down(y));
  }
}

/** The point by which a part moves: the middle of its first box, or its participant's line. */
function middleOf(part: XmlElement): readonly [x: number, y: number] {
  const [shape] = elementsIn(part);
  const [[x, y] = [0, 0], , [right] = [0]] = pointsOf(shape?.attributes['points'] ?? '');
  if (shape?.name === 'polyline') return [x, y];
  if (shape?.name === 'polygon') return [(x + right) / 2, y];
  return [numberOf(shape, 'x') + numberOf(shape, 'width') / 2, numberOf(shape, 'y')];
}

const pointsOf = (points: string) =>
  points.split(' ').map((point): readonly [x: number, y: number] => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });

const ofClass = (svg: XmlElement, name: string) =>
  elementsIn(svg).filter(({ attributes }) => attributes['class'] === name);

/** The messages from one participant to another, or those to itself. */
const messagesOf = (svg: XmlElement, isOwn = false) =>
  ofClass(svg, 'message').filter(({ attributes }) => attributes['data-self'] === String(isOwn));

/** Lines of the label of a message. */
function linesOf(message: XmlElement): string[] {
  const spans = named(message, 'tspan');
  return (spans.length > 0 ? spans : named(message, 'text')).map(({ text }) => text);
}

/** The head of a frame. */
const isHead = ({ attributes }: XmlElement) => attributes['fill']?.includes('group-hdr') === true;

/** An element and all in it. */
const all = (element: XmlElement): XmlElement[] => [element, ...elementsIn(element).flatMap(all)];

const named = (element: XmlElement, name: string) =>
  all(element).filter((part) => part.name === name);

const numberOf = (element: XmlElement | undefined, key: string) =>
  Number(element?.attributes[key] ?? 0);

const downward = ['y', 'y1', 'y2'];

/** Changes those of the attributes that the element has. */
function change(element: XmlElement | undefined, keys: readonly string[], map: Map1): void {
  for (const key of keys)
    if (element && key in element.attributes)
      element.attributes[key] = String(map(numberOf(element, key)));
}
