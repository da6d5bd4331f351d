import {
  elementParts,
  treeElement,
  type TreeNode,
  type TreeProps,
} from '../../../lib/content-tree';

/** All elements of a tree, each before those inside it. */
export function allElements(nodes: readonly TreeNode[]): ReturnType<typeof elementParts>[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const parts = elementParts(node);
    return [parts, ...allElements(parts.children)];
  });
}

/** The tree with other props of its elements; each is mapped before those inside it. */
export function mapProps(
  nodes: readonly TreeNode[],
  map: (props: TreeProps, name: string) => TreeProps,
): TreeNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { name, props, children } = elementParts(node);
    return treeElement(name, map(props, name), mapProps(children, map));
  });
}
