import type { ElementContent, Properties } from 'hast';
import {
  elementParts,
  treeElement,
  type TreeNode,
  type TreeProps,
} from '../../../lib/content-tree';

export type Parts = ReturnType<typeof elementParts>;

export const elementsIn = (nodes: readonly TreeNode[]): Parts[] =>
  nodes.filter((node) => typeof node !== 'string').map(elementParts);

/** All elements of a tree, each before those inside it. */
export function allElements(nodes: readonly TreeNode[], elements: Parts[] = []): Parts[] {
  for (const parts of elementsIn(nodes)) {
    elements.push(parts);
    allElements(parts.children, elements);
  }
  return elements;
}

/** Whether a component is made of a code fence. */
export const isSample = (name: string) => name === 'CodeBlock' || /^(?:Drawn)?Diagram$/.test(name);

/** The nodes with other elements; texts stay. */
export const mapElements = (
  nodes: readonly TreeNode[],
  map: (parts: Parts, index: number) => TreeNode,
): TreeNode[] =>
  nodes.map((node, index) => (typeof node === 'string' ? node : map(elementParts(node), index)));

/** The tree with other props of its elements; each is mapped before those inside it. */
export function mapProps(
  nodes: readonly TreeNode[],
  map: (props: TreeProps, name: string) => TreeProps,
): TreeNode[] {
  return mapElements(nodes, ({ name, props, children }) =>
    treeElement(name, map(props, name), mapProps(children, map)),
  );
}

/** Compiled content as HTML syntax tree; components are elements of their names. */
export function htmlTree(node: TreeNode): ElementContent {
  if (typeof node === 'string') return { type: 'text', value: node };
  const { name, props, children } = elementParts(node);
  const properties = props as Properties;
  return { type: 'element', tagName: name, properties, children: children.map(htmlTree) };
}
