import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { report } from '../../../content/nodes/report-fault';
import { SKIP, visit } from '../../../content/nodes/visit';

/**
 * remark plugin for MDX: removes comments, so that a page compiles to the same tree with and without them, and warns of
 * braces with nothing inside, which are meant as text.
 */
export function remarkComments() {
  return (tree: Root, file: VFile): void =>
    visit(tree, ['mdxFlowExpression', 'mdxTextExpression'] as const, (node, index, parent) => {
      if (!parent || index === undefined || node.data?.estree?.body.length !== 0) return undefined;
      if (node.value.trim() === '')
        report(file, node, 'empty-expression', { code: `{${node.value}}` });
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
}
