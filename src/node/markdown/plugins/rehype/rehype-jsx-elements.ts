import { visit } from '../../../content/nodes/visit';
import { jsxElements, textInQuotes } from '../../../content/nodes/jsx-elements';
import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { find, html } from 'property-information';

/**
 * rehype plugin for MDX: HTML written as JSX (`<kbd class="x">`, `<a href="…">`) becomes the same elements that
 * Markdown makes, so that every later step treats both alike. Elements with `{…}` in an attribute stay JSX, but for texts.
 */
export function rehypeJsxElements() {
  return (tree: Root): void => {
    visit(tree, jsxElements, (node, index, parent) => {
      const element = toElement(node);
      if (element && parent && index !== undefined) parent.children[index] = element;
    });
  };
}

function toElement(node: MdxJsxFlowElementHast | MdxJsxTextElementHast): Element | undefined {
  if (!node.name || !/^[a-z][\w-]*$/.test(node.name)) return undefined;
  const properties: Element['properties'] = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const value = textInQuotes(attribute.value);
    if (value && typeof value === 'object') return undefined;
    const isName = attribute.name === 'className' || attribute.name in Object.prototype;
    const name = isName ? attribute.name : find(html, attribute.name).property;
    properties[name] = value ?? true;
  }
  return {
    type: 'element',
    tagName: node.name,
    properties,
    children: node.children,
    position: node.position,
  };
}
