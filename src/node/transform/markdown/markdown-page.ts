import type { Element, ElementContent } from 'hast';
import { toMdast, type Handle } from 'hast-util-to-mdast';
import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import {
  elementParts,
  treeElement,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../../lib/content-tree';
import type { Addresses } from '../../authoring/content-component';
import { htmlTree, mapElements } from '../../content/nodes/content-tree';
import { plainNodes } from '../plain-nodes';
import { elementHandlers } from './element-handlers';
import { writeMarkdown } from './write-markdown';

export interface MarkdownPage {
  title: string;
  description?: string | null;
  /** Subjects that the page does not cover, one line each. */
  status?: readonly string[];
  tree: readonly TreeNode[];
}

/**
 * Writes a page as Markdown: title, description, what is not covered, text. Components become what they mean (a tab its
 * label, details their summary), expressions and partials what they show, addresses full ones.
 */
export function markdownPage(
  { title, description, status = [], tree }: MarkdownPage,
  addresses: Addresses,
): string {
  const lines = status.map((line): TreeNode => ['li', line]);
  const page: TreeNode[] = [
    ['h1', title],
    ...(description ? [['p', description] satisfies TreeNode] : []),
    ...(lines.length > 0
      ? [['blockquote', ['p', 'Not covered on this page:'], ['ul', ...lines]] satisfies TreeNode]
      : []),
    ...tree,
  ];
  return writeMarkdown({
    type: 'root',
    children: markdownBlocks(frame(plainNodes(page, addresses)).map(htmlTree)),
  });
}

/** Elements that hold sentences, not blocks. */
const inline =
  /^(?:h\d|[abipqsu]|th|td|dt|em|strong|code|span|del|ins|sub|sup|kbd|mark|abbr|summary|caption|figcaption)$/;

/** Elements whose writers take the attributes themselves, or whose attributes are the site's own. */
const withOwnWriter = /^(?:img|input|span|sub|kbd|mark|ins|abbr)$/;

/** Elements around blocks, which no sentence may hold. */
const blocks =
  /^(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|header|hr|main|nav|ol|pre|section|table|ul)$/;

/** An element with its attributes that are read aloud: as an element around words of a sentence, else as a paragraph. */
function withSpokenWords(node: TreeElement): TreeNode[] {
  const { name, props, children } = elementParts(node);
  const spoken: TreeProps = {};
  const others: TreeProps = {};
  for (const [prop, value] of Object.entries(props)) {
    const isWritten = !value || (prop === 'title' && 'href' in props);
    const isSpoken = /^(?:aria-label|aria-description|title|summary)$/.test(prop) && !isWritten;
    (isSpoken ? spoken : others)[prop] = value ?? null;
  }
  const words = Object.values(spoken).join(', ');
  const isSite = 'data-footnote-backref' in props || props['className'] === 'formula';
  if (words === '' || isSite || withOwnWriter.test(name)) return [node];
  if (blocks.test(name)) return [['p', words], treeElement(name, others, children)];
  if (/^(?:li|dd)$/.test(name)) return [treeElement(name, others, [['p', words], ...children])];
  return /^(?:p|h\d|t[dh]|dt|caption|figcaption|summary|legend)$/.test(name)
    ? [treeElement(name, others, [['span', spoken, ...children]])]
    : [['span', spoken, treeElement(name, others, children)]];
}

/** The tree with pictures as Markdown has them: in a sentence, or else in a paragraph of their own. */
function frame(nodes: readonly TreeNode[], parent = ''): TreeNode[] {
  const isSentence =
    inline.test(parent) ||
    nodes.some((node) =>
      typeof node === 'string' ? node.trim() !== '' : inline.test(node[0]) && node[0] !== 'p',
    );
  const spoken = nodes.flatMap((node) =>
    typeof node === 'string' ? [node] : withSpokenWords(node),
  );
  return mapElements(spoken, ({ name, props, children }) => {
    const element = treeElement(name, props, frame(children, name));
    if (name !== 'img') return element;
    return isSentence ? ['picture', element] : ['p', ['picture', element]];
  });
}

/** Elements as blocks of Markdown. @param handlers of elements that mean more than elsewhere */
export function markdownBlocks(
  children: ElementContent[],
  handlers: Record<string, Handle> = {},
): RootContent[] {
  // The package takes long to clone a tree and to look for spaces that it can remove. An empty element, which no page has,
  // takes the position of a block without such spaces meanwhile.
  const blocks = children.map((node, index): ElementContent =>
    isTidy(node)
      ? { type: 'element', tagName: 'plaintext', properties: { index }, children: [] }
      : node,
  );
  const plaintext: Handle = (state, { properties }: Element) =>
    state.one(children[Number(properties['index'])] as Element, undefined);
  const root = toMdast(
    { type: 'root', children: blocks },
    { document: true, handlers: { ...elementHandlers, plaintext, ...handlers } },
  );
  return root.type === 'root' ? root.children : [];
}

/** Whether a block is a sentence with single spaces between its words. */
const isTidy = (node: ElementContent) =>
  node.type === 'element' &&
  /^(?:p|h\d)$/.test(node.tagName) &&
  node.children.every(isWords) &&
  !/^ |[\t\n\v\f\r]| {2}| $/.test(toString(node));

const isWords = (node: ElementContent): boolean =>
  node.type === 'element'
    ? /^(?:a|code|del|em|strong)$/.test(node.tagName) && node.children.every(isWords)
    : node.type === 'text' && node.value !== '';
