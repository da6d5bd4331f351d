import type { Root as HastRoot } from 'hast';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from '../../source/nodes/visit';
import type { VFile } from 'vfile';
import { positionText, report } from '../../source/nodes/report-fault';

const fix =
  'put it where the page shows it: a row has as many cells as its header (a bar in a cell is \\|), and a note needs a reference';

const worded = new Set(['tableCell', 'footnoteDefinition', 'text', 'inlineCode']);

/** remark plugin, the last one: keeps the tree with the words of the source. */
export function remarkSourceTree() {
  return (tree: Root, file: VFile): void => {
    file.data.sourceTree = tree;
  };
}

/**
 * rehype plugin, the first one: warns of words of the source at whose position the page has no element, such as cells
 * beyond the header of a table and notes without a reference.
 */
export function rehypeLostText() {
  return (tree: HastRoot, file: VFile): void => {
    const kept = new Set<string>();
    visit(tree, (node) => void kept.add(`${node.type === 'text'} ${positionText(node)}`));
    const { sourceTree } = file.data;
    if (!sourceTree) return;
    visit(sourceTree, (node: Nodes) => {
      // The site writes other content for these words.
      if (node.data && 'hChildren' in node.data) return SKIP;
      if (!worded.has(node.type) || !node.position) return undefined;
      if (kept.has(`${node.type === 'text'} ${positionText(node)}`)) return undefined;
      const text = toString(node);
      if (/[\p{L}\p{N}]/u.test(text)) report(file, node, 'lost-text', { text, fix });
      return SKIP;
    });
  };
}
