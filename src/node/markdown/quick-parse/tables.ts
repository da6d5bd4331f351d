import type { AlignType, Nodes, TableCell, TableRow } from 'mdast';
import type { Block, Document } from './document';
import { inlineOf, segmentIn } from './inline';
import { CODE_INDENT, isTag } from './line-kinds';
import { indentOf, isBlank, positionOf, trimEnd, type Line } from './source-lines';

const delimiterRow = /^\|(?: *:?-+:? *\|)* *:?-+:? *\|? *$/;

/** GFM's 'Tables', with a pipe before each row: without one a row may be another block. */
export function readTable(
  document: Document,
  lines: readonly Line[],
  index: number,
): Block | undefined {
  const { text } = document;
  const [head, delimiters] = [lines[index], lines[index + 1]];
  if (!head || !delimiters) return undefined;
  const delimiterText = text.slice(delimiters.first, delimiters.to);
  if (!delimiterRow.test(delimiterText) || isLast(text, head, head.first)) return undefined;
  const align = cellsOf(text, delimiters).map(([from, to]) => alignOf(text.slice(from, to)));
  if (align.length !== cellsOf(text, head).length) return undefined;

  let next = index + 2;
  while (next < lines.length && text.charAt(lines[next]?.first ?? 0) === '|') next += 1;
  const after = lines[next];
  if (after && !isBlank(after) && !isTag(document, lines, next)) return undefined;
  const own = lines.slice(index, next);
  // Indented that far, a line is code to Markdown.
  if (document.format === 'md' && own.some((line) => indentOf(line) >= CODE_INDENT))
    return undefined;
  const rows = own.filter((line) => line !== delimiters);
  const last = lines[next - 1] ?? head;
  const children: TableRow[] = [];
  for (const line of rows) {
    const row = rowOf(document, line);
    if (!row) return fromFullParser(document, own, next);
    children.push(row);
  }
  const position = positionOf(head, head.first, last, last.to);
  return { node: { type: 'table', align, children, position }, next };
}

function fromFullParser(document: Document, lines: readonly Line[], next: number) {
  const node = document.leaf(lines, 'table');
  return node && { node, next };
}

function rowOf(document: Document, line: Line): TableRow | undefined {
  const cells: TableCell[] = [];
  for (const [from, to] of cellsOf(document.text, line)) {
    // The pipe before the cell is part of it; the last one has the pipe after it too.
    const end = document.text.charAt(to) === '|' && isLast(document.text, line, to) ? line.to : to;
    const children = inlineOf(document, [segmentIn(document.text, line, from + 1, to)]);
    if (!children) return undefined;
    children.forEach(unescapePipes);
    cells.push({ type: 'tableCell', children, position: positionOf(line, from, line, end) });
  }
  const position = positionOf(line, line.first, line, line.to);
  return { type: 'tableRow', children: cells, position };
}

/** The cells of a row: offsets of the pipe before each, and of its end before the next pipe. */
function cellsOf(text: string, line: Line): [from: number, to: number][] {
  const cells: [number, number][] = [];
  let from = line.first;
  for (let offset = from + 1; offset < line.to; offset++) {
    const character = text.charAt(offset);
    // Escapes count: `\|` is part of a cell, `\\` is a backslash.
    if (character === '\\' && /[\\|]/.test(text.charAt(offset + 1))) offset += 1;
    else if (character === '|') {
      cells.push([from, offset]);
      from = offset;
    }
  }
  if (cells.length === 0 || trimEnd(text, from + 1, line.to) > from + 1)
    cells.push([from, line.to]);
  return cells;
}

function isLast(text: string, line: Line, pipe: number): boolean {
  return trimEnd(text, pipe + 1, line.to) === pipe + 1;
}

function alignOf(cell: string): AlignType {
  const marks = cell.replace(/[| ]/g, '');
  if (marks.startsWith(':')) return marks.endsWith(':') ? 'center' : 'left';
  return marks.endsWith(':') ? 'right' : null;
}

/** Pipes are escaped in the code of a table too, where a backslash is a character elsewhere. */
function unescapePipes(node: Nodes): void {
  if (node.type === 'inlineCode') node.value = node.value.replace(/\\([\\|])/g, pipeAlone);
  if ('children' in node) node.children.forEach(unescapePipes);
}

function pipeAlone(escape: string, escaped: string): string {
  return escaped === '|' ? '|' : escape;
}
