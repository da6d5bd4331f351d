import type { BlockContent, Paragraph } from 'mdast';
import type { TreeNode } from '../../lib/content-tree';
import type { Addresses } from '../components/content-component';
import { contentNodes } from './copy-markdown/content-nodes';
import { writeMarkdown } from './copy-markdown/write-markdown';

export interface CopiedPage {
  title: string;
  description?: string | null;
  /** What the page does not cover, one line each. */
  status?: readonly string[];
  tree: readonly TreeNode[];
}

/**
 * A page as plain Markdown, written from its compiled content: title, description, what is not covered, text.
 * Components become what they mean (a tab its label, details their summary), expressions and partials what they
 * show, addresses full ones.
 */
export function markdownCopy(
  { title, description, status = [], tree }: CopiedPage,
  addresses: Addresses,
): string {
  return writeMarkdown({
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [text(title)] },
      ...(description ? [paragraph(description)] : []),
      ...(status.length > 0 ? [{ type: 'blockquote' as const, children: notCovered(status) }] : []),
      ...contentNodes(tree, addresses),
    ],
  });
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
