import type { Document } from './document';
import { readTag } from './jsx-tags';
import { isLikeMarker, isThematicBreak, markerOf } from './lists';
import { indentOf, within, type Line } from './source-lines';

const headingStart = /^#{1,6}(?: |$)/;
/** Without escapes and references, which the words after a fence may have. */
const fenceStart = /^(?:`{3,}[^`\t]*|~{3,}[^\t]*)$/;
const escapeOrReference = /\\[!-/:-@[-`{-~]|&(?:#|[A-Za-z0-9]+;)/;
/** What may be a delimiter row of a table, or the underline of a heading. */
const likeDelimiterRow = /^[-:|=][-:|=\s]*$/;
/** Columns of indentation that make code of a line of Markdown. */
export const CODE_INDENT = 4;
/** First characters of lines that may be something other than text. */
const marks = new Set('#>-+*_=`~:<{|0123456789\t');

export type Kind =
  | 'heading'
  | 'fence'
  | 'thematicBreak'
  | 'list'
  | 'directive'
  /** Or a heading with an underline. */
  | 'table'
  | 'program'
  | 'text'
  | 'unknown';

/** What a line begins where a block may begin, given the line after it. */
export function kindOf(document: Document, line: Line, next: Line | undefined): Kind {
  const kind = kindAlone(document, line);
  if (!next || (kind !== 'text' && kind !== 'program')) return kind;
  return likeDelimiterRow.test(document.text.slice(next.first, next.to)) ? 'table' : kind;
}

function kindAlone(document: Document, line: Line): Kind {
  const { text, format } = document;
  const character = text.charAt(line.first);
  if (!marks.has(character)) return isProgram(document, line) ? 'program' : 'text';
  const value = text.slice(line.first, line.to);
  switch (character) {
    case '#':
      return headingStart.test(value) ? 'heading' : 'text';
    case '`':
    case '~':
      if (character === '`' && !value.startsWith('```')) return 'text';
      return fenceStart.test(value) && !escapeOrReference.test(value) ? 'fence' : 'unknown';
    case ':':
      return value.startsWith(':::') ? 'directive' : 'text';
    case '|':
      return 'text';
    case '_':
      return isThematicBreak(document, line) ? 'thematicBreak' : 'text';
    case '{':
      return format === 'md' ? 'text' : 'unknown';
    case '-':
    case '+':
    case '*':
      if (isThematicBreak(document, line)) return 'thematicBreak';
      if (markerOf(document, line)) return 'list';
      return /^.(?:\s|$)/.test(value) ? 'unknown' : 'text';
    case '>':
    case '<':
    case '=':
    case '\t':
      return 'unknown';
    default:
      if (markerOf(document, line)) return 'list';
      return /^\d+[.)](?:\s|$)/.test(value) ? 'unknown' : 'text';
  }
}

/** Whether a line may begin an import or export of MDX, which the left margin does. */
function isProgram({ text, format }: Document, line: Line): boolean {
  return (
    format === 'mdx' &&
    line.first === line.start &&
    /(?:import|export) /y.test(text.slice(line.first, line.first + 7))
  );
}

/** Whether a paragraph goes on with a line: `undefined` where that is not certain. */
export function continues(
  document: Document,
  lines: readonly Line[],
  index: number,
): boolean | undefined {
  const { format } = document;
  const line = lines[index] as Line;
  const kind = kindOf(document, line, lines[index + 1]);
  if (kind === 'text' || kind === 'program') return true;
  // Indented that far, they are text to Markdown.
  if (format === 'md' && indentOf(line) >= CODE_INDENT) return undefined;
  if (kind === 'unknown') return isTag(document, lines, index) ? false : undefined;
  if (kind === 'list') return interrupts(document, line) ? false : undefined;
  return kind === 'table' ? undefined : false;
}

/** Whether a tag of MDX begins, which ends any block before it. */
export function isTag(document: Document, lines: readonly Line[], index: number): boolean {
  return document.format === 'mdx' && readTag(document.text, lines, index) !== undefined;
}

/** Only lists that begin with 1 interrupt a paragraph; the same goes for a list that its first item begins with. */
function interrupts(document: Document, line: Line): boolean {
  const marker = markerOf(document, line);
  if (!marker || (marker.number !== null && marker.number !== 1)) return false;
  return !isLikeMarker(document, within(line, marker.width));
}
