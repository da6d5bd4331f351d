import { XmlElement, XmlText } from '@rgrove/parse-xml';
import {
  elementParts,
  treeElement,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../../lib/content-tree';
import { withoutSpare } from './labels';

type Attributes = Readonly<Record<string, string>>;

/** Colors of the library by role; the roles are classes of `theme/diagram.css`. */
const fillRoles: Record<string, string> = {
  'var(--_node-fill)': 'node',
  'var(--bg)': 'page',
  'var(--_group-fill)': 'group',
  'var(--_group-hdr)': 'head',
  'var(--_inner-stroke)': 'fold',
  'var(--_arrow)': 'arrow',
};
const strokeRoles: Record<string, string> = {
  'var(--_node-stroke)': 'border',
  'var(--_line)': 'line',
  'var(--_inner-stroke)': 'hair',
  'var(--_arrow)': 'line',
};

const shapeAttributes = new Set(
  'points d transform x y dx dy x1 y1 x2 y2 cx cy r rx ry width height font-style'.split(' '),
);

const shapes = new Set('rect line polyline polygon ellipse circle path text tspan'.split(' '));
const texts = new Set(['text', 'tspan']);
/** Colors and markers; classes and arrow heads replace them. */
const leftOut = new Set(['style', 'defs']);

/** Units that the participants of a sequence are lifted, so that the first message's text does not touch them. */
const ACTOR_RISE = 12;

/** Units that the library leaves free above and below a sequence, and those in the tree. */
const SEQUENCE_PADDING = 30;
const FREE = 8;

/**
 * The library's SVG as a tree without style element, style attributes, markers with ids and data attributes. Colors
 * become classes, groups without attributes their content. Throws at unknown elements.
 * @param scaleOf size on the page as a multiple of the drawing's, by its width
 */
export function svgTree(svg: XmlElement, scaleOf: (width: number) => number): TreeElement {
  const children = nodesOf(svg);
  return treeElement('svg', rootProps(svg, children, scaleOf), children);
}

export const elementsIn = ({ children }: XmlElement) =>
  children.filter((child) => child instanceof XmlElement);

function nodesOf({ name: parent, children }: XmlElement): TreeNode[] {
  return children.flatMap((child): TreeNode[] => {
    if (child instanceof XmlText) return texts.has(parent) ? [withoutSpare(child.text)] : [];
    if (!(child instanceof XmlElement) || leftOut.has(child.name)) return [];
    const { name, attributes } = child;
    const props = propsOf(name, attributes);
    const inner = nodesOf(child);
    if (name === 'g' && Object.keys(props).length === 0) return inner;
    return [treeElement(name, props, inner), ...arrowHeads(name, attributes)];
  });
}

/** The drawing's frame, widened where a text is longer than the library expects. */
function rootProps(
  svg: XmlElement,
  children: readonly TreeNode[],
  scaleOf: (width: number) => number,
): TreeProps {
  const [width, height] = [Number(svg.attributes['width']), Number(svg.attributes['height'])];
  if (!width || !height) throw new Error('the size of the drawing is unknown');
  const extents = children.flatMap(textExtents);
  const left = Math.floor(Math.min(0, ...extents.map(([start]) => start)));
  const right = Math.ceil(Math.max(width, ...extents.map(([, end]) => end)));
  const isSequence = elementsIn(svg).some(({ attributes }) => attributes['class'] === 'actor');
  const top = isSequence ? SEQUENCE_PADDING - ACTOR_RISE - FREE : 0;
  const bottom = Math.ceil(height) - (isSequence ? SEQUENCE_PADDING - FREE : 0);
  const scale = scaleOf(right - left);
  return {
    viewBox: `${left} ${top} ${right - left} ${bottom - top}`,
    width: String(Math.round((right - left) * scale)),
    height: String(Math.round((bottom - top) * scale)),
    'aria-hidden': 'true',
    focusable: 'false',
  };
}

function propsOf(name: string, attributes: Attributes): TreeProps {
  if (name === 'g') {
    const transform =
      attributes['class'] === 'actor' ? `translate(0 ${-ACTOR_RISE})` : attributes['transform'];
    return transform ? { transform } : {};
  }
  if (!shapes.has(name)) throw new Error(`<${name}> is not part of a drawing`);
  const props: TreeProps = {};
  for (const [key, value] of Object.entries(attributes)) {
    if (shapeAttributes.has(key) && value !== '0')
      props[key === 'font-style' ? 'fontStyle' : key] = round(value);
  }
  if (attributes['class'] === 'lifeline') props['y1'] = String(Number(props['y1']) - ACTOR_RISE);
  const className = name === 'text' ? textClass(attributes) : shapeClass(name, attributes);
  if (className) props['className'] = className;
  return props;
}

function shapeClass(name: string, attributes: Attributes): string {
  if (name === 'tspan') return Number(attributes['font-weight']) >= 600 ? 'strong' : '';
  const { fill = '', stroke = '' } = attributes;
  return [
    fillRoles[fill] ?? '',
    strokeRoles[stroke] ?? '',
    attributes['stroke-dasharray'] && 'dashed',
    Number(attributes['stroke-width']) >= 2 && 'thick',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Names of boxes are the rule; labels of lines and headings of groups are smaller. */
function textClass(attributes: Attributes): string {
  const isHeading = Number(attributes['font-weight']) >= 600;
  const isLabel = Number(attributes['font-size']) < 13;
  const isStart = attributes['text-anchor'] !== 'middle';
  return [isLabel && 'label', isHeading && 'strong', isStart && 'start'].filter(Boolean).join(' ');
}

/** Width of a letter of 12 px, in the widest of system fonts with 15 % to spare: which font the reader has is unknown. */
const LETTER_WIDTH = 8.3;

/** Where the texts of a drawing begin and end; groups are icons and have none. */
function textExtents(node: TreeNode): [start: number, end: number][] {
  if (typeof node === 'string') return [];
  const { name, props, children } = elementParts(node);
  if (name !== 'text') return [];
  const lines = children.map((child) =>
    typeof child === 'string' ? child : elementParts(child).children.join(''),
  );
  const width = Math.max(...lines.map((line) => line.length)) * LETTER_WIDTH;
  const x = Number(props['x']);
  const isStart = String(props['className'] ?? '').includes('start');
  return [isStart ? [x, x + width] : [x - width / 2, x + width / 2]];
}

export type Point = readonly [x: number, y: number];

/** Units of an arrow's head. */
const HEAD_LENGTH = 9;
const HEAD_HALF_WIDTH = 3.5;

/**
 * Heads of a line's arrows as shapes of their own. Markers do the same by ids, which must differ between all drawings
 * of a page.
 */
function arrowHeads(name: string, attributes: Attributes): TreeElement[] {
  const { 'marker-end': end, 'marker-start': start, x1, y1, x2, y2 } = attributes;
  if (end === undefined && start === undefined) return [];
  const points = pointsOf(name === 'line' ? [x1, y1, x2, y2].join(' ') : attributes['points']);
  if (points.length < 2 || points.flat().some(Number.isNaN))
    throw new Error(`the ends of <${name}> are unknown`);
  return [
    ...(end === undefined ? [] : [head(points, end)]),
    ...(start === undefined ? [] : [head([...points].reverse(), start)]),
  ];
}

/** The points of a line or a polygon by its attribute: numbers apart by spaces or commas. */
export function pointsOf(points: unknown): Point[] {
  const numbers = String(points ?? '')
    .split(/[\s,]+/)
    .map(Number);
  return numbers.flatMap((x, index): Point[] =>
    index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : [],
  );
}

/** The head at the last point, in the direction of the last stretch that has a length. */
function head(points: readonly Point[], marker: string): TreeElement {
  const [x, y] = points.at(-1) ?? [0, 0];
  const [fromX, fromY] = [...points]
    .reverse()
    .find((point) => point[0] !== x || point[1] !== y) ?? [x - 1, y];
  const length = Math.hypot(x - fromX, y - fromY);
  const [dx, dy] = [(x - fromX) / length, (y - fromY) / length];
  const corner = (side: 1 | -1) =>
    round(
      `${(x - dx * HEAD_LENGTH - side * dy * HEAD_HALF_WIDTH).toFixed(2)} ${(y - dy * HEAD_LENGTH + side * dx * HEAD_HALF_WIDTH).toFixed(2)}`,
    );
  const isOpen = marker.includes('open');
  const d = `M${corner(1)}L${round(`${x.toFixed(2)} ${y.toFixed(2)}`)}L${corner(-1)}`;
  return ['path', isOpen ? { className: 'line', d } : { className: 'arrow', d: `${d}Z` }];
}

/** Numbers of an attribute with one decimal: a tenth of a pixel is more than eyes can tell. */
function round(value: string): string {
  return value.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
