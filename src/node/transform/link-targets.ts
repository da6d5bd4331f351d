import { elementParts, treeElement, type TreeNode } from '../../lib/content-tree';
import { parseLink } from '../source/links';

/** Route of the page that is made from a content file; undefined when there is none. */
export type RouteOf = (file: string) => string | undefined;

/** The address that a link leads readers to: the route of a content file, or the address as written. Null when it is broken. */
export function resolveTarget(href: string, from: string, findRoute: RouteOf): string | null {
  const link = parseLink(href, from);
  if (link.file === undefined) return href;
  const route = findRoute(link.file);
  // With query and anchor of the written link.
  return route === undefined ? null : route + (/[?#].*$/.exec(href)?.[0] ?? '');
}

/** The tree with links to content files turned into routes. Broken links stay as the author wrote them. */
export function resolveTree(
  tree: readonly TreeNode[],
  from: string,
  findRoute: RouteOf,
): TreeNode[] {
  return tree.map((node) => {
    if (typeof node === 'string') return node;
    const { name, props, children } = elementParts(node);
    const inner = resolveTree(children, from, findRoute);
    if (name !== 'a' || typeof props['href'] !== 'string') return treeElement(name, props, inner);
    return treeElement(
      name,
      { ...props, href: resolveTarget(props['href'], from, findRoute) ?? props['href'] },
      inner,
    );
  });
}
