import type { Nodes, Root } from 'mdast';
import type { Format } from '../index';
import { readFlow } from './blocks';
import type { Document } from './document';
import { parseLeaf, parseLines } from './fragments';
import { markerOf } from './lists';
import { indentOf, isBlank, linesOf, pointAt, type Line } from './source-lines';

/** What is not as it looks: blank lines with tabs, other line ends, NUL, and the byte order mark. */
const unusual = /[\r\0\uFEFF]|^ *\t[ \t]*$/m;
/** Definitions and footnotes, on which the brackets of the whole document depend, at the start of a line in any container. */
const definition = /^[ \t>*+\-\d.)]*\[(?:[^[\]\\]|\\[^])*\]:/m;

/** Containers in containers; the full parser needs no stack for them. */
const MAX_DEPTH = 30;

/**
 * The tree that the full parser, `parse`, gives for a document, made here as far as that is certain; `undefined` where
 * the full parser has to read the whole document.
 */
export function quickParse(
  text: string,
  format: Format,
  parse: (text: string) => Root,
): Root | undefined {
  if (unusual.test(text) || definition.test(text)) return undefined;
  const lines = linesOf(text);
  let depth = 0;
  const document: Document = {
    text,
    format,
    parse,
    flow: (inner) => {
      if (depth === MAX_DEPTH) return undefined;
      depth += 1;
      const flow = readFlow(document, inner);
      depth -= 1;
      return flow;
    },
    leaf: (inner, type) => attempt(() => parseLeaf(text, inner, type, parse)),
  };
  const flow = readFlow(document, lines, (index) => others(document, lines, index));
  const last = lines.at(-1);
  // Programs of a document know the names of those before them.
  if (!flow || !last || countPrograms(flow.children) > 1) return undefined;
  const position = { start: { line: 1, column: 1, offset: 0 }, end: pointAt(last, last.to) };
  return { type: 'root', children: flow.children, position };
}

/** Imports and exports stand between blocks and in elements, not in lists. */
function countPrograms(nodes: readonly Nodes[]): number {
  return nodes.reduce((sum, node) => {
    const inside = node.type === 'mdxJsxFlowElement' ? countPrograms(node.children) : 0;
    return sum + inside + (node.type === 'mdxjsEsm' ? 1 : 0);
  }, 0);
}

/** Errors come from the full parser and the whole document. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Starts of blocks that may go on after a blank line; in Markdown indented code and HTML do too. */
const goesOn = {
  mdx: /^\s*(?:[-+*]|\d+[.)]|`{3}|~{3}|:::)/,
  md: /^\s*(?:[-+*]|\d+[.)]|`{3}|~{3}|:::|<)|^ {4}|^ *\t/,
};

/** The full parser's blocks of the lines up to the next blank one, or of a list, if they mean the same alone. */
function others(document: Document, lines: readonly Line[], index: number) {
  const [before, line] = [lines[index - 1], lines[index] as Line];
  // What it follows may be the reason for what it is.
  if (before && !isBlank(before)) return undefined;
  const end = markerOf(document, line) ? endOfList : endOfBlock;
  const to = end(document, lines, index);
  if (to === undefined) return undefined;
  let next = to;
  while (next < lines.length && isBlank(lines[next] as Line)) next += 1;
  const nodes = attempt(() => parseLines(document.text, lines.slice(index, next), document.parse));
  if (!nodes || (next < lines.length && endOf(nodes.at(-1)) > lineBefore(lines, next).to))
    return undefined;
  return { nodes, next };
}

/** The last line before an index that is not blank. */
function lineBefore(lines: readonly Line[], index: number): Line {
  const line = lines[index - 1] as Line;
  return isBlank(line) ? lineBefore(lines, index - 1) : line;
}

/** Where a block and the last ones in it end: those that miss their end take blank lines in. */
function endOf(node: Nodes | undefined): number {
  if (!node) return 0;
  const last = 'children' in node ? node.children.at(-1) : undefined;
  return Math.max(node.position?.end.offset ?? 0, endOf(last));
}

function endOfBlock(
  { text, format }: Document,
  lines: readonly Line[],
  index: number,
): number | undefined {
  let next = index;
  for (; next < lines.length; next++) {
    const line = lines[next] as Line;
    if (isBlank(line)) break;
    if (goesOn[format].test(text.slice(line.from, line.to))) return undefined;
  }
  return next;
}

/** A list whose lines are indented as its items are, markers or blank ends before another line after a blank one. */
function endOfList(document: Document, lines: readonly Line[], index: number): number | undefined {
  let width = 0;
  for (let next = index; next < lines.length; next++) {
    const line = lines[next] as Line;
    if (isBlank(line) || (next > index && indentOf(line) >= width)) continue;
    const marker = markerOf(document, line);
    if (indentOf(line) > 0 || document.text.charAt(line.first) === '\t') return undefined;
    if (marker) width = marker.width;
    else return next > index && isBlank(lines[next - 1] as Line) ? next : undefined;
  }
  return lines.length;
}
