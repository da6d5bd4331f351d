import { toHtml } from 'hast-util-to-html';
import {
  elementParts,
  treeElement,
  type TreeNode,
  type TreeProps,
} from '../../../lib/content-tree';
import { componentOf } from '../../components/all-components';
import type { Addresses, FeedWriter } from '../../components/content-component';
import { withAddresses } from '../../source/addresses';
import { htmlTree } from '../../transform/markdown/html-tree';

/** Attributes that say something without the site's style sheet and scripts, as React names them. */
const keptAttributes = new Set(
  'href src srcSet poster cite alt title width height colSpan rowSpan scope headers start reversed value dateTime open lang dir controls abbr'.split(
    ' ',
  ),
);

/**
 * Compiled content as plain HTML for feed readers: no scripts, styles or ids, all URLs full ones. Components
 * become what they mean: tabs sections with a label, diagrams their source, admonitions quotes with a title.
 */
export function feedHtml(tree: readonly TreeNode[], addresses: Addresses): string {
  const inner = (nodes: readonly TreeNode[]) => nodes.flatMap(plain);
  const writer: FeedWriter = { inner, picture: addresses.picture };

  const plain = (node: TreeNode): TreeNode[] => {
    if (typeof node === 'string') return [node];
    const { name, props, children } = elementParts(node);
    const component = componentOf(name);
    if (component) return component.feed?.(props, children, writer) ?? inner(children);
    if (name === 'input') return [props['checked'] ? '☑' : '☐'];
    return [treeElement(name, keptProps(props, addresses), inner(children))];
  };
  const references = { characterReferences: { useNamedReferences: true } };
  return toHtml({ type: 'root', children: inner(tree).map(htmlTree) }, references);
}

function keptProps(props: TreeProps, { link }: Addresses): TreeProps {
  const kept = Object.entries(props).filter(([name]) => keptAttributes.has(name));
  return withAddresses(Object.fromEntries(kept), link);
}
