import type { TreeElement } from '../../lib/content-tree';
import { plainText } from '../authoring/plain-text';
import { allElements } from '../content/nodes/content-tree';

/**
 * A text with single spaces, and single line breaks between its lines. Tabs are left in place. A form feed, which begins a
 * table, becomes an empty line after the rows of another one.
 */
export function tidy(text: string): string {
  return text
    .replace(/[ \t]*\n[ \n]*/g, '\n')
    .replace(/(\t.*\n)?\n?\f/g, '$1')
    .replace(/\n\t\s+/g, '\n\t')
    .replace(/ +/g, ' ')
    .trim();
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The beginning of a text on one line, at most so many characters, cut at a word. */
export function cut(text: string, length: number): string {
  const line = oneLine(text);
  if (line.length <= length) return line;
  const start = line.slice(0, length);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), length / 2)).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** Words of the longest name: longer texts in the first column of a table are sentences. */
const MAX_NAME_WORDS = 3;

/** Names that the first cell of a row defines: its code, or its text when that is no sentence. */
export function namesIn(cell: TreeElement): string[] {
  const codes = allElements([cell]).filter(({ name }) => name === 'code');
  if (codes.length > 0) return codes.map(({ children }) => plainText(['code', ...children]));
  const text = oneLine(plainText(cell));
  return text !== '' && text.split(' ').length <= MAX_NAME_WORDS ? [text] : [];
}
