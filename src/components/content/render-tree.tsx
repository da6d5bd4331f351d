import { createElement, Fragment, type ReactNode } from 'react';
import { elementParts, STATIC_HTML_PROP, type TreeNode } from '../../lib/content-tree';
import { contentComponents } from './component-map';

/** Renders a page's body: interactive components by the map, and HTML elements. */
export function renderTree(nodes: readonly TreeNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes.map(renderNode));
}

function renderNode(node: TreeNode): ReactNode {
  if (typeof node === 'string') return node;
  const { name, props, children } = elementParts(node);
  const component = contentComponents[name];
  // Children are arguments, not a list: they never move, so they need no keys.
  if (component) return createElement(component, props as never, ...children.map(renderNode));
  const { [STATIC_HTML_PROP]: html, ...attributes } = props;
  if (typeof html !== 'string') return createElement(name, attributes, ...children.map(renderNode));
  return createElement(name, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}
