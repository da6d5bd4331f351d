import type { Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { report } from '../../../source/nodes/report-fault';
import { SKIP, visit } from '../../../source/nodes/visit';

/** rehype plugin: warns of ids that two elements of the page have, and of headings and links without words. */
export function rehypeNames() {
  return (tree: Root, file: VFile): void => {
    const ids = new Set<unknown>();
    visit(tree, 'element', (node) => {
      const { tagName, properties } = node;
      if (tagName === 'svg') return SKIP;
      const { id, href } = properties;
      if (typeof id === 'string' && ids.has(id)) report(file, node, 'id-twice', { id });
      ids.add(id);
      const what = tagName === 'Heading' ? 'heading' : tagName === 'a' && href ? 'link' : undefined;
      if (what && isEmpty(node))
        report(file, node, 'empty', { what, fix: 'give it words, or remove it' });
      return undefined;
    });
  };
}

/** Whether nothing of a node is shown or read aloud. */
function isEmpty(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  if (node.type !== 'element') return node.type === 'comment';
  const { ariaLabel, title, alt } = node.properties;
  const isShown = /^(?:svg|math|video|audio|input|[A-Z](?!icture|eading))/.test(node.tagName);
  return !ariaLabel && !title && !alt && !isShown && node.children.every(isEmpty);
}
