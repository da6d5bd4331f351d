import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml';
import {
  elementParts,
  treeElement,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../../lib/content-tree';
import { elementsIn } from '../../content/nodes/content-tree';

const elements = new Set(
  'svg g rect circle ellipse line polyline polygon path text tspan'.split(' '),
);

/** Attributes of a figure, which only classes color; any other attribute is a fault. */
const attributes = new Set(
  'viewBox class x y x1 y1 x2 y2 dx dy cx cy r rx ry width height points d transform'.split(' '),
);

/** Classes of `theme/diagram.css`. */
export const figureClasses =
  'node border accent page group head fold line arrow dashed thick faint good bad mark label strong start end mono invert'.split(
    ' ',
  );

/**
 * A figure's file as a tree. Throws at everything but shapes, texts and the classes of figures: a figure has no color
 * and no style of its own.
 */
export function figureTree(source: string): TreeElement {
  const { root } = parseXml(source);
  if (root?.name !== 'svg') throw new Error('the file is not one <svg>');
  return treeOf(root, false);
}

function treeOf({ name, attributes: given, children }: XmlElement, isInside: boolean): TreeElement {
  const props = propsOf(name, given);
  if (name === 'svg') Object.assign(props, frameOf(String(props['viewBox']), isInside));
  const nodes = children.flatMap((child): TreeNode[] => {
    if (child instanceof XmlElement) return [treeOf(child, true)];
    return child instanceof XmlText && child.text.trim() !== '' ? [child.text] : [];
  });
  return treeElement(name, props, nodes);
}

function propsOf(name: string, given: Readonly<Record<string, string>>): TreeProps {
  if (!elements.has(name)) throw new Error(`<${name}> is not allowed`);
  const props: TreeProps = {};
  for (const [key, value] of Object.entries(given)) {
    if (key === 'xmlns') continue;
    if (!attributes.has(key)) throw new Error(`the attribute ${key} of <${name}> is not allowed`);
    if (key === 'class') props['className'] = knownClasses(value);
    else props[key] = value;
  }
  return props;
}

/** Props of the figure itself, and of its panels, whose view box is their position in the figure. */
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

/** Units that a figure may be wide on a phone of 390 pixels: its letters, of 14 units, have 12 px then. */
const MAX_WIDTH = 396;

/** Least units, so that one narrow panel is not drawn larger than its text. */
const MIN_WIDTH = 332;

/** Units between panels of a row, and between rows. */
const GAP = 8;
const ROW_GAP = 16;

/**
 * The form for phones of a figure that consists of panels, with the same panels in as many rows as they need. Undefined
 * for other figures, which scroll, and where a panel is itself too wide.
 */
export function narrowFigure(figure: TreeElement): TreeElement | undefined {
  const { name, props, children } = elementParts(figure);
  const panels = elementsIn(children).filter((child) => child.name === 'svg');
  if (panels.length < 2 || panels.length < children.length) return undefined;
  let [left, top, width, bottom] = [0, 0, MIN_WIDTH, 0];
  const placed = panels.map((panel): TreeElement => {
    const [panelWidth, panelHeight] = [Number(panel.props['width']), Number(panel.props['height'])];
    if (left > 0 && left + panelWidth > MAX_WIDTH) [left, top] = [0, bottom + ROW_GAP];
    const corner = { x: String(left), y: String(top) };
    left += panelWidth;
    width = Math.max(width, left);
    bottom = Math.max(bottom, top + panelHeight);
    left += GAP;
    return treeElement(panel.name, { ...panel.props, ...corner }, panel.children);
  });
  if (width > MAX_WIDTH) return undefined;
  return treeElement(name, { ...props, viewBox: `0 0 ${width} ${bottom}` }, placed);
}
