import { ACTOR_RISE } from './svg-tree';

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
 * The library's drawing of a sequence with its participants closer together and rows as high as their labels need, which
 * all stand above their arrows. Undefined when the participants do not fit into the width.
 * @param width units that the drawing may be wide
 */
export function tightSequence(svg: string, width: number): string | undefined {
  const mended = mendSequence(svg);
  const oldHeight = Number(/ height="([\d.]+)"/.exec(mended)?.[1]);
  const row = tightRow(mended, width);
  if (!row) return undefined;
  const move = { along: row.along, down: mapDown(mended) };
  const size = [row.width, move.down(oldHeight)];
  return moveElements(mended, move).replace(
    / width="[\d.]+" height="[\d.]+"/,
    ` width="${size[0]}" height="${size[1]}"`,
  );
}

/**
 * The drawing with labels of several lines above their arrows, where the library writes the last line over them, with
 * heads of frames as wide as their text, and with texts of dividers apart from the next message.
 */
export function mendSequence(svg: string): string {
  return svg
    .replace(
      /(<g class="message"[^>]*data-self="false"[^>]*>[\s\S]*?<text[^>]*>)(<tspan[\s\S]*?)<\/text>/g,
      (_, start: string, lines: string) => {
        const rise = ((linesOf(lines).length - 1) * LINE_HEIGHT) / 2;
        return `${start}${lines.replace(/dy="(-?[\d.]+)"/, (__, dy: string) => `dy="${Number(dy) - rise}"`)}</text>`;
      },
    )
    .replace(
      /<line[^>]*stroke-dasharray="6 4"[^>]*>\s*<text[^>]*text-anchor="start"[^>]*>\[/g,
      (divider) =>
        withNumbers(divider, (key, value) => (/^y\d?$/.test(key) ? value - DIVIDER_RISE : value)),
    )
    .replace(/<rect[^>]*group-hdr[^>]*>\s*<text[^>]*>([^<]*)/g, (head, text: string) =>
      withNumbers(head, (key, value) =>
        key === 'width' ? Math.max(value, text.length * STRONG_LETTER_WIDTH + 12) : value,
      ),
    );
}

/** How the middles of the participants move, all by one factor, and the width that they need then. */
function tightRow(svg: string, width: number): { along: Map1; width: number } | undefined {
  const centers = matches(svg, /class="lifeline"[^>]* x1="([\d.]+)"/g);
  const boxes = matches(svg, actorBox).map((box) => box - BOX_LOSS);
  const [first = 0, last = 0] = [centers[0], centers.at(-1)];
  const hasFrame = svg.includes('<g class="block"');
  const before = first - PADDING - (hasFrame ? 0 : BOX_LOSS / 2);
  const after = Math.max(
    (boxes.at(-1) ?? 0) / 2 + (hasFrame ? BOX_LOSS / 2 + FRAME_PADDING : 0),
    ...ownTexts(svg, last).map((line) => OWN_INDENT + line.length * LETTER_WIDTH),
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

/** Lines of the messages that a participant sends to itself. */
function ownTexts(svg: string, center: number): string[] {
  const groups = svg.match(/<g class="message"[^>]*data-self="true"[\s\S]*?<\/g>/g) ?? [];
  return groups.filter((group) => middleOf(group)[0] === center).flatMap(linesOf);
}

function linesOf(group: string): string[] {
  const spans = [...group.matchAll(/<tspan[^>]*>([^<]*)</g)];
  const lines = spans.length > 0 ? spans : [...group.matchAll(/<text[^>]*>([^<]*)</g)];
  return lines.map(([, line = '']) => line);
}

/** How arrows move down, so that each label has room below the arrow, or the participants, before it. */
function mapDown(svg: string): Map1 {
  const [top = 0] = matches(svg, /class="lifeline"[^>]* y1="([\d.]+)"/g);
  const arrows = messagesOf(svg).map(({ y, lines }, index) => {
    const room = index === 0 ? y - top + ACTOR_RISE : ROW_HEIGHT;
    return { y, needed: Math.max(0, lines.length * LINE_HEIGHT + ROW_FREE - room) };
  });
  return (y) =>
    arrows.reduce((sum, arrow) => (y > arrow.y - LABEL_RISE / 2 ? sum + arrow.needed : sum), y);
}

/** The messages from one participant to another, with what their labels consist of. */
function messagesOf(svg: string): { y: number; lines: string[] }[] {
  const groups = svg.match(/<g class="message"[^>]*data-self="false"[\s\S]*?<\/g>/g) ?? [];
  return groups.map((group) => {
    const { y1: y = 0 } = numbersOf(group);
    return { y, lines: linesOf(group) };
  });
}

/** Moves what belongs to a participant as a whole, and stretches what reaches from one to another. */
function moveElements(svg: string, move: Move): string {
  return svg.replace(
    /<g class="(\w+)"([^>]*)>[\s\S]*?<\/g>|<line class="lifeline"[^>]*>|<rect class="activation"[^>]*>/g,
    (element, group: string | undefined, attributes: string | undefined) => {
      if (group === 'actor') return shifted(withSmallerBox(element), middleOf(element), move);
      if (group === 'note' || attributes?.includes('data-self="true"'))
        return shifted(element, middleOf(element), move);
      if (group === 'block') return stretched(element, move, 0);
      return stretched(element, move, group === 'message' ? LABEL_RISE : 0);
    },
  );
}

const actorBox = /<g class="actor"[^>]*>\s*<rect[^>]* width="([\d.]+)"/g;

const withSmallerBox = (actor: string) =>
  actor.replace(/<rect[^>]*>/, (box) =>
    withNumbers(box, (key, value) =>
      key === 'x' ? value + BOX_LOSS / 2 : key === 'width' ? value - BOX_LOSS : value,
    ),
  );

/** The point by which a part moves: the middle of its first box, or its participant's line. */
function middleOf(element: string): readonly [x: number, y: number] {
  const points = /points="([^"]+)"/.exec(element)?.[1]?.split(' ') ?? [];
  const [x = 0, y = 0] = points[0]?.split(',').map(Number) ?? [];
  if (element.includes('<polyline')) return [x, y];
  if (points.length > 0) return [(x + Number(points[2]?.split(',')[0])) / 2, y];
  const box = numbersOf(element);
  return [(box['x'] ?? 0) + (box['width'] ?? 0) / 2, box['y'] ?? 0];
}

function shifted(
  element: string,
  [x, y]: readonly [number, number],
  { along, down }: Move,
): string {
  const [dx, dy] = [along(x) - x, down(y) - y];
  return withNumbers(element, (key, value) =>
    key === 'x' ? value + dx : key === 'y' ? value + dy : value,
  ).replace(
    /points="([^"]+)"/g,
    (_, points: string) =>
      `points="${points.replace(/(-?[\d.]+),(-?[\d.]+)/g, (__, px: string, py: string) => `${Number(px) + dx},${Number(py) + dy}`)}"`,
  );
}

