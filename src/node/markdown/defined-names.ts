import { elementParts, type TreeElement, type TreeNode } from '../../lib/content-tree';
import { plainText } from '../components/plain-text';
import { oneLine } from './texts';

/** Words of the longest name: longer texts in the first column of a table are sentences. */
const MAX_NAME_WORDS = 3;

/** Names that the first cell of a row defines: its code, or its text when that is no sentence. */
export function namesIn(cell: TreeElement): string[] {
  const codes = codesIn(cell);
  if (codes.length > 0) return codes;
  const text = oneLine(plainText(cell));
  return text !== '' && text.split(' ').length <= MAX_NAME_WORDS ? [text] : [];
}

function codesIn(node: TreeNode): string[] {
  if (typeof node === 'string') return [];
  const { name, children } = elementParts(node);
  return name === 'code' ? [plainText(node)] : children.flatMap(codesIn);
}
