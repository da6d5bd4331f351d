import type { PhrasingContent, Text } from 'mdast';
import { pointAt, positionOf, type Line } from './source-lines';

/** A run of `*` or `_` that may open or close emphasis. */
export interface Run {
  type: 'run';
  marker: string;
  line: Line;
  from: number;
  to: number;
  opens: boolean;
  closes: boolean;
}

/** What inline content is made of before emphasis is known. */
export type Piece = PhrasingContent | Run;

const punctuation = /[\p{P}\p{S}]/u;

/** Class of a character next to a run; ends of the text count as white space. */
function classOf(character: string): 'space' | 'punctuation' | 'other' {
  if (character === '' || /\s/.test(character)) return 'space';
  return punctuation.test(character) ? 'punctuation' : 'other';
}

/**
 * Whether a run may open or close emphasis ('left-flanking' and 'right-flanking', CommonMark section 6.2). Characters
 * are UTF-16 units, as in the full parser: halves of a pair are letters.
 */
export function runOf(text: string, line: Line, from: number, to: number, limits: Limits): Run {
  const marker = text.charAt(from);
  const before = classOf(from > limits.from ? text.charAt(from - 1) : '');
  const after = classOf(to < limits.to ? text.charAt(to) : '');
  const opens = after === 'other' || (after === 'punctuation' && before !== 'other');
  const closes = before === 'other' || (before === 'punctuation' && after !== 'other');
  return {
    type: 'run',
    marker,
    line,
    from,
    to,
    opens: marker === '*' ? opens : opens && (before !== 'other' || !closes),
    closes: marker === '*' ? closes : closes && (after !== 'other' || !opens),
  };
}

export interface Limits {
  from: number;
  to: number;
}

/** Makes nodes of the runs that match; the others are text. */
export function withEmphasis(pieces: Piece[]): PhrasingContent[] {
  for (let index = 0; index < pieces.length; index++) {
    const closer = pieces[index] as Piece;
    if (closer.type !== 'run' || !closer.closes) continue;
    const open = openerOf(pieces, index, closer);
    if (open < 0) continue;
    index = open + span(pieces, open, index) - 1;
  }
  return joined(pieces);
}

function openerOf(pieces: readonly Piece[], index: number, closer: Run): number {
  for (let open = index - 1; open >= 0; open--) {
    const opener = pieces[open] as Piece;
    if (opener.type !== 'run' || !opener.opens || opener.marker !== closer.marker) continue;
    const size = closer.to - closer.from;
    const sum = size + opener.to - opener.from;
    // Rules 9 and 10 of the section, about runs that may both open and close.
    if ((opener.closes || closer.opens) && size % 3 !== 0 && sum % 3 === 0) continue;
    return open;
  }
  return -1;
}

/**
 * Puts one emphasis in place of what is between two runs and of the markers it takes. Returns how many pieces before
 * the rest of the closing run are left from the opening one on.
 */
function span(pieces: Piece[], open: number, close: number): number {
  const opener = pieces[open] as Run;
  const closer = pieces[close] as Run;
  const use = opener.to - opener.from > 1 && closer.to - closer.from > 1 ? 2 : 1;
  opener.to -= use;
  closer.from += use;
  const node: PhrasingContent = {
    type: use === 2 ? 'strong' : 'emphasis',
    children: joined(pieces.slice(open + 1, close)),
    position: positionOf(opener.line, opener.to, closer.line, closer.from),
  };
  const before = opener.to > opener.from ? [opener] : [];
  const after = closer.to > closer.from ? [closer] : [];
  pieces.splice(open, close - open + 1, ...before, node, ...after);
  return before.length + 1;
}

/** Pieces as nodes, with neighbouring texts as one. */
function joined(pieces: readonly Piece[]): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let last: Text | undefined;
  for (const piece of pieces) {
    const node = piece.type === 'run' ? textOfRun(piece) : piece;
    if (node.type === 'text' && last?.position && node.position) {
      last.value += node.value;
      last.position.end = node.position.end;
      continue;
    }
    nodes.push(node);
    last = node.type === 'text' ? node : undefined;
  }
  return nodes;
}

function textOfRun({ marker, line, from, to }: Run): Text {
  return {
    type: 'text',
    value: marker.repeat(to - from),
    position: { start: pointAt(line, from), end: pointAt(line, to) },
  };
}
