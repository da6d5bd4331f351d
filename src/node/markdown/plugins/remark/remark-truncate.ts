import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { SKIP, visit } from '../../../content/nodes/visit';
import { elementParts, type TreeNode } from '../../../../lib/content-tree';
import { report } from '../../../content/nodes/report-fault';

const htmlMarker = /^<!--\s*truncate\s*-->$/;
const mdxMarker = /^\/\*\s*truncate\s*\*\/$/;

/**
 * remark plugin: `<!-- truncate -->`, in MDX `{/* truncate *\/}`, on a line of its own ends what lists show of a post.
 * The marker becomes an element that `extract` removes. A marker in another block has no effect, which is a warning.
 */
export function remarkTruncate() {
  return (tree: Root, file: VFile): void => {
    let found = false;
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined || !isMarker(node)) return undefined;
      if (parent !== tree || found) {
        report(file, node, 'marker-without-effect');
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      found = true;
      const data = { hProperties: { dataTruncate: true } };
      tree.children[index] = { type: 'thematicBreak', data, position: node.position };
      return undefined;
    });
  };
}

function isMarker(node: Nodes): boolean {
  if (node.type === 'html') return htmlMarker.test(node.value.trim());
  return (
    (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
    mdxMarker.test(node.value.trim())
  );
}

export function isTruncateMark(node: TreeNode): boolean {
  return typeof node === 'object' && 'data-truncate' in elementParts(node).props;
}
