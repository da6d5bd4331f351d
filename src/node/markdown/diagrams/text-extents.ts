import { elementParts, type TreeNode } from '../../../lib/content-tree';

/** Width of a letter of 12 px, in the widest of system fonts with 15 % to spare: which font the reader has is unknown. */
const LETTER_WIDTH = 8.3;

/** Where the texts of a drawing begin and end; groups are icons and have none. */
export function textExtents(node: TreeNode): [start: number, end: number][] {
  if (typeof node === 'string') return [];
  const { name, props, children } = elementParts(node);
  if (name !== 'text') return [];
  const lines = children.map((child) =>
    typeof child === 'string' ? child : elementParts(child).children.join(''),
  );
  const width = Math.max(...lines.map((line) => line.length)) * LETTER_WIDTH;
  const x = Number(props['x']);
  const isStart = String(props['className'] ?? '').includes('start');
  return [isStart ? [x, x + width] : [x - width / 2, x + width / 2]];
}
