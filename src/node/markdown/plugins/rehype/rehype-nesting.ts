import type { Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { componentOf } from '../../../authoring/all-components';
import { report } from '../../../content/nodes/report-fault';
import { SKIP, visit } from '../../../content/nodes/visit';

/** Elements before which a browser closes an open paragraph. */
export const blocks: ReadonlySet<string> = new Set(
  'address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul'.split(
    ' ',
  ),
);

/** Elements in which a paragraph may begin, whatever is around them. */
const scopes = new Set(['td', 'th', 'caption', 'button']);

/** HTML elements of the compiler's own components. */
const htmlNames = new Map(
  Object.entries({
    CodeBlock: 'pre',
    Diagram: 'figure',
    DrawnDiagram: 'figure',
    Figure: 'figure',
    Heading: 'h2',
    Picture: 'img',
    Screenshot: 'figure',
    Table: 'table',
  }),
);

const fixes: Readonly<Record<string, string>> = {
  'a paragraph': 'put it on lines of its own, with an empty line before and after',
  '<p>': 'take <p> away or write <div>: empty lines make the paragraphs',
  '<a>': 'end the first link before the second one',
};

/**
 * rehype plugin: blocks in `<p>` and links in links are faults. Markdown creates neither; HTML of an author may. A browser
 * closes the outer element where the inner one begins. React then finds other elements than it rendered, and renders
 * the page again.
 */
export function rehypeNesting() {
  return (tree: Root, file: VFile): void =>
    visit(tree, (node) => {
      const name = nameOf(node);
      if (name === 'a') checkInside(node, '<a>', file);
      if (name !== 'p') return;
      const offset = node.position?.start.offset;
      // Markdown makes most paragraphs; their author writes no <p>.
      const isWritten = offset !== undefined && String(file).startsWith('<p', offset);
      checkInside(node, isWritten ? '<p>' : 'a paragraph', file);
    });
}

/** Reports the elements that end the one around them. @param outer the one around them, as messages name it */
function checkInside(around: Nodes, outer: string, file: VFile): void {
  visit(around, (node) => {
    const name = nameOf(node);
    if (node === around) return undefined;
    if (outer !== '<a>' && scopes.has(name)) return SKIP;
    const ends = outer === '<a>' ? name === 'a' : blocks.has(name) || componentOf(name);
    if (ends) report(file, node, 'nesting', { name, outer, fix: fixes[outer] ?? '' });
    return ends ? SKIP : undefined;
  });
}

function nameOf(node: Nodes): string {
  if (node.type === 'element') return htmlNames.get(node.tagName) ?? node.tagName;
  return 'name' in node ? (node.name ?? '') : '';
}
