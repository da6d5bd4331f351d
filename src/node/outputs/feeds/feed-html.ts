import { toHtml } from 'hast-util-to-html';
import {
  elementParts,
  treeElement,
  type TreeElement,
  type TreeNode,
} from '../../../lib/content-tree';
import { componentOf } from '../../components/all-components';
import type { Addresses, FeedWriter } from '../../components/content-component';
import { withAddresses } from '../../source/addresses';
import { htmlTree } from '../../source/nodes/content-tree';

/** Attributes that say something without the site's style sheet and scripts, as React names them. */
const feedAttributes =
  'href src srcSet poster cite alt title width height colSpan rowSpan scope headers start reversed value dateTime open lang dir controls abbr label summary aria-label aria-description'.split(
    ' ',
  );

/** Compiled content as plain HTML for feed readers: no scripts, styles, or ids, and only full URLs. */
export function feedHtml(tree: readonly TreeNode[], addresses: Addresses): string {
  const children = plainNodes(tree, addresses).map(htmlTree);
  const references = { characterReferences: { useNamedReferences: true } };
  return toHtml({ type: 'root', children }, references);
}

/**
 * Compiled content as elements of HTML alone. Components become what they mean: tabs sections with a label, diagrams their
 * source, admonitions quotes with a title.
 * @param keeps names of further attributes that stay
 * @param replace returns other nodes for an element
 */
export function plainNodes(
  tree: readonly TreeNode[],
  addresses: Addresses,
  keeps: readonly string[] = [],
  replace?: (element: TreeElement, inner: FeedWriter['inner']) => TreeNode[] | undefined,
): TreeNode[] {
  const inner = (nodes: readonly TreeNode[]) => nodes.flatMap(plain);
  const writer: FeedWriter = { inner, picture: addresses.picture };
  const attributes = new Set([...feedAttributes, ...keeps]);

  const plain = (node: TreeNode): TreeNode[] => {
    if (typeof node === 'string') return [node];
    const replacement = replace?.(node, inner);
    if (replacement) return replacement;
    const { name, props, children } = elementParts(node);
    const component = componentOf(name);
    if (component) return component.feed?.(props, children, writer) ?? inner(children);
    if (name === 'input' && props['type'] === 'checkbox') return [props['checked'] ? '☑' : '☐'];
    const kept = Object.entries(props).filter(([key]) => attributes.has(key));
    const feedProps = withAddresses(Object.fromEntries(kept), addresses.link);
    return [treeElement(name, feedProps, inner(children))];
  };
  return inner(tree);
}
