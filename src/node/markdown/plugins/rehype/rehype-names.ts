import type { Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { markupFaults } from '../../../content/markup-in-text';
import { jsxElements } from '../../../content/nodes/jsx-elements';
import { report } from '../../../content/nodes/report-fault';
import { SKIP, visit } from '../../../content/nodes/visit';

/**
 * rehype plugin: warns of ids that two elements of the page have, of headings and links without words, and of markup in
 * texts that show none.
 */
export function rehypeNames() {
  return (tree: Root, file: VFile): void => {
    const ids = new Set<unknown>();
    visit(tree, ['element', ...jsxElements] as const, (node) => {
      const texts =
        node.type === 'element'
          ? Object.entries(node.properties)
          : node.attributes.map((prop) => ['name' in prop ? prop.name : '', prop.value] as const);
      for (const [name, value] of texts)
        if (shownTexts.has(name) && typeof value === 'string')
          for (const fault of markupFaults(name, value)) report(file, node, ...fault);
      if (node.type !== 'element') return undefined;
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

/** Names of attributes and props whose texts are shown or read aloud. */
const shownTexts = new Set(['title', 'alt', 'ariaLabel', 'summary', 'label']);

/** Whether nothing of a node is shown or read aloud. */
function isEmpty(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  if (node.type !== 'element') return node.type === 'comment';
  const { ariaLabel, title, alt } = node.properties;
  const isShown = /^(?:svg|math|video|audio|input|[A-Z](?!icture|eading))/.test(node.tagName);
  return !ariaLabel && !title && !alt && !isShown && node.children.every(isEmpty);
}
