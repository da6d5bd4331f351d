import { toHtml } from 'hast-util-to-html';
import type { TreeNode } from '../../../lib/content-tree';
import type { Addresses } from '../../authoring/content-component';
import { htmlTree } from '../../content/nodes/content-tree';
import { plainNodes } from '../../transform/plain-nodes';

/** Attributes that say something without the site's style sheet and scripts, as React names them. */
export const feedAttributes: ReadonlySet<string> = new Set(
  'href src srcSet poster cite alt title width height colSpan rowSpan scope headers start reversed value dateTime open lang dir controls abbr label summary aria-label aria-description'.split(
    ' ',
  ),
);

/** Compiled content as plain HTML for feed readers: no scripts, styles, or ids, and only full URLs. */
export function feedHtml(tree: readonly TreeNode[], addresses: Addresses): string {
  const children = plainNodes(tree, addresses, { attributes: feedAttributes }).map(htmlTree);
  const references = { characterReferences: { useNamedReferences: true } };
  return toHtml({ type: 'root', children }, references);
}
