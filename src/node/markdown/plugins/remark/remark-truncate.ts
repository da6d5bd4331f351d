import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { SKIP, visit } from '../../../content/nodes/visit';
import { elementParts, type TreeNode } from '../../../../lib/content-tree';
import { report } from '../../../content/nodes/report-fault';

const marker = /^(?:<!--\s*truncate\s*-->|\/\*\s*truncate\s*\*\/)$/;

/**
 * remark plugin: `<!-- truncate -->`, in MDX `{/* truncate *\/}`, on a line of its own ends what lists show of a post.
 * The marker becomes an element that `extract` removes. A marker in another block, or with nothing
 * above it, has no effect, which is a warning.
 */
export function remarkTruncate() {
  return (tree: Root, file: VFile): void => {
    let hasMarker = false;
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined || !isMarker(node)) return undefined;
      const isFirst = tree.children.slice(0, index).every(({ type }) => type === 'mdxjsEsm');
      if (parent !== tree || hasMarker || isFirst) {
        report(file, node, 'marker-without-effect');
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      hasMarker = true;
      const data = { hProperties: { dataTruncate: true } };
      tree.children[index] = { type: 'thematicBreak', data, position: node.position };
      return undefined;
    });
  };
}

const isMarker = (node: Nodes): boolean =>
  /^(?:html|mdx\w+Expression)$/.test(node.type) &&
  'value' in node &&
  marker.test(node.value.trim());

export function isTruncateMark(node: TreeNode): boolean {
  return typeof node === 'object' && 'data-truncate' in elementParts(node).props;
}
