import type { BlockContent, Root } from 'mdast';
import { VFileMessage } from 'vfile-message';
import type { Format } from '../index';
import { readFlow } from './blocks';
import type { Document } from './document';
import { hasProgram, parseLines } from './fragments';
import { markerOf } from './lists';
import { indentOf, isBlank, linesOf, pointAt, type Line } from './source-lines';

/**
 * What makes the meaning of a line depend on lines far away, or on how wide tabs are: definitions and footnotes, other
 * line ends, NUL and the byte order mark, blank lines with tabs; in Markdown also HTML.
 */
const unusual = { mdx: /\]:|[\r\0\uFEFF]|^ *\t[ \t]*$/m, md: /\]:|[\r\0\uFEFF<]|^ *\t/m };

export function quickParse(
  text: string,
  format: Format,
  parse: (text: string) => Root,
): Root | undefined {
  if (unusual[format].test(text)) return undefined;
  const lines = linesOf(text);
  const document: Document = {
    text,
    format,
    parse,
    flow: (inner) => readFlow(document, inner),
    leaf: (inner, type) => {
      const nodes = attempt(() => parseLines(text, inner, parse));
      const [node] = nodes ?? [];
      return nodes?.length === 1 && node?.type === type && !hasProgram(node)
        ? (node as BlockContent)
        : undefined;
    },
  };
  const flow = readFlow(document, lines, (index) => others(document, lines, index));
  const last = lines.at(-1);
  // Programs of a document know the names of those before them.
  const programs = flow?.children.filter(({ type }) => type === 'mdxjsEsm') ?? [];
  if (!flow || !last || programs.length > 1) return undefined;
  const position = { start: { line: 1, column: 1, offset: 0 }, end: pointAt(last, last.to) };
  return { type: 'root', children: flow.children, position };
}

/** Errors of syntax come from the full parser and the whole document. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof VFileMessage) return undefined;
    throw error;
  }
}

const neverAlone = /^\s*(?:[-+*]|\d+[.)]|`{3}|~{3}|:::)/;

/** The full parser's blocks of the lines up to the next blank one, or of a list, if they mean the same alone. */
function others(document: Document, lines: readonly Line[], index: number) {
  const [before, line] = [lines[index - 1], lines[index] as Line];
  // What it follows may be the reason for what it is.
  if (before && !isBlank(before)) return undefined;
  const end = markerOf(document, line) ? endOfList : endOfBlock;
  const next = end(document, lines, index);
  if (next === undefined) return undefined;
  const nodes = attempt(() => parseLines(document.text, lines.slice(index, next), document.parse));
  return nodes && { nodes, next };
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
    const value = text.slice(line.from, line.to);
    if (neverAlone.test(value) || (format === 'md' && /^ {4}/.test(value))) return undefined;
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
    if (indentOf(line) > 0) return undefined;
    if (marker) width = marker.width;
    else return next > index && isBlank(lines[next - 1] as Line) ? next : undefined;
  }
  return lines.length;
}
