import type { BlockContent, Paragraph } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Block, Document } from './document';
import { inlineOf } from './inline';
import { CODE_INDENT } from './line-kinds';
import { indentOf, isBlank, positionOf, type Line } from './source-lines';

const opening =
  /^(:{3,})([A-Za-z](?:[\w-]*[A-Za-z0-9])?)(?:\[([^ [\]\\](?:[^[\]\\]*[^ [\]\\])?)\])? *$/;
const closing = /^[ \t]*(:{3,})[ \t]*$/;

/** `:::name[Title]` … `:::`: the first line of enough colons ends it, whatever it is in. */
export function readDirective(
  document: Document,
  lines: readonly Line[],
  index: number,
): Block | undefined {
  const { text } = document;
  const line = lines[index];
  if (!line || indentOf(line) > 0) return undefined;
  const [, colons = '', name, title] = opening.exec(text.slice(line.first, line.to)) ?? [];
  if (name === undefined) return undefined;
  const end = closingLine(document, lines, index, colons.length);
  const last = lines[end];
  if (!last) return undefined;
  const inside = lines.slice(index + 1, end);
  const flow = document.flow(inside);
  if (!flow) return undefined;
  const children = flow.children as BlockContent[];
  if (title !== undefined) {
    const label = labelOf(document, line, line.first + colons.length + name.length, title.length);
    if (!label) return undefined;
    children.unshift(label);
  }
  const node: ContainerDirective = {
    type: 'containerDirective',
    name,
    attributes: {},
    children,
    position: positionOf(line, line.first, last, last.to),
  };
  return { node, next: end + 1, blank: flow.blank || [inside[0], inside.at(-1)].some(isBlankLine) };
}

/** Index of the line that ends a directive, or that of no line if none does for certain. */
function closingLine(
  { text, format }: Document,
  lines: readonly Line[],
  index: number,
  colons: number,
): number {
  for (let at = index + 1; at < lines.length; at++) {
    const line = lines[at] as Line;
    if (format === 'md' && indentOf(line) >= CODE_INDENT) continue;
    const [whole = '', marks = ''] = closing.exec(text.slice(line.from, line.to)) ?? [];
    if (marks.length >= colons) return whole.includes('\t') ? lines.length : at;
  }
  return lines.length;
}

function labelOf(
  document: Document,
  line: Line,
  from: number,
  length: number,
): Paragraph | undefined {
  const to = from + length + 2;
  const children = inlineOf(document, [{ line, from: from + 1, to: to - 1 }]);
  return (
    children && {
      type: 'paragraph',
      data: { directiveLabel: true },
      children,
      position: positionOf(line, from, line, to),
    }
  );
}

function isBlankLine(line: Line | undefined): boolean {
  return line !== undefined && isBlank(line);
}
