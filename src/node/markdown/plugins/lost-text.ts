import type { Root as HastRoot } from 'hast';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from '../../content/nodes/visit';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { positionText, report } from '../../content/nodes/report-fault';

const fix =
  'put it where the page shows it: a row has as many cells as its header (a bar in a cell is \\|), and a note or an address needs a name of its own and a reference';

const worded = new Set(['tableCell', 'footnoteDefinition', 'definition', 'text', 'inlineCode']);

/** remark plugin, the last one: keeps the tree with the words of the source. */
export function remarkSourceTree() {
  return (tree: Root, file: VFile): void => {
    file.data.sourceTree = tree;
  };
}

/**
 * rehype plugin, the first one: warns of words of the source at whose position the page has no element, such as cells
 * beyond the header of a table, and notes and addresses without a reference.
 */
export function rehypeLostText() {
  return (tree: HastRoot, file: VFile): void => {
    const { sourceTree } = file.data;
    if (!sourceTree) return;
    const kept = new Set<string>();
    visit(tree, (node) => void kept.add(keyOf(node)));
    const used = new Set<string>();
    visit(sourceTree, ['linkReference', 'imageReference'] as const, ({ identifier }) => {
      used.add(identifier);
    });
    visit(sourceTree, (node: Nodes) => {
      // The site writes other content for these words.
      if (node.data && 'hChildren' in node.data) return SKIP;
      // Of addresses with one name, links lead to the first.
      if (node.type === 'definition' && used.delete(node.identifier)) kept.add(keyOf(node));
      if (!worded.has(node.type) || !node.position || kept.has(keyOf(node))) return undefined;
      const text = node.type === 'definition' ? node.url : toString(node);
      if (/[\p{L}\p{N}]/u.test(text)) report(file, node, 'lost-text', { text, fix });
      return SKIP;
    });
  };
}

const keyOf = (node: Node) => `${node.type === 'text'} ${positionText(node)}`;
