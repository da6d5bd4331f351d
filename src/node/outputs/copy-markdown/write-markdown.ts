import type { Link, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, toMarkdown, type Handle as WriteNode } from 'mdast-util-to-markdown';

/** A link whose address can be taken as it is: `&` is escaped only where it would begin a character reference. */
const link: WriteNode = (node, parent, state, info) =>
  defaultHandlers
    .link(node as Link, parent, state, info)
    .replace(/\]\([^\s)]*/g, (target) => target.replace(/\\&(?!#?\w+;)/g, '&'));

/** Markdown of a page. */
export function writeMarkdown(root: Root): string {
  return toMarkdown(root, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    handlers: { link },
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}
