import type { Image, Link, Nodes, PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { literalName, MAX_NAME_LENGTH } from '../plugins/remark-literal-braces';
import type { Document } from './document';
import { runOf, withEmphasis, type Limits, type Piece } from './emphasis';
import { positionOf, skipSpaces, trimEnd, type Line } from './source-lines';

/** Part of a line that holds inline content. */
export interface Segment extends Limits {
  line: Line;
}

interface Bracket {
  /** Index of the first piece after it. */
  index: number;
  line: Line;
  from: number;
  image: boolean;
  /** Links hold no links: when one ends, the brackets before it open none. */
  inactive: boolean;
}

/** Characters that may begin something other than text, by their codes. */
const special = new Set(Array.from('\\`*_[]!<{&~\t', (character) => character.charCodeAt(0)));
const escapable = /[!-/:-@[-`{-~]/;
const reference = /&(?:#|[A-Za-z0-9]+;)/y;
const brace = /\{([^\s}]*)\}/y;
/** An address and a title without escapes, references and parentheses, which have rules of their own. */
const resource =
  // eslint-disable-next-line no-control-regex -- addresses without angle brackets have none
  /\(([^\s\x00-\x1f\x7f()<>\\&]+)(?: +(?:"([^"\\&\n]*)"|'([^'\\&\n]*)'))? *\)/y;
/** What bare addresses have; plugins/remark-gfm-for.ts tells more. */
const bareAddress = /https?:\/\/|www\.|@/i;

/**
 * Inline content of a leaf block, or `undefined` when it has anything that is not certain here: HTML and JSX,
 * expressions, references, strikethrough, bare addresses, code over several lines, unusual addresses of links.
 */
export function inlineOf(
  document: Document,
  segments: readonly Segment[],
): PhrasingContent[] | undefined {
  return new InlineReader(document, segments).read();
}

class InlineReader {
  private readonly pieces: Piece[] = [];
  private readonly brackets: Bracket[] = [];
  private readonly text: string;

  constructor(
    private readonly document: Document,
    private readonly segments: readonly Segment[],
  ) {
    this.text = document.text;
  }

  read(): PhrasingContent[] | undefined {
    for (const [index, segment] of this.segments.entries()) {
      const next = this.segments[index + 1];
      if (!this.readSegment(segment, next)) return undefined;
    }
    const nodes = withEmphasis(this.pieces);
    return nodes.some(hasAddress) ? undefined : nodes;
  }

  /** One line of the block, with its end if another one follows. */
  private readSegment(segment: Segment, next: Segment | undefined): boolean {
    const { text } = this;
    const { line, from } = segment;
    // Spaces at the end are no text; two or more are a hard line break, unless the block ends here.
    const to = trimEnd(text, from, segment.to);
    const breaks = next !== undefined && segment.to - to > 1;
    let offset = from;
    while (offset < to) {
      let end = offset;
      while (end < to && !special.has(text.charCodeAt(end))) end += 1;
      if (end > offset) this.addText(line, offset, end);
      if (end === to) break;
      const after = this.readSpecial(segment, end, to);
      if (after === undefined) return false;
      if (after > to) {
        // A backslash before the line ending.
        if (!next || segment.to > to) this.addText(line, end, to);
        else this.addBreak(line, end, next);
        if (next && segment.to === to) return true;
        break;
      }
      offset = after;
    }
    if (!next) return true;
    if (breaks) this.addBreak(line, to, next);
    else {
      const position = positionOf(line, segment.to, next.line, next.line.start);
      this.pieces.push({ type: 'text', value: '\n', position });
    }
    return true;
  }

  /** Reads what begins at a special character. Returns the offset after it. */
  private readSpecial(segment: Segment, offset: number, to: number): number | undefined {
    const { line } = segment;
    switch (this.text.charAt(offset)) {
      case '\\':
        return this.readEscape(line, offset, to);
      case '`':
        return this.readCode(line, offset, to);
      case '*':
      case '_': {
        const end = this.endOfRun(offset, to);
        this.pieces.push(runOf(this.text, line, offset, end, segment));
        return end;
      }
      case '[':
        return this.openBracket(line, offset, offset + 1);
      case '!':
        if (this.text.charAt(offset + 1) === '[' && offset + 1 < to)
          return this.openBracket(line, offset, offset + 2);
        return this.addText(line, offset, offset + 1);
      case ']':
        return this.closeBracket(line, offset, to);
      case '{':
        return this.readBrace(line, offset, to);
      case '&':
        reference.lastIndex = offset;
        return reference.test(this.text) ? undefined : this.addText(line, offset, offset + 1);
      default:
        return undefined;
    }
  }

  private addText(line: Line, from: number, to: number, value?: string): number {
    this.pieces.push({
      type: 'text',
      value: value ?? this.text.slice(from, to),
      position: positionOf(line, from, line, to),
    });
    return to;
  }

  private addBreak(line: Line, from: number, next: Segment): void {
    const position = positionOf(line, from, next.line, next.line.start);
    this.pieces.push({ type: 'break', position });
  }

  private endOfRun(from: number, to: number): number {
    let end = from + 1;
    while (end < to && this.text.charCodeAt(end) === this.text.charCodeAt(from)) end += 1;
    return end;
  }

  /** 'Backslash escapes', CommonMark section 2.4. Returns an offset past `to` for one at the end of the line. */
  private readEscape(line: Line, offset: number, to: number): number | undefined {
    if (offset + 1 === to) return to + 1;
    const escaped = this.text.charAt(offset + 1);
    // An escaped tilde counts as the marker of strikethrough to its neighbours.
    if (escaped === '~') return undefined;
    if (!escapable.test(escaped)) return this.addText(line, offset, offset + 1);
    return this.addText(line, offset, offset + 2, escaped);
  }

  /** 'Code spans', CommonMark section 6.1, on one line. */
  private readCode(line: Line, offset: number, to: number): number | undefined {
    const start = this.endOfRun(offset, to);
    const fence = this.text.slice(offset, start);
    for (let close = start; close < to; close++) {
      if (this.text.charAt(close) !== '`') continue;
      const end = this.endOfRun(close, to);
      if (end - close === fence.length) {
        this.addCode(line, offset, end, this.text.slice(start, close));
        return end;
      }
      close = end;
    }
    return this.segments.length > 1 ? undefined : this.addText(line, offset, start);
  }

  private addCode(line: Line, from: number, to: number, inside: string): void {
    const padded = inside.startsWith(' ') && inside.endsWith(' ') && /[^ ]/.test(inside);
    const value = padded ? inside.slice(1, -1) : inside;
    this.pieces.push({ type: 'inlineCode', value, position: positionOf(line, from, line, to) });
  }

  /** In Markdown braces are text; in MDX those of remarkLiteralBraces only. */
  private readBrace(line: Line, offset: number, to: number): number | undefined {
    if (this.document.format === 'md') return this.addText(line, offset, offset + 1);
    brace.lastIndex = offset;
    const [whole = '', name = ''] = brace.exec(this.text) ?? [];
    const end = offset + whole.length;
    if (!literalName.test(name) || name.length > MAX_NAME_LENGTH || end > to) return undefined;
    return this.addText(line, offset, end);
  }

  private openBracket(line: Line, from: number, to: number): number | undefined {
    // Footnotes.
    if (this.text.charAt(to) === '^') return undefined;
    this.addText(line, from, to);
    const image = to - from === 2;
    this.brackets.push({ index: this.pieces.length, line, from, image, inactive: false });
    return to;
  }

  /** 'Links' and 'Images', CommonMark sections 6.3 and 6.4, in documents without definitions. */
  private closeBracket(line: Line, offset: number, to: number): number | undefined {
    const bracket = this.brackets.pop();
    const after = offset + 1;
    const next = after < to ? this.text.charAt(after) : '';
    // A label over several lines may follow.
    if (next === '[' && this.segments.length > 1) return undefined;
    if (!bracket || bracket.inactive || next !== '(') return this.addText(line, offset, after);
    resource.lastIndex = after;
    const found = resource.exec(this.text);
    if (!found || resource.lastIndex > to) return undefined;
    const end = resource.lastIndex;
    const [, url = '', double, single] = found;
    const children = withEmphasis(this.pieces.slice(bracket.index));
    const position = positionOf(bracket.line, bracket.from, line, end);
    const title = double ?? single ?? null;
    const node: Link | Image = bracket.image
      ? { type: 'image', title, url, alt: toString(children), position }
      : { type: 'link', title, url, children, position };
    this.pieces.splice(bracket.index - 1, this.pieces.length, node);
    if (!bracket.image) for (const outer of this.brackets) outer.inactive ||= !outer.image;
    return end;
  }
}

/** Whether text has what may be a bare address, in which the full parser finds links. */
function hasAddress(node: Nodes): boolean {
  if (node.type === 'text') return bareAddress.test(node.value);
  if (node.type === 'image') return bareAddress.test(node.alt ?? '');
  return 'children' in node && node.children.some(hasAddress);
}

/** The segments of consecutive lines, as paragraphs have them. */
export function segmentsOf(lines: readonly Line[]): Segment[] {
  return lines.map((line) => ({ line, from: line.first, to: line.to }));
}

/** The segment that is left of a part of a line without the spaces around it. */
export function segmentIn(text: string, line: Line, from: number, to: number): Segment {
  const first = skipSpaces(text, from, to);
  return { line, from: first, to: trimEnd(text, first, to) };
}
