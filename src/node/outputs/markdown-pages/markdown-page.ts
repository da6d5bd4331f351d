import type { ElementContent } from 'hast';
import { toMdast, type Handle } from 'hast-util-to-mdast';
import type { BlockContent, Paragraph, RootContent } from 'mdast';
import type { TreeNode } from '../../../lib/content-tree';
import type { Addresses } from '../../components/content-component';
import { elementHandlers } from './element-handlers';
import { htmlTree } from './html-tree';
import { writeMarkdown } from './write-markdown';

export interface MarkdownPage {
  title: string;
  description?: string | null;
  /** What the page does not cover, one line each. */
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
  return writeMarkdown({
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [text(title)] },
      ...(description ? [paragraph(description)] : []),
      ...(status.length > 0 ? [{ type: 'blockquote' as const, children: notCovered(status) }] : []),
      ...markdownBlocks(tree.map(htmlTree), addresses),
    ],
  });
}

/** Elements as blocks of Markdown. @param handlers of elements that mean more than elsewhere */
export function markdownBlocks(
  children: readonly ElementContent[],
  addresses: Addresses,
  handlers: Record<string, Handle> = {},
): RootContent[] {
  const root = toMdast(
    { type: 'root', children: [...children] },
    { document: true, handlers: { ...elementHandlers(addresses), ...handlers } },
  );
  return root.type === 'root' ? root.children : [];
}

function notCovered(status: readonly string[]): BlockContent[] {
  return [
    paragraph('Not covered on this page:'),
    {
      type: 'list',
      spread: false,
      children: status.map((line) => ({
        type: 'listItem',
        spread: false,
        children: [paragraph(line)],
      })),
    },
  ];
}

const paragraph = (value: string): Paragraph => ({ type: 'paragraph', children: [text(value)] });

const text = (value: string) => ({ type: 'text' as const, value });
