import {
  treeElement,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../../lib/content-tree';
import { arrowHeads } from './arrow-heads';
import { decodeEntities, rounded } from './svg-values';
import { textExtents } from './text-extents';

type Attributes = Readonly<Record<string, string>>;

/** What colors of the library are for; the names are classes of `theme/diagram.css`. */
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

/** Attributes that stay, by the name that React writes them under. */
const kept: Record<string, string> = {
  points: 'points',
  d: 'd',
  transform: 'transform',
  x: 'x',
  y: 'y',
  dx: 'dx',
  dy: 'dy',
  x1: 'x1',
  y1: 'y1',
  x2: 'x2',
  y2: 'y2',
  cx: 'cx',
  cy: 'cy',
  r: 'r',
  rx: 'rx',
  ry: 'ry',
  width: 'width',
  height: 'height',
  'font-style': 'fontStyle',
};

const shapes = new Set('rect line polyline polygon ellipse circle path text tspan'.split(' '));
const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;

/** Units that the participants of a sequence are lifted, so that the first message's text does not touch them. */
export const ACTOR_RISE = 12;

/** Units that the library leaves free above and below a sequence, and those that stay. */
const SEQUENCE_PADDING = 30;
const FREE = 8;

interface Open {
  name: string;
  props: TreeProps;
  children: TreeNode[];
}

/**
 * The library's SVG as a tree without what belongs to a page of its own: style element, style attributes, markers with
 * ids and data attributes. Colors become classes, groups that carry nothing their content. Throws at what it does not
 * know.
 * @param scaleOf size on the page as a multiple of the drawing's, by its width
 */
export function svgTree(svg: string, scaleOf: (width: number) => number): TreeElement {
  const root: Open = { name: 'svg', props: {}, children: [] };
  const stack: Open[] = [];
  const withoutHead = svg.replace(/<style>[\s\S]*?<\/style>|<defs>[\s\S]*?<\/defs>/g, '');
  for (const [, closing, name = '', attributeText = '', closed, text] of withoutHead.matchAll(
    tag,
  )) {
    const parent = stack.at(-1) ?? root;
    if (text !== undefined) {
      if (parent.name === 'text' || parent.name === 'tspan')
        parent.children.push(decodeEntities(text));
    } else if (closing) {
      const done = stack.pop();
      if (done && done.name !== 'svg') place(stack.at(-1) ?? root, done);
    } else {
      const attributes = attributesOf(attributeText);
      const open = name === 'svg' ? root : elementOf(name, attributes);
      if (closed) place(parent, open);
      else stack.push(open);
      if (name !== 'svg') parent.children.push(...arrowHeads(name, attributes));
    }
  }
  return treeElement(root.name, rootProps(withoutHead, root.children, scaleOf), root.children);
}

/** Puts a finished element into its parent; a group without a property is its children. */
function place(parent: Open, { name, props, children }: Open): void {
  if (name === 'g' && Object.keys(props).length === 0) parent.children.push(...children);
  else parent.children.push(treeElement(name, props, children));
}

/** The drawing's frame, widened where a text is longer than the library has reckoned with. */
function rootProps(
  svg: string,
  children: readonly TreeNode[],
  scaleOf: (width: number) => number,
): TreeProps {
  const [, width, height] = (/ width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []).map(Number);
  if (!width || !height) throw new Error('the size of the drawing is unknown');
  const texts = children.flatMap(textExtents);
  const left = Math.floor(Math.min(0, ...texts.map(([start]) => start)));
  const right = Math.ceil(Math.max(width, ...texts.map(([, end]) => end)));
  const isSequence = svg.includes('class="actor"');
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

function elementOf(name: string, attributes: Attributes): Open {
  if (name === 'g') {
    const transform =
      attributes['class'] === 'actor' ? `translate(0 ${-ACTOR_RISE})` : attributes['transform'];
    return { name, props: transform ? { transform } : {}, children: [] };
  }
  if (!shapes.has(name)) throw new Error(`<${name}> is no part of a drawing`);
  const props: TreeProps = {};
  for (const [key, value] of Object.entries(attributes)) {
    const prop = kept[key];
    if (prop && value !== '0') props[prop] = rounded(value);
  }
  if (attributes['class'] === 'lifeline') props['y1'] = String(Number(props['y1']) - ACTOR_RISE);
  const className = name === 'text' ? textClass(attributes) : shapeClass(name, attributes);
  if (className) props['className'] = className;
  return { name, props, children: [] };
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

function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
}
