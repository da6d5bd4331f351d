import type { Code, Heading, Nodes, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { readDirective } from './directives';
import type { Block, Document, Flow } from './document';
import { inlineOf, segmentIn, segmentsOf } from './inline';
import { readTag } from './jsx-tags';
import { isLikeMarker, isThematicBreak, markerOf, readList } from './lists';
import { indentOf, isBlank, positionOf, within, type Line } from './source-lines';
import { isLikeDelimiterRow, readTable } from './tables';

const headingStart = /^(#{1,6})(?: |$)/;
const fenceStart = /^(`{3,}|~{3,}) *([^ `\\&\t]*)(?: +([^`\\&\t]*))?$/;
const CODE_INDENT = 4;
/** First characters of lines that may be something other than text. */
const marks = new Set('#>-+*_=`~:<{|0123456789\t');

type Fallback = (index: number) => { nodes: RootContent[]; next: number } | undefined;

/** The blocks of a container. Where one is not certain, `fallback` may know some of the next lines. */
export function readFlow(
  document: Document,
  lines: readonly Line[],
  fallback: Fallback = () => undefined,
): Flow | undefined {
  const flow: Flow = { children: [], blank: false };
  const open: MdxJsxFlowElement[] = [];
  let siblings = flow.children;
  let filled = false;
  for (let index = 0; index < lines.length;) {
    const line = lines[index] as Line;
    if (isBlank(line)) {
      index += 1;
      continue;
    }
    flow.blank ||= filled && isBlank(lines[index - 1] as Line);
    filled = true;
    const tag =
      document.text.charAt(line.first) === '<' && document.format === 'mdx'
        ? readTag(document.text, lines, index)
        : undefined;
    if (tag) {
      index = tag.next;
      if (tag.closes) {
        const element = open.pop();
        if (!element?.position || element.name !== tag.element.name) return undefined;
        element.position.end = tag.element.position?.end ?? element.position.end;
        siblings = (open.at(-1)?.children ?? flow.children) as RootContent[];
      } else {
        siblings.push(tag.element);
        if (tag.selfClosing) continue;
        open.push(tag.element);
        siblings = tag.element.children as RootContent[];
      }
      continue;
    }
    const block = readBlock(document, lines, index);
    if (block) {
      siblings.push(block.node);
      flow.blank ||= block.blank === true;
      index = block.next;
      continue;
    }
    const others = fallback(index);
    if (!others) return undefined;
    siblings.push(...others.nodes);
    index = others.next;
  }
  return open.length > 0 ? undefined : flow;
}

function readBlock(document: Document, lines: readonly Line[], index: number): Block | undefined {
  const { text, format } = document;
  const line = lines[index] as Line;
  if (format === 'md' && indentOf(line) >= CODE_INDENT) return undefined;
  switch (kindOf(document, line, lines[index + 1])) {
    case 'heading':
      return readHeading(document, line, index);
    case 'fence':
      return readFence(document, lines, index);
    case 'thematicBreak': {
      const position = positionOf(line, line.first, line, line.to);
      return { node: { type: 'thematicBreak', position }, next: index + 1 };
    }
    case 'list':
      return readList(document, lines, index);
    case 'directive':
      return readDirective(document, lines, index);
    case 'table':
      return text.charAt(line.first) === '|' ? readTable(document, lines, index) : undefined;
    case 'text':
      return readParagraph(document, lines, index);
    case 'program':
    case 'unknown':
      return undefined;
  }
}

type Kind =
  | 'heading'
  | 'fence'
  | 'thematicBreak'
  | 'list'
  | 'directive'
  | 'table'
  | 'program'
  | 'text'
  | 'unknown';

/** What a line begins where a block may begin. */
function kindOf(document: Document, line: Line, next: Line | undefined): Kind {
  const { text, format } = document;
  const character = text.charAt(line.first);
  if (isLikeDelimiterRow(document, next)) return 'table';
  if (!marks.has(character)) return isProgram(document, line) ? 'program' : 'text';
  const value = text.slice(line.first, line.to);
  switch (character) {
    case '#':
      return headingStart.test(value) ? 'heading' : 'text';
    case '`':
      if (!value.startsWith('```')) return 'text';
      return fenceStart.test(value) ? 'fence' : 'unknown';
    case '~':
      return fenceStart.test(value) ? 'fence' : 'unknown';
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
function continues(document: Document, line: Line, next: Line | undefined): boolean | undefined {
  const { format } = document;
  const kind = kindOf(document, line, next);
  if (kind === 'text' || kind === 'program') return true;
  // Indented that far, they are text to Markdown.
  if (kind === 'unknown' || kind === 'table' || (format === 'md' && indentOf(line) >= CODE_INDENT))
    return undefined;
  if (kind === 'list') return interrupts(document, line) ? false : undefined;
  return false;
}

/** Only lists that begin with 1 interrupt a paragraph; the same goes for a list that its first item begins with. */
function interrupts(document: Document, line: Line): boolean {
  const marker = markerOf(document, line);
  if (!marker || (marker.number !== null && marker.number !== 1)) return false;
  return !isLikeMarker(document, within(line, marker.width));
}

function readParagraph(
  document: Document,
  lines: readonly Line[],
  index: number,
): Block | undefined {
  let next = index + 1;
  for (; next < lines.length; next++) {
    const line = lines[next] as Line;
    if (isBlank(line)) break;
    const more = continues(document, line, lines[next + 1]);
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
  type: Nodes['type'],
  next: number,
): Block | undefined {
  const node = document.leaf(lines, type);
  return node && { node, next };
}

/** 'ATX headings', CommonMark section 4.2. */
function readHeading(document: Document, line: Line, index: number): Block | undefined {
  const { text } = document;
  const depth = (headingStart.exec(text.slice(line.first, line.to))?.[1]?.length ??
    1) as Heading['depth'];
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
function readFence(document: Document, lines: readonly Line[], index: number): Block | undefined {
  const { text, format } = document;
  const line = lines[index] as Line;
  const [, fence = '', lang, meta] = fenceStart.exec(text.slice(line.first, line.to)) ?? [];
  const closing = new RegExp(`^[ \t]*${fence.charAt(0)}{${fence.length},}[ \t]*$`);
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
