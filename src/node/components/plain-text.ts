import { elementParts, type TreeNode } from '../../lib/content-tree';

/** Whether a node is the number of a footnote, which is no part of the text around it. */
export function isFootnoteMark(node: TreeNode): boolean {
  if (typeof node === 'string') return false;
  const { name, children } = elementParts(node);
  const [link] = children;
  return (
    name === 'sup' && typeof link === 'object' && 'data-footnote-ref' in elementParts(link).props
  );
}

/** The text of a node, without its elements. */
export function plainText(node: TreeNode): string {
  if (typeof node === 'string') return node;
  return isFootnoteMark(node) ? '' : elementParts(node).children.map(plainText).join('');
}
