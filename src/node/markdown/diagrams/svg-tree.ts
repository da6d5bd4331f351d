import { XmlElement, XmlText } from '@rgrove/parse-xml';
import {
  elementParts,
  treeElement,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../../lib/content-tree';
import { arrowHeads, rounded } from './arrow-heads';
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
      props[key === 'font-style' ? 'fontStyle' : key] = rounded(value);
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
