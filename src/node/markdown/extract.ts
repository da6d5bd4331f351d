import {
  elementParts,
  treeElement,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../lib/content-tree';
import { componentOf } from '../authoring/all-components';
import { isDrawing } from '../authoring/code/drawings';
import { textProp } from '../authoring/content-component';
import { isFootnoteMark, plainText, separatorBefore } from '../authoring/plain-text';
import { addressesOf } from '../content/addresses';
import type { CompiledContent, CompiledSection, Located } from '../content/compiled-content';
import { allElements, isSample, mapElements } from '../content/nodes/content-tree';
import { resolvePosition } from '../content/nodes/report-fault';
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
 * Collects the data of a page for GraphQL and search, and returns the tree to render, without positions, line breaks
 * between blocks, and the source code of highlighted samples.
 * @param title title of the page, name of the section before the first heading
 * @param partialFiles partials of the page, which lines of it may belong to
 */
export function extract(
  source: readonly TreeNode[],
  title: string,
  partialFiles: readonly string[],
): Extracted {
  const tree = treeToRender(source);
  const texts = new TextVisit(title);
  let beforeMarker = '';
  for (const node of tree)
    if (isTruncateMark(node))
      beforeMarker = oneLine(texts.sections.map(({ text }) => text).join(' '));
    else texts.visit(node);
  const sections = texts.sections
    .map((section) => ({ ...section, text: tidy(section.text) }))
    .filter(({ id, text }) => id !== '' || text !== '');
  const text = sections
    .map((section) => (section.id ? `${section.title}\n${section.text}` : section.text))
    .join('\n')
    .replaceAll('\t', ' ')
    .trim();
  return {
    tree: tree.filter((node) => !isTruncateMark(node)),
    sections,
    text,
    excerpt: cut(sections[0]?.text ?? '', EXCERPT_LENGTH),
    beforeMarker,
    words: (text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? []).length,
    ...factsIn(source, partialFiles),
  };
}

type Facts = Pick<Extracted, 'headings' | 'links' | 'images' | 'media' | 'samples' | 'ids'>;

/** The headings, links, files, samples, and ids of a tree, in their order. */
function factsIn(tree: readonly TreeNode[], partialFiles: readonly string[]): Facts {
  const facts: Facts = { headings: [], links: [], images: [], media: [], samples: [], ids: [] };
  const elements = allElements(tree);
  const examples = elements.filter(({ name }) => name === 'SearchExample');
  const ofExamples = new Set(
    allElements(examples.flatMap((example) => example.children)).map(({ props }) => props),
  );
  let section = '';
  for (const { name, props, children } of elements) {
    const position = positionOf(textProp(props, 'data-place'), partialFiles);
    for (const target of [props['id'], name === 'a' && props['name']])
      if (typeof target === 'string') facts.ids.push(target);
    if (name === 'Heading') {
      section = String(props['id']);
      const text = plainText([name, ...children]);
      const inline = children.flatMap(withoutLinks);
      facts.headings.push({ id: section, level: Number(props['level']), text, inline });
    } else if (name === 'Picture') {
      facts.images.push({ src: textProp(props, 'src'), alt: textProp(props, 'alt'), ...position });
    } else if (isSample(name)) {
      facts.samples.push({
        language: textProp(props, 'language') || 'mermaid',
        title: textProp(props, 'title'),
        code: textProp(props, 'code'),
        isShortened: props['shortened'] === true,
        section,
        ...position,
        ...(ofExamples.has(props) && { follows: true as const }),
      });
    } else if (/^[a-z]/.test(name)) {
      const text = name === 'a' ? plainText([name, ...children]) : '';
      for (const { address, isLoaded } of addressesOf(name, props))
        if (isLoaded) facts.media.push({ src: address, ...position });
        else facts.links.push({ href: address, text, ...position });
    }
  }
  return facts;
}

/** Collects the text of a tree by its sections. */
class TextVisit {
  readonly sections: CompiledSection[] = [];
  private section: CompiledSection;

  constructor(title: string) {
    this.section = this.begin('', title, 1);
  }

  readonly visit = (node: TreeNode): void => {
    if (typeof node === 'string') {
      this.section.text += node;
      return;
    }
    const { name, props, children } = elementParts(node);
    // The numbers of notes, and display formulas, are not words.
    if (isNoteLink(props) || (name === 'math' && 'display' in props)) return;
    if (name === 'math') {
      this.section.text += plainText(node);
      return;
    }
    if (name === 'Heading') return this.visitHeading(node);
    if (name === 'tr') return this.visitRow(children);
    const end = isBlock(name) ? '\n' : '';
    this.section.text += separatorBefore(node, this.section.text) + end;
    // The labels and values of examples recur on many pages, and would disturb the search.
    if (name === 'SearchExample') return;
    if (name === 'thead') this.section.text += '\f';
    if (name === 'dt') this.section.defined.push(plainText(node));
    this.section.text += wordsOf(name, props);
    // The text of a drawing comes from its source or its description.
    if (!isDrawing(name)) children.forEach(name === 'ol' ? this.visitStep : this.visit);
    this.section.text += end;
  };

  private begin(id: string, title: string, level: number): CompiledSection {
    this.section = { id, title, level, text: '', defined: [] };
    this.sections.push(this.section);
    return this.section;
  }

  /** Begins a section. Its title is not part of its text. */
  private visitHeading(node: TreeElement): void {
    const { props, children } = elementParts(node);
    const section = this.begin(String(props['id']), plainText(node), Number(props['level']));
    for (const { name, props } of allElements(children)) section.text += wordsOf(name, props);
  }

  /** Writes a row as one line, whatever its cells contain. */
  private visitRow(children: readonly TreeNode[]): void {
    const { section } = this;
    const cells = children.map((cell) => oneLine(this.textOf(cell)) || '–');
    section.text += `\n${cells.join('\t')}\n`;
    const first = children.find((child) => typeof child === 'object');
    if (first?.[0] === 'td') section.defined.push(...namesIn(first));
  }

  private readonly visitStep = (step: TreeNode): void => {
    const { section } = this;
    section.text += `\n\t${this.textOf(step).trimStart()}\n`;
  };

  /** The text of a node, which its section does not get. */
  private textOf(node: TreeNode): string {
    const { section } = this;
    const before = section.text;
    section.text = '';
    this.visit(node);
    const { text } = section;
    section.text = before;
    return text;
  }
}

/** Whether an element is the link of a footnote's number, or the link back to it. */
const isNoteLink = (props: TreeProps) =>
  'data-footnote-ref' in props || 'data-footnote-backref' in props;

/** The words of an element besides those of its children. */
const wordsOf = (name: string, props: TreeProps) =>
  name === 'img' ? textProp(props, 'alt') : (componentOf(name)?.text?.(props) ?? '');

const removedProps = new Set(['data-place', 'shortened']);

function treeToRender(nodes: readonly TreeNode[]): TreeNode[] {
  return mapElements(withoutBreaks(nodes), ({ name, props, children }) => {
    const kept = Object.entries(props).filter(
      ([prop]) => !removedProps.has(prop) && (prop !== 'code' || name !== 'CodeBlock'),
    );
    return treeElement(name, Object.fromEntries(kept), treeToRender(children));
  });
}

/** Drops line breaks next to blocks. Those between inline elements are spaces and stay. */
function withoutBreaks(children: readonly TreeNode[]): TreeNode[] {
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

function positionOf(text: string, partialFiles: readonly string[]): Located {
  const [line, column] = text.split(':').map(Number);
  return line ? { column, ...resolvePosition(line, partialFiles) } : {};
}