/** @param rise units that texts stand above what they belong to */
function stretched(element: string, { along, down }: Move, rise: number): string {
  return element.replace(/<(rect|line|text|tspan)([^<>]*)>/g, (_, name: string, rest: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = numbersOf(rest);
    const isFrame = name === 'rect' && !rest.includes('group-hdr');
    const above = name === 'text' ? rise : 0;
    return `<${name}${withNumbers(rest, (key, value) => {
      if (/^x\d?$/.test(key)) return along(value);
      if (/^y\d?$/.test(key)) return down(value + above) - above;
      if (isFrame && key === 'width') return along(x + width) - along(x);
      return isFrame && key === 'height' ? down(y + height) - down(y) : value;
    })}>`;
  });
}

/** The first number of each attribute. */
function numbersOf(text: string): Record<string, number> {
  const found = [...text.matchAll(/\b([a-z]+\d?)="(-?[\d.]+)"/g)];
  return Object.fromEntries(found.reverse().map(([, key = '', value]) => [key, Number(value)]));
}

const withNumbers = (text: string, map: (key: string, value: number) => number) =>
  text.replace(
    /(\s)([a-z]+\d?)="(-?[\d.]+)"/g,
    (_, blank: string, key: string, value: string) => `${blank}${key}="${map(key, Number(value))}"`,
  );

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, value]) => Number(value));
