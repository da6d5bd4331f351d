import { elementParts, treeElement, type TreeNode } from '../lib/content-tree';
import { parseLink, withSuffix } from './links';
import type { NodeModel } from './page-nodes';

/**
 * What readers get for a link: the route of a content file, or the address as written. Null when no page is made of
 * the file. The node that is found becomes a dependency of the running query: its new route reaches the link.
 */
export async function resolveTarget(
  href: string,
  from: string,
  nodeModel: NodeModel,
): Promise<string | null> {
  const link = parseLink(href, from);
  if (link.file === undefined) return href;
  for (const type of ['DocPage', 'BlogPost']) {
    const page = await nodeModel.findOne({ type, query: { filter: { file: { eq: link.file } } } });
    if (page) return withSuffix(String(page['path']), href);
  }
  return null;
}

/** The same tree with links to content files turned into routes. Broken ones keep what the author wrote. */
export async function resolveTree(
  tree: readonly TreeNode[],
  from: string,
  nodeModel: NodeModel,
): Promise<TreeNode[]> {
  return Promise.all(
    tree.map(async (node) => {
      if (typeof node === 'string') return node;
      const { name, props, children } = elementParts(node);
      const inner = children.some((child) => typeof child !== 'string')
        ? await resolveTree(children, from, nodeModel)
        : children;
      if (name !== 'a' || typeof props['href'] !== 'string') return treeElement(name, props, inner);
      const target = await resolveTarget(props['href'], from, nodeModel);
      return treeElement(name, { ...props, href: target ?? props['href'] }, inner);
    }),
  );
}
