import { elementParts, type TreeNode } from '../../lib/content-tree';
import { elementsIn } from '../content/nodes/content-tree';

/** Whether a node is the number of a footnote, which is no part of the text around it. */
export function isFootnoteMark(node: TreeNode): boolean {
  if (typeof node === 'string') return false;
  const { name, children } = elementParts(node);
  return name === 'sup' && elementsIn(children).some(({ props }) => 'data-footnote-ref' in props);
}

/** The character between a text and the element after it: `^` in `10^6`, a space for a line break and before a reading. */
export function separatorBefore(node: TreeNode, before: string): string {
  if (typeof node === 'string') return '';
  if (node[0] === 'br' || node[0] === 'rt') return ' ';
  return node[0] === 'sup' && /\d$/.test(before) && /^\d/.test(plainText(node)) ? '^' : '';
}

export function plainText(node: TreeNode): string {
  if (typeof node === 'string') return node;
  if (isFootnoteMark(node)) return '';
  const { name, children } = elementParts(node);
  // MathML has no character between a base and its exponent.
  if (name === 'msup') return children.map(plainText).join('^');
  return children.reduce<string>(
    (text, child) => text + separatorBefore(child, text) + plainText(child),
    '',
  );
}
