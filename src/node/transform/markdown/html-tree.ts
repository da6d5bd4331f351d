import type { ElementContent, Properties } from 'hast';
import { elementParts, type TreeNode, type TreeProps } from '../../../lib/content-tree';

/** Compiled content as HTML syntax tree; components are elements of their names. */
export function htmlTree(node: TreeNode): ElementContent {
  if (typeof node === 'string') return { type: 'text', value: node };
  const { name, props, children } = elementParts(node);
  const properties = props as Properties;
  return { type: 'element', tagName: name, properties, children: children.map(htmlTree) };
}

/** The opposite of `htmlTree`, which components take. */
export function contentTree(node: ElementContent): TreeNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  return [node.tagName, node.properties as TreeProps, ...node.children.map(contentTree)];
}
