import {
  treeElement,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../../lib/content-tree';
import { decodeEntities } from './svg-values';

const elements = new Set(
  'svg g rect circle ellipse line polyline polygon path text tspan'.split(' '),
);

/** Attributes of a figure, which is colored by classes alone; all else is a fault. */
const attributes = new Set(
  'viewBox class x y x1 y1 x2 y2 dx dy cx cy r rx ry width height points d transform'.split(' '),
);

/** Classes that `theme/diagram.css` gives a look. */
export const figureClasses =
  'node border accent page group head fold line arrow dashed thick faint good bad mark label strong start end mono invert'.split(
    ' ',
  );

const tag = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)|(<)/g;

interface Open {
  name: string;
  props: TreeProps;
  children: TreeNode[];
}

/**
 * A figure's file as a tree. Throws, with what is wrong, at everything but shapes, texts and the classes of figures: a
 * figure has no color and no style of its own.
 */
export function figureTree(source: string): TreeElement {
  const root: Open = { name: '', props: {}, children: [] };
  const stack = [root];
  for (const [, closing, name = '', attributeText = '', closed, text, stray] of source
    .replace(/<!--[\s\S]*?-->/g, '')
    .matchAll(tag)) {
    const parent = stack.at(-1) ?? root;
    if (stray !== undefined) throw new Error('a "<" begins no element');
    if (text !== undefined) {
      if (text.trim() !== '') parent.children.push(decodeEntities(text));
    } else if (closing) {
      if (parent.name !== name || stack.length === 1) throw new Error(`</${name}> closes nothing`);
      stack.pop();
      stack.at(-1)?.children.push(treeElement(parent.name, parent.props, parent.children));
    } else {
      const open = { name, props: propsOf(name, attributeText), children: [] };
      if (name === 'svg')
        Object.assign(open.props, frameOf(String(open.props['viewBox']), stack.length > 1));
      if (closed) parent.children.push(treeElement(name, open.props, []));
      else stack.push(open);
    }
  }
  const [svg, ...others] = root.children;
  if (stack.length > 1) throw new Error(`<${stack.at(-1)?.name ?? ''}> is not closed`);
  if (typeof svg !== 'object' || svg[0] !== 'svg' || others.length > 0)
    throw new Error('the file is not one <svg>');
  return svg;
}

function propsOf(name: string, text: string): TreeProps {
  if (!elements.has(name)) throw new Error(`<${name}> is not allowed`);
  const props: TreeProps = {};
  for (const [, key = '', value = ''] of text.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (key === 'xmlns') continue;
    if (!attributes.has(key)) throw new Error(`the attribute ${key} of <${name}> is not allowed`);
    if (key === 'class') props['className'] = knownClasses(value);
    else props[key] = value;
  }
  return props;
}

/** What the figure itself has, and its panels: parts of the drawing, each named by its place in it. */
function frameOf(viewBox: string, isPanel: boolean): TreeProps {
  if (!isPanel) {
    if (!/^0 0 \d+ \d+$/.test(viewBox))
      throw new Error('<svg> has no viewBox of the form "0 0 width height"');
    return { viewBox, 'aria-hidden': 'true', focusable: 'false' };
  }
  const [x = '', y = '', width = '', height = ''] =
    /^(\d+) (\d+) (\d+) (\d+)$/.exec(viewBox)?.slice(1) ?? [];
  if (!height) throw new Error('a panel has no viewBox of the form "x y width height"');
  return { viewBox, x, y, width, height };
}

function knownClasses(value: string): string {
  const unknown = value.split(' ').filter((name) => !figureClasses.includes(name));
  if (unknown.length > 0) throw new Error(`the class ${unknown.join(', ')} is unknown`);
  return value;
}
