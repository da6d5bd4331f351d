import type { List, ListItem } from 'mdast';
import type { Block, Document, Flow } from './document';
import { indentOf, isBlank, positionOf, within, type Line } from './source-lines';

const itemStart = /(?:([-+*])|(\d{1,9})([.)]))( {1,4})(?=[^ \t\n])/y;
const thematicBreak = /^(?:\*[ \t]*){3,}$|^(?:-[ \t]*){3,}$|^(?:_[ \t]*){3,}$/;
/** The box of GFM's task list items, and what may be one. */
const box = /^\[([ xX])\] /;
const likeBox = /^\[(?:[ \txX]?$|[ \txX]\](?:[ \t]|$))/;

export function isThematicBreak({ text }: Document, line: Line): boolean {
  return thematicBreak.test(text.slice(line.first, line.to));
}

/** Where a list item starts: its marker and the columns before its content. */
interface Marker {
  /** `-`, `+`, `*`, `.` or `)`. */
  sign: string;
  number: number | null;
  /** Column of the marker in its container. */
  indent: number;
  width: number;
}

/** The marker that a line begins with, if content follows on the line. */
export function markerOf(document: Document, line: Line): Marker | undefined {
  itemStart.lastIndex = line.first;
  const found = itemStart.exec(document.text);
  if (!found || itemStart.lastIndex >= line.to || isThematicBreak(document, line)) return undefined;
  const [whole, bullet, digits, delimiter = ''] = found;
  const indent = indentOf(line);
  return {
    sign: bullet ?? delimiter,
    number: digits === undefined ? null : Number.parseInt(digits, 10),
    indent,
    width: indent + whole.length,
  };
}

/** 'List items' and 'Lists', CommonMark sections 5.2 and 5.3, whose lines are all indented or after a blank line. */
export function readList(
  document: Document,
  lines: readonly Line[],
  index: number,
): Block | undefined {
  const first = lines[index];
  const marker = first && markerOf(document, first);
  if (!marker) return undefined;
  const list: List = {
    type: 'list',
    ordered: marker.number !== null,
    start: marker.number,
    spread: false,
    children: [],
  };
  let next = index;
  for (let item: Item | undefined; ; next = item.next) {
    item = readItem(document, lines, next, marker);
    if (!item) return undefined;
    list.children.push(item.node);
    if (item.end !== 'item') {
      list.position = positionOf(first, first.first, item.last, item.last.to);
      return { node: list, next: item.next };
    }
    if (item.blankAfter) list.spread = true;
  }
}

interface Item {
  node: ListItem;
  /** Its last line that is not blank. */
  last: Line;
  next: number;
  /** What follows: another item of the list, or something else. */
  end: 'item' | 'other';
  blankAfter: boolean;
}

function readItem(
  document: Document,
  lines: readonly Line[],
  index: number,
  { sign, indent }: Marker,
): Item | undefined {
  const line = lines[index];
  const own = line && markerOf(document, line);
  if (!line || !own) return undefined;
  const content = [within(line, own.width)];
  const value = document.text.slice(line.from + own.width, line.to);
  const hasBox = likeBox.test(value);
  if (hasBox && !/^\[[ xX]\] +[^ \t]/.test(value)) return undefined;

  let next = index + 1;
  let end: Item['end'] = 'other';
  let blankAfter = false;
  for (; next < lines.length; next++) {
    const line = lines[next] as Line;
    if (isBlank(line)) {
      blankAfter = true;
    } else if (indentOf(line) < own.width) {
      if (document.text.charAt(line.first) === '\t') return undefined;
      const other = markerOf(document, line);
      if (other?.sign === sign && other.indent === indent) end = 'item';
      // Without a blank line it may continue a paragraph.
      else if (!blankAfter) return undefined;
      // A marker with another indent may be one of this list.
      else if (other?.indent !== indent && isLikeMarker(document, line)) return undefined;
      break;
    } else {
      blankAfter = false;
    }
    content.push(within(line, own.width));
  }
  while (content.length > 1 && isBlank(content.at(-1) as Line)) content.pop();
  const last = content.at(-1) as Line;
  const flow: Flow | undefined = document.flow(content);
  if (!flow) return undefined;
  const node: ListItem = {
    type: 'listItem',
    spread: flow.blank,
    checked: null,
    children: flow.children as ListItem['children'],
    position: positionOf(line, line.first, last, last.to),
  };
  if (hasBox && !takeBox(node)) return undefined;
  return { node, last, next, end, blankAfter };
}

/**
 * Takes the box and the space after it out of the text that an item begins with. Returns false where a bare address
 * follows: the full parser finds some of them after it took the box.
 */
function takeBox(item: ListItem): boolean {
  const [paragraph] = item.children;
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  if (paragraph?.type !== 'paragraph' || text?.type !== 'text') return false;
  const [found, sign] = box.exec(text.value) ?? [];
  if (!found || !text.position || !paragraph.position) return false;
  item.checked = sign !== ' ';
  text.value = text.value.slice(found.length);
  const { line, column, offset = 0 } = text.position.start;
  const start = { line, column: column + found.length, offset: offset + found.length };
  if (text.value === '') {
    paragraph.children.shift();
    return paragraph.children[0]?.position !== undefined;
  }
  text.position.start = start;
  paragraph.position.start = { ...start };
  return true;
}

/** Whether the full parser may see a list item here. */
export function isLikeMarker({ text }: Document, line: Line): boolean {
  return /^(?:[-+*]|\d+[.)])(?:\s|$)/.test(text.slice(line.first, line.to));
}
