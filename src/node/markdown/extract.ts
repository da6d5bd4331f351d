import {
  elementParts,
  treeElement,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../lib/content-tree';
import type { CompiledContent, CompiledSection, Located } from './content';
import { isTruncateMark } from './remark-truncate';

type Extracted = Omit<CompiledContent, 'partials' | 'faults' | 'examples'>;

const EXCERPT_LENGTH = 200;
/** Longer texts in the first column of a table are no names. */
const MAX_NAME_WORDS = 3;

/** Elements that stand on lines of their own: texts inside and outside of them are different sentences. */
const blocks = new Set(
  'p ul ol li dl dt dd blockquote pre div section hr tr td th thead tbody details summary figure figcaption Heading Table CodeBlock Diagram Picture Admonition AdmonitionTitle Tabs Tab Steps Details SearchExample'.split(
    ' ',
  ),
);

const isBlock = (node: TreeNode | undefined): boolean =>
  typeof node === 'object' && blocks.has(node[0]);

/**
 * One visit over a page's tree: collects what GraphQL and search offer and returns the tree that is shown, without
 * place marks, line breaks between blocks and source code that highlighted HTML holds already.
 * @param title title of the page, name of the section before the first heading
 */
export function extract(source: TreeNode[], title: string): Extracted {
  const out: Extracted = {
    tree: [],
    headings: [],
    sections: [],
    text: '',
    excerpt: '',
    beforeMarker: '',
    words: 0,
    links: [],
    images: [],
    samples: [],
    ids: [],
  };
  let section: CompiledSection = { id: '', title, level: 1, text: '', defined: [] };
  out.sections.push(section);

  const visit = (node: TreeNode): TreeNode => {
    if (typeof node === 'string') {
      section.text += node;
      return node;
    }
    const { name, props, children } = elementParts(node);
    if (typeof props['id'] === 'string') out.ids.push(props['id']);
    if (name === 'Heading') {
      const heading = {
        id: String(props['id']),
        level: Number(props['level']),
        text: textOf(node),
        inline: children.flatMap(withoutLinks),
      };
      out.headings.push(heading);
      section = {
        id: heading.id,
        title: heading.text,
        level: heading.level,
        text: '',
        defined: [],
      };
      out.sections.push(section);
      return treeElement(name, props, children.map(visitTitle));
    }
    // Footnote marks are links to and fro; their signs are not part of the text.
    if (name === 'a' && ('data-footnote-ref' in props || 'data-footnote-backref' in props))
      return visitTitle(node);
    if (name === 'SearchExample') return visitExample(node);
    if (name === 'tr') return visitRow(node);
    if (name === 'dt') section.defined.push(textOf(node));
    if (blocks.has(name)) section.text += '\n';
    if (name === 'ol') return treeElement(name, collect(node, props), visitSteps(children));
    const shown = treeElement(name, collect(node, props), childrenOf(children).map(visit));
    if (blocks.has(name)) section.text += '\n';
    return shown;
  };

  /** A row is one line, whatever stands in its cells. */
  const visitRow = (node: TreeElement): TreeNode => {
    const { name, props, children } = elementParts(node);
    const own = section;
    const before = own.text;
    const cells: string[] = [];
    const shown = childrenOf(children).map((cell) => {
      own.text = '';
      const visited = visit(cell);
      cells.push(oneLine(own.text) || '–');
      return visited;
    });
    own.text = `${before}\n${cells.join('\t')}\n`;
    const first = children.find((child) => typeof child === 'object');
    if (first?.[0] === 'td') own.defined.push(...namesIn(first));
    return treeElement(name, collect(node, props), shown);
  };

  const visitSteps = (children: readonly TreeNode[]): TreeNode[] =>
    childrenOf(children).map((step) => {
      const own = section;
      const before = own.text;
      own.text = '';
      const shown = visit(step);
      own.text = `${before}\n\t${own.text.trimStart()}\n`;
      return shown;
    });

  /** The titles and labels of an example are those of all examples, its values those of the shop: nothing is searched. */
  const visitExample = (node: TreeElement): TreeNode => {
    const { name, props, children } = elementParts(node);
    const before = section.text;
    const from = out.samples.length;
    const shown = treeElement(name, props, childrenOf(children).map(visit));
    for (const sample of out.samples.slice(from)) sample.follows = true;
    section.text = `${before}\n`;
    return shown;
  };

  /** Inside headings links count, texts do not: they are the section's title. */
  const visitTitle = (node: TreeNode): TreeNode => {
    if (typeof node === 'string') return node;
    const { name, props, children } = elementParts(node);
    return treeElement(name, collect(node, props), children.map(visitTitle));
  };

  const collect = (node: TreeElement, props: TreeProps): TreeProps => {
    const { place, 'data-place': linkPlace, code, ...shown } = props;
    if (node[0] === 'a' && typeof props['href'] === 'string') {
      out.links.push({ href: props['href'], text: textOf(node), ...located(linkPlace) });
      return shown;
    }
    if (node[0] === 'a') return shown;
    if (node[0] === 'Picture') {
      const image = { src: String(props['src'] ?? ''), alt: String(props['alt'] ?? '') };
      out.images.push({ ...image, ...located(place) });
      section.text += image.alt;
      return shown;
    }
    if (node[0] === 'CodeBlock' || node[0] === 'Diagram') {
      const language = node[0] === 'Diagram' ? 'mermaid' : String(props['language']);
      const sample = {
        language,
        title: String(props['title'] ?? ''),
        code: String(code),
        section: section.id,
      };
      out.samples.push({ ...sample, ...located(place) });
      section.text += sample.title;
      return node[0] === 'Diagram' ? { ...shown, code: sample.code } : shown;
    }
    if (node[0] === 'Tab') section.text += `${String(props['label'])}\n`;
    if (node[0] === 'Details') section.text += `${String(props['summary'])}\n`;
    return props;
  };

  for (const node of childrenOf(source)) {
    if (isTruncateMark(node))
      out.beforeMarker = oneLine(out.sections.map(({ text }) => text).join(' '));
    else out.tree.push(visit(node));
  }
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

/** Plain text of a node. */
export function textOf(node: TreeNode): string {
  return typeof node === 'string' ? node : elementParts(node).children.map(textOf).join('');
}

/** Drops the line breaks that Markdown leaves beside blocks; those between inline elements are spaces and stay. */
function childrenOf(children: readonly TreeNode[]): TreeNode[] {
  return children.filter((child, index) => {
    if (typeof child !== 'string' || child.trim() !== '' || !child.includes('\n')) return true;
    return !isBlock(children[index - 1]) && !isBlock(children[index + 1]);
  });
}

function withoutLinks(node: TreeNode): TreeNode[] {
  if (typeof node === 'string') return [node];
  const { name, props, children } = elementParts(node);
  const inner = children.flatMap(withoutLinks);
  return name === 'a' || name === 'sup'
    ? name === 'a'
      ? inner
      : []
    : [treeElement(name, props, inner)];
}

/** Names that a first cell defines: its code, or its text when that is no sentence. */
function namesIn(cell: TreeElement): string[] {
  const codes = codesIn(cell);
  if (codes.length > 0) return codes;
  const text = oneLine(textOf(cell));
  return text !== '' && text.split(' ').length <= MAX_NAME_WORDS ? [text] : [];
}

function codesIn(node: TreeNode): string[] {
  if (typeof node === 'string') return [];
  const { name, children } = elementParts(node);
  return name === 'code' ? [textOf(node)] : children.flatMap(codesIn);
}

function located(place: unknown): Located {
  const [line, column] = String(place ?? '')
    .split(':')
    .map(Number);
  return line ? { line, ...(column && { column }) } : {};
}

function tidy(text: string): string {
  return text
    .replace(/[ \t]*\n[ \n]*/g, '\n')
    .replace(/\n\t\s+/g, '\n\t')
    .replace(/ +/g, ' ')
    .trim();
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function cut(text: string, length: number): string {
  const line = oneLine(text);
  if (line.length <= length) return line;
  const start = line.slice(0, length);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), length / 2)).replace(/[\s,;:.–-]+$/, '')}…`;
}
