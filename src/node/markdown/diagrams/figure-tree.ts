import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml';
import {
  treeElement,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../../lib/content-tree';

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
