import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { isBlank, pointAt, positionOf, skipSpaces, type Line } from './source-lines';

/** A tag alone on its lines. */
export interface Tag {
  closes: boolean;
  selfClosing: boolean;
  /** The element that an opening tag begins; its position ends with the tag. */
  element: MdxJsxFlowElement;
  next: number;
}

const tagStart = /<(\/?)([A-Za-z][A-Za-z0-9]*)(?=[ />\n]|$)/y;
const tagEnd = /(\/?)> *(?=\n|$)/y;
const attributeName = /([A-Za-z][\w-]*)(=?)/y;
const reference = /&#?[A-Za-z0-9]+;/;

/** A tag of MDX whose attributes are text, without expressions and character references. */
export function readTag(text: string, lines: readonly Line[], index: number): Tag | undefined {
  const isTag = text.charAt(lines[index]?.first ?? text.length) === '<';
  return isTag ? new TagReader(text, lines, index).read() : undefined;
}

class TagReader {
  private line: Line;
  private offset: number;
  private next: number;

  constructor(
    private readonly text: string,
    private readonly lines: readonly Line[],
    index: number,
  ) {
    this.line = lines[index] as Line;
    this.offset = this.line.first;
    this.next = index + 1;
  }

  read(): Tag | undefined {
    const first = this.line;
    const [, slash, name] = this.match(tagStart) ?? [];
    if (name === undefined) return undefined;
    const attributes: MdxJsxAttribute[] = [];
    for (;;) {
      const before = this.offset;
      if (!this.skipSpace()) return undefined;
      const [end, selfClosing] = this.match(tagEnd) ?? [];
      if (end !== undefined) {
        if (slash && (selfClosing || attributes.length > 0)) return undefined;
        const to = this.offset - end.length + (selfClosing ? 2 : 1);
        const position = positionOf(first, first.first, this.line, to);
        return {
          closes: slash === '/',
          selfClosing: selfClosing === '/',
          element: { type: 'mdxJsxFlowElement', name, attributes, children: [], position },
          next: this.next,
        };
      }
      // Attributes have white space between them.
      const attribute = this.offset > before ? this.readAttribute() : undefined;
      if (!attribute) return undefined;
      attributes.push(attribute);
    }
  }

  private readAttribute(): MdxJsxAttribute | undefined {
    const start = pointAt(this.line, this.offset);
    const [, name, equals] = this.match(attributeName) ?? [];
    if (name === undefined) return undefined;
    const value = equals ? this.readValue() : null;
    if (value === undefined || (value && reference.test(value))) return undefined;
    const position = { start, end: pointAt(this.line, this.offset) };
    return { type: 'mdxJsxAttribute', name, value, position };
  }

  /** A quoted value; of its further lines the spaces before them are no part. */
  private readValue(): string | undefined {
    const quote = this.text.charAt(this.offset);
    if (quote !== '"' && quote !== "'") return undefined;
    this.offset += 1;
    for (let value = ''; ; value += '\n') {
      const rest = this.text.slice(this.offset, this.line.to);
      const end = rest.indexOf(quote);
      if (end >= 0) {
        this.offset += end + 1;
        return value + rest.slice(0, end);
      }
      value += rest;
      if (!this.nextLine()) return undefined;
    }
  }

  /** Goes to what follows in the tag, on this line or the next. */
  private skipSpace(): boolean {
    this.offset = skipSpaces(this.text, this.offset, this.line.to);
    return this.offset < this.line.to || this.nextLine();
  }

  private nextLine(): boolean {
    const line = this.lines[this.next];
    if (!line || isBlank(line) || this.text.charAt(line.first) === '\t') return false;
    this.line = line;
    this.offset = line.first;
    this.next += 1;
    return true;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text);
    if (found) this.offset = pattern.lastIndex;
    return found;
  }
}
