import type { Code, Heading } from 'mdast';
import type { Block, Document, LeafType } from './document';
import { inlineOf, segmentIn, segmentsOf } from './inline';
import { CODE_INDENT, continues } from './line-kinds';
import { indentOf, isBlank, positionOf, type Line } from './source-lines';

const headingStart = /^#{1,6}/;
const fence = /^(`+|~+) *([^ ]*)(?: +([^]*))?$/;

/** 'Paragraphs', CommonMark section 4.8. */
export function readParagraph(
  document: Document,
  lines: readonly Line[],
  index: number,
): Block | undefined {
  let next = index + 1;
  for (; next < lines.length; next++) {
    if (isBlank(lines[next] as Line)) break;
    const more = continues(document, lines, next);
    if (more === undefined) return undefined;
    if (!more) break;
  }
  const own = lines.slice(index, next);
  const [first, last] = [own[0] as Line, own.at(-1) as Line];
  const children = inlineOf(document, segmentsOf(own));
  if (!children) return leaf(document, own, 'paragraph', next);
  const position = positionOf(first, first.first, last, last.to);
  return { node: { type: 'paragraph', children, position }, next };
}

function leaf(
  document: Document,
  lines: readonly Line[],
  type: LeafType,
  next: number,
): Block | undefined {
  const node = document.leaf(lines, type);
  return node && { node, next };
}

/** 'ATX headings', CommonMark section 4.2. */
export function readHeading(document: Document, line: Line, index: number): Block | undefined {
  const { text } = document;
  const [marks = ''] = headingStart.exec(text.slice(line.first, line.to)) ?? [];
  const depth = marks.length as Heading['depth'];
  const from = line.first + depth;
  // A closing sequence is of `#` after a space.
  const closing = / #+ *$/.exec(text.slice(from, line.to));
  const to = closing ? from + closing.index : line.to;
  const children = inlineOf(document, [segmentIn(text, line, from, to)]);
  if (!children || children.length === 0) return leaf(document, [line], 'heading', index + 1);
  const position = positionOf(line, line.first, line, line.to);
  return { node: { type: 'heading', depth, children, position }, next: index + 1 };
}

/** 'Fenced code blocks', CommonMark section 4.5, which end with a fence. */
export function readFence(
  document: Document,
  lines: readonly Line[],
  index: number,
): Block | undefined {
  const { text, format } = document;
  const line = lines[index] as Line;
  const [, marks = '', lang, meta] = fence.exec(text.slice(line.first, line.to)) ?? [];
  const closing = new RegExp(`^[ \t]*${marks.charAt(0)}{${marks.length},}[ \t]*$`);
  const indent = indentOf(line);
  const value: string[] = [];
  for (let next = index + 1; next < lines.length; next++) {
    const inside = lines[next] as Line;
    const content = text.slice(inside.from, inside.to);
    if (closing.test(content) && (format === 'mdx' || indentOf(inside) < CODE_INDENT)) {
      if (content.includes('\t')) return undefined;
      const node: Code = {
        type: 'code',
        lang: lang || null,
        meta: meta || null,
        value: value.join('\n'),
        position: positionOf(line, line.first, inside, inside.to),
      };
      return { node, next: next + 1 };
    }
    if (indent > 0 && text.charAt(inside.first) === '\t') return undefined;
    value.push(text.slice(Math.min(inside.from + indent, inside.first), inside.to));
  }
  return undefined;
}
