import { elementParts, type TreeNode } from '../../lib/content-tree';

/** The text of a node, without its elements. */
export function plainText(node: TreeNode): string {
  return typeof node === 'string' ? node : elementParts(node).children.map(plainText).join('');
}
