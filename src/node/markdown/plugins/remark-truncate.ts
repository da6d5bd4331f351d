import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { elementParts, type TreeNode } from '../../../lib/content-tree';
import { placeOf, warn } from '../../source/report-fault';
import { visit } from '../../source/visit';

const htmlMarker = /^<!--\s*truncate\s*-->$/;
const mdxMarker = /^\/\*\s*truncate\s*\*\/$/;

/**
 * remark plugin: `<!-- truncate -->` and `{/* truncate *\/}` on a line of their own end what lists show of a post.
 * The marker becomes an element that `extract` takes out. Elsewhere it would be a comment like any other, so that is
 * a warning.
 */
export function remarkTruncate() {
  return (tree: Root, file: VFile): void => {
    let found = false;
    visit<Nodes>(tree, (node, index, parent) => {
      if (!isMarker(node)) return undefined;
      const place = placeOf(node);
      if (parent !== tree) {
        warn(file, place, 'the truncate marker is inside another block', {
          fix: 'put it on its own line at the left margin, with empty lines around',
        });
      } else if (found) {
        warn(file, place, 'a second truncate marker', { fix: 'remove it: the first one counts' });
      } else {
        found = true;
        parent.children[index] = {
          type: 'thematicBreak',
          data: { hProperties: { dataTruncate: true } },
          position: node.position,
        };
        return undefined;
      }
      parent.children.splice(index, 1);
      return index;
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

/** Whether a node of the tree is what the plugin made of the marker. */
export function isTruncateMark(node: TreeNode): boolean {
  return typeof node === 'object' && 'data-truncate' in elementParts(node).props;
}
