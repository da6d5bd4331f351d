import {
  elementParts,
  treeElement,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../lib/content-tree';
import { componentOf } from '../components/all-components';
import { isDrawing } from '../components/code/drawings';
import { textProp } from '../components/content-component';
import { isFootnoteMark, plainText, signBefore } from '../components/plain-text';
import { addressesOf } from '../source/addresses';
import type { CompiledContent, CompiledSection, Located } from '../source/compiled-content';
import { blocks } from './plugins/rehype/rehype-nesting';
import { isTruncateMark } from './plugins/remark/remark-truncate';
import { cut, namesIn, oneLine, tidy } from './texts';

type Extracted = Omit<CompiledContent, 'partials' | 'faults' | 'steps'>;

const EXCERPT_LENGTH = 200;

/** Whether an element is a block: texts inside and outside of it belong to different sentences. */
const isBlock = (name: string) =>
  componentOf(name) !== undefined ||
  blocks.has(name) ||
  /^(?:t[rdh]|thead|tbody|summary)$/.test(name);
/** A picture may be inside a sentence, where a line break is a space. */
const isBlockNode = (node: TreeNode | undefined) =>
  typeof node === 'object' && node[0] !== 'Picture' && isBlock(node[0]);

/**
 * Visits a page's tree once: collects the data for GraphQL and search, and returns the tree to render, without positions,
 * line breaks between blocks, and the source code of highlighted samples.
 * @param title title of the page, name of the section before the first heading
 */
export function extract(source: readonly TreeNode[], title: string): Extracted {
  const page = new PageVisit(title);
  for (const node of childrenOf(source)) page.add(node);
  return page.finish();
}

class PageVisit {
  private readonly out: Extracted = {
    tree: [],
    headings: [],
    sections: [],
    text: '',
    excerpt: '',
    beforeMarker: '',
    words: 0,
    links: [],
    images: [],
    media: [],
    samples: [],
    ids: [],
  };
  private section: CompiledSection;

  constructor(title: string) {
    this.section = { id: '', title, level: 1, text: '', defined: [] };
    this.out.sections.push(this.section);
  }

  add(node: TreeNode): void {
    if (isTruncateMark(node))
      this.out.beforeMarker = oneLine(this.out.sections.map(({ text }) => text).join(' '));
    else this.out.tree.push(this.visit(node));
  }

  finish(): Extracted {
    const { out } = this;
    for (const part of out.sections) part.text = tidy(part.text);
    out.sections = out.sections.filter((part) => part.id !== '' || part.text !== '');
    out.text = out.sections
      .map((part) => (part.id ? `${part.title}\n${part.text}` : part.text))
      .join('\n')
      .replaceAll('\t', ' ')
      .trim();
    out.excerpt = cut(out.sections[0]?.text ?? '', EXCERPT_LENGTH);
    out.words = (out.text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? []).length;
    return out;
  }

  private readonly visit = (node: TreeNode): TreeNode => {
    if (typeof node === 'string') {
      this.section.text += node;
      return node;
    }
    const { name, props, children } = elementParts(node);
    // Footnote marks are links; their numbers are not part of the text.
    if (name === 'a' && ('data-footnote-ref' in props || 'data-footnote-backref' in props))
      return this.visitTitle(node);
    this.collectTargets(name, props);
    this.section.text += signBefore(node, this.section.text);
    if (name === 'Heading') return this.visitHeading(node);
    // The letters of a display formula are not words.
    if (name === 'math' && 'display' in props) return node;
    if (name === 'SearchExample') return this.visitExample(node);
    if (name === 'tr') return this.visitRow(node);
    if (name === 'dt') this.section.defined.push(plainText(node));
    if (isBlock(name)) this.section.text += name === 'thead' ? '\n\f' : '\n';
    const visited = treeElement(
      name,
      this.collect(name, node, props),
      // The text of a drawing comes from its source or its description.
      isDrawing(name)
        ? children
        : childrenOf(children).map(name === 'ol' ? this.visitStep : this.visit),
    );
    if (isBlock(name)) this.section.text += '\n';
    return visited;
  };

  private visitHeading(node: TreeElement): TreeNode {
    const { name, props, children } = elementParts(node);
    const [id, level] = [String(props['id']), Number(props['level'])];
    const text = plainText(node);
    this.out.headings.push({ id, level, text, inline: children.flatMap(withoutLinks) });
    this.section = { id, title: text, level, text: '', defined: [] };
    this.out.sections.push(this.section);
    return treeElement(name, props, children.map(this.visitTitle));
  }

  /** Writes a row as one line, whatever its cells contain. */
  private visitRow(node: TreeElement): TreeNode {
    const { name, props, children } = elementParts(node);
    const { section } = this;
    const cells: string[] = [];
    const visitedCells = childrenOf(children).map((cell) =>
      this.rewrite(cell, (text) => {
        cells.push(oneLine(text) || '–');
        return '';
      }),
    );
    section.text += `\n${cells.join('\t')}\n`;
    const first = children.find((child) => typeof child === 'object');
    if (first?.[0] === 'td') section.defined.push(...namesIn(first));
    return treeElement(name, this.collect(name, node, props), visitedCells);
  }

  private readonly visitStep = (step: TreeNode): TreeNode =>
    this.rewrite(step, (text) => `\n\t${text.trimStart()}\n`);

  /** Visits a node, and writes its text in another form. */
  private rewrite(node: TreeNode, write: (text: string) => string): TreeNode {
    const { section } = this;
    const before = section.text;
    section.text = '';
    const visited = this.visit(node);
    section.text = before + write(section.text);
    return visited;
  }

  /** Leaves the text of an example out: its labels and values recur on many pages, and would disturb the search. */
  private visitExample(node: TreeElement): TreeNode {
    const { name, props, children } = elementParts(node);
    const before = this.section.text;
    const firstSample = this.out.samples.length;
    const visited = treeElement(name, props, childrenOf(children).map(this.visit));
    for (const sample of this.out.samples.slice(firstSample)) sample.follows = true;
    this.section.text = `${before}\n`;
    return visited;
  }

  /** Collects links of a heading. Its text is the section's title, not part of its text. */
  private readonly visitTitle = (node: TreeNode): TreeNode => {
    if (typeof node === 'string') return node;
    const { name, props, children } = elementParts(node);
    this.collectTargets(name, props);
    return treeElement(name, this.collect(name, node, props), children.map(this.visitTitle));
  };

  private collectTargets(name: string, { id, name: anchor }: TreeProps): void {
    for (const target of [id, name === 'a' && anchor])
      if (typeof target === 'string') this.out.ids.push(target);
  }

  /** Collects the link, image or sample of an element. @returns the props to render */
  private collect(name: string, node: TreeElement, props: TreeProps): TreeProps {
    this.section.text +=
      name === 'img' ? textProp(props, 'alt') : (componentOf(name)?.text?.(props) ?? '');
    const { place: position, 'data-place': linkPlace, code, shortened, ...otherProps } = props;
    if (/^[a-z]/.test(name)) {
      for (const { address, isLoaded } of addressesOf(name, props))
        if (isLoaded) this.out.media.push({ src: address, ...positionOf(linkPlace) });
        else {
          const text = name === 'a' ? plainText(node) : '';
          this.out.links.push({ href: address, text, ...positionOf(linkPlace) });
        }
      return otherProps;
    }
    if (name === 'Picture') {
      const image = { src: String(props['src'] ?? ''), alt: String(props['alt'] ?? '') };
      this.out.images.push({ ...image, ...positionOf(position) });
      return otherProps;
    }
    const isDiagram = name === 'Diagram' || name === 'DrawnDiagram';
    if (name !== 'CodeBlock' && !isDiagram) return props;
    this.out.samples.push({
      language: isDiagram ? 'mermaid' : String(props['language']),
      title: String(props['title'] ?? ''),
      code: String(code),
      isShortened: shortened === true,
      section: this.section.id,
      ...positionOf(position),
    });
    return isDiagram ? { ...otherProps, code: String(code) } : otherProps;
  }
}

/** Drops line breaks next to blocks. Those between inline elements are spaces and stay. */
function childrenOf(children: readonly TreeNode[]): TreeNode[] {
  return children.filter((child, index) => {
    if (typeof child !== 'string' || child.trim() !== '' || !child.includes('\n')) return true;
    return !isBlockNode(children[index - 1]) && !isBlockNode(children[index + 1]);
  });
}

/** A text without what a link to it cannot contain. */
function withoutLinks(node: TreeNode): TreeNode[] {
  if (typeof node === 'string') return [node];
  const { name, props, children } = elementParts(node);
  if (isFootnoteMark(node) || name === 'Picture') return [];
  const content = children.flatMap(withoutLinks);
  return name === 'a' ? content : [treeElement(name, props, content)];
}

function positionOf(position: unknown): Located {
  const [line, column] = String(position ?? '')
    .split(':')
    .map(Number);
  return line ? { line, ...(column && { column }) } : {};
}
