import type { Link, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, toMarkdown, type Handle } from 'mdast-util-to-markdown';

type PeekingHandle = Handle & { peek?: Handle };

/** An address can be taken as it is: `&` is escaped only where it would begin a character reference. */
const link: PeekingHandle = (node, parent, state, info) =>
  defaultHandlers
    .link(node as Link, parent, state, info)
    .replace(/\]\([^\s)]*/g, (target) => target.replace(/\\&(?!#?\w+;)/g, '&'));
link.peek = (defaultHandlers.link as PeekingHandle).peek;

/** A dollar sign of text that readers of formulas would take for the start of one. */
const textDollar = { character: '$', after: '(?=[^\\s$](?:[^$]*[^\\s$])?\\$(?!\\d))' };

export function writeMarkdown(content: Root): string {
  return toMarkdown(content, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), { unsafe: [textDollar] }],
    handlers: { link },
  });
}
