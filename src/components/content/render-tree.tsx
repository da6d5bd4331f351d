import { createElement, Fragment, type ElementType, type ReactNode } from 'react';
import { elementParts, type TreeNode } from '../../lib/content-tree';
import { contentComponents } from './component-map';

/** Elements that stand for nothing but themselves in HTML and take no children. */
const voidElements = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/** Renders compiled content: components by the map, everything else as the HTML element of its name. */
export function renderTree(nodes: readonly TreeNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes.map(renderNode));
}

function renderNode(node: TreeNode): ReactNode {
  if (typeof node === 'string') return node;
  const { name, props, children } = elementParts(node);
  const component = (contentComponents[name] ?? name) as ElementType;
  if (voidElements.has(name)) return createElement(component, props);
  // Children one by one, not as a list: they never move, so they need no keys.
  return createElement(component, props, ...children.map(renderNode));
}
