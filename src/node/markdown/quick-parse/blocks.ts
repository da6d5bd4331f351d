import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { readDirective } from './directives';
import type { Block, Document, Flow } from './document';
import { readTag, type Tag } from './jsx-tags';
import { readFence, readHeading, readParagraph } from './leaf-blocks';
import { CODE_INDENT, kindOf } from './line-kinds';
import { readList } from './lists';
import { indentOf, isBlank, positionOf, type Line } from './source-lines';
import { readTable } from './tables';

type Fallback = (index: number) => { nodes: RootContent[]; next: number } | undefined;

/** The blocks of a container. Where one is not certain, `fallback` may know some of the next lines. */
export function readFlow(
  document: Document,
  lines: readonly Line[],
  fallback: Fallback = () => undefined,
): Flow | undefined {
  const elements = new Elements();
  let blank = false;
  let filled = false;
  for (let index = 0; index < lines.length;) {
    if (isBlank(lines[index] as Line)) {
      index += 1;
      continue;
    }
    blank ||= filled && isBlank(lines[index - 1] as Line);
    filled = true;
    const tag = document.format === 'mdx' ? readTag(document.text, lines, index) : undefined;
    if (tag) {
      if (!elements.take(tag)) return undefined;
      index = tag.next;
      continue;
    }
    const block = readBlock(document, lines, index);
    const blocks = block ? { nodes: [block.node], next: block.next } : fallback(index);
    if (!blocks) return undefined;
    elements.children.push(...blocks.nodes);
    blank ||= block?.blank === true;
    index = blocks.next;
  }
  return elements.areClosed ? { children: elements.children, blank } : undefined;
}

/** Elements of MDX that are open: what follows their tags is in them. */
class Elements {
  /** Children of the innermost open element, or of the container. */
  children: RootContent[] = [];
  private readonly open: { element: MdxJsxFlowElement; siblings: RootContent[] }[] = [];

  get areClosed(): boolean {
    return this.open.length === 0;
  }

  /** Returns false for a closing tag of something else. */
  take({ element, closes, selfClosing }: Tag): boolean {
    if (closes) {
      const opened = this.open.pop();
      if (opened?.element.name !== element.name) return false;
      if (opened.element.position && element.position)
        opened.element.position.end = element.position.end;
      this.children = opened.siblings;
      return true;
    }
    this.children.push(element);
    if (selfClosing) return true;
    this.open.push({ element, siblings: this.children });
    this.children = element.children as RootContent[];
    return true;
  }
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
