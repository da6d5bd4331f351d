import type { Point, Position } from 'unist';

/** A line of the document, as one container of it sees the line. */
export interface Line {
  /** 1-based. */
  number: number;
  /** Offset of the line in the document. */
  start: number;
  /** Offset after what containers have at its start: for a list item, the spaces as wide as its marker. */
  from: number;
  /** Offset of the first character that is no space; `to` in a blank line. */
  first: number;
  /** Offset of its end, before the line ending. */
  to: number;
}

const SPACE = 32;

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start <= text.length) {
    const end = text.indexOf('\n', start);
    const to = end < 0 ? text.length : end;
    lines.push({
      number: lines.length + 1,
      start,
      from: start,
      first: skipSpaces(text, start, to),
      to,
    });
    start = to + 1;
  }
  return lines;
}

export function skipSpaces(text: string, from: number, to: number): number {
  let offset = from;
  while (offset < to && text.charCodeAt(offset) === SPACE) offset += 1;
  return offset;
}

/** Where `text` ends when the spaces before `to` do not count. */
export function trimEnd(text: string, from: number, to: number): number {
  let offset = to;
  while (offset > from && text.charCodeAt(offset - 1) === SPACE) offset -= 1;
  return offset;
}

/** The line as a container sees it that takes `width` columns of it. */
export function within(line: Line, width: number): Line {
  const from = Math.min(line.from + width, line.to);
  return { ...line, from, first: Math.max(line.first, from) };
}

export function isBlank(line: Line): boolean {
  return line.first === line.to;
}

export function indentOf(line: Line): number {
  return line.first - line.from;
}

/** Without tabs, which the quick way leaves alone, a column is an offset in the line. */
export function pointAt(line: Line, offset: number): Point {
  return { line: line.number, column: offset - line.start + 1, offset };
}

export function positionOf(first: Line, from: number, last: Line, to: number): Position {
  return { start: pointAt(first, from), end: pointAt(last, to) };
}
