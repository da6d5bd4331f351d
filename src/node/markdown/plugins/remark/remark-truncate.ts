import type { Nodes, Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { SKIP, visit } from '../../../source/nodes/visit';
import { elementParts, type TreeNode } from '../../../../lib/content-tree';
import { report } from '../../../source/nodes/report-fault';
import { signsConstruct } from './signs-construct';

const htmlMarker = /^<!--\s*truncate\s*-->$/;
const mdxMarker = /^\/\*\s*truncate\s*\*\/$/;

/**
 * remark plugin: `<!-- truncate -->` and `{/* truncate *\/}` on a line of their own end what lists show of a post.
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

const LESS_THAN = 60;
/** Codes of micromark: line ends are -5 to -3, -2 and -1 are a tab. */
const LAST_LINE_END = -3;
const MAX_MARKER_LENGTH = 40;

/**
 * remark plugin for MDX, which has no HTML comments: a line that is nothing but `<!-- truncate -->` becomes an HTML
 * node, as it does in Markdown. It works in the tokenizer, where MDX would read the `<` as the start of an element.
 */
export function remarkHtmlCommentMarker(this: Processor) {
  // Added after MDX's own extension, so that this construct is tried before elements.
  (this.data().micromarkExtensions ??= []).push({ flow: { [LESS_THAN]: htmlCommentMarker } });
}

const htmlCommentMarker = signsConstruct(['htmlFlow', 'htmlFlowData'], () => (code, text) => {
  if (code === null || code <= LAST_LINE_END)
    return htmlMarker.test(text.trim()) ? 'before' : 'none';
  return text.length > MAX_MARKER_LENGTH ? 'none' : 'read';
});
