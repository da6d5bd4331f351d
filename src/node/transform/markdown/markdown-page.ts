import type { ElementContent } from 'hast';
import { toMdast, type Handle } from 'hast-util-to-mdast';
import type { RootContent } from 'mdast';
import { elementParts, treeElement, type TreeNode } from '../../../lib/content-tree';
import { isDrawing } from '../../components/code/drawing-frame';
import type { Addresses } from '../../components/content-component';
import { htmlTree } from '../../source/nodes/content-tree';
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
    children: markdownBlocks(framed(page).map(htmlTree), addresses),
  });
}

/** Elements that hold sentences, not blocks. */
const inline =
  /^(?:h\d|[abipqsu]|th|td|dt|em|strong|code|span|del|ins|sub|sup|kbd|mark|abbr|summary|caption|figcaption|Heading)$/;

/** The tree with pictures as Markdown has them: in a sentence, or else in a paragraph of their own. */
function framed(nodes: readonly TreeNode[], parent = ''): TreeNode[] {
  const isSentence =
    inline.test(parent) ||
    nodes.some((node) =>
      typeof node === 'string' ? node.trim() !== '' : inline.test(node[0]) && node[0] !== 'p',
    );
  return nodes.map((node): TreeNode => {
    if (typeof node === 'string') return node;
    const { name, props, children } = elementParts(node);
    if (name !== 'Picture' && name !== 'img') {
      // Markdown has no drawings.
      const parts = isDrawing(name) ? [] : framed(children, name);
      const own = treeElement(name, props, parts);
      // After a component without text the converter continues with the next text; a block ends its search.
      return parent === '' && parts.length === 0 && /^[A-Z]/.test(name) ? ['div', own] : own;
    }
    return isSentence ? ['picture', node] : ['p', ['picture', node]];
  });
}

/** Elements as blocks of Markdown. @param handlers of elements that mean more than elsewhere */
export function markdownBlocks(
  children: ElementContent[],
  addresses: Addresses,
  handlers: Record<string, Handle> = {},
): RootContent[] {
  const root = toMdast(
    { type: 'root', children },
    { document: true, handlers: { ...elementHandlers(addresses), ...handlers } },
  );
  return root.type === 'root' ? root.children : [];
}
