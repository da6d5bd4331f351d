import { elementParts, treeElement, type TreeElement, type TreeNode } from '../../lib/content-tree';
import { componentOf } from '../authoring/all-components';
import type { Addresses, PlainWriter } from '../authoring/content-component';
import { withAddresses } from '../content/addresses';

interface PlainForm {
  /** Names of the attributes that stay; absent for Markdown, whose writer reads all. */
  attributes?: ReadonlySet<string>;
  /** Returns other nodes for an element. */
  replace?: (element: TreeElement) => TreeNode[] | undefined;
}

/**
 * Compiled content as elements of HTML alone. Components become what they mean: tabs sections with a label, diagrams their
 * source, admonitions quotes with a title.
 */
export function plainNodes(
  tree: readonly TreeNode[],
  { link, picture }: Addresses,
  { attributes, replace }: PlainForm = {},
): TreeNode[] {
  const isMarkdown = attributes === undefined;
  const inner = (nodes: readonly TreeNode[]) => nodes.flatMap(plain);
  const writer: PlainWriter = { inner, picture, isMarkdown };

  const plain = (node: TreeNode): TreeNode[] => {
    if (typeof node === 'string') return [node];
    const replacement = replace?.(node);
    if (replacement) return replacement;
    const { name, props, children } = elementParts(node);
    const component = componentOf(name);
    if (component) return component.plain?.(props, children, writer) ?? inner(children);
    if (!isMarkdown && name === 'input' && props['type'] === 'checkbox')
      return [props['checked'] ? '☑' : '☐'];
    const kept = Object.entries(props).filter(([key]) => attributes?.has(key) ?? true);
    const plainProps = withAddresses(Object.fromEntries(kept), link);
    return [treeElement(name, plainProps, inner(children))];
  };
  return inner(tree);
}
