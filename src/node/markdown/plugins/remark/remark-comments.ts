import type { Root } from 'mdast';
import { SKIP, visit } from '../../../source/nodes/visit';

/** remark plugin for MDX: removes comments, so that a page compiles to the same tree with and without them. */
export function remarkComments() {
  return (tree: Root): void =>
    visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (node, index, parent) => {
      const { data } = node as { data?: { estree?: { body: unknown[] } | null } };
      if (!parent || index === undefined || !data?.estree || data.estree.body.length > 0) return;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
}
