import type { Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { componentOf } from '../../../components/all-components';
import { report } from '../../../source/nodes/report-fault';

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

/** The elements around a node, as messages name them; empty outside of one. */
interface Around {
  p: string;
  a: string;
}

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
  return (tree: Root, file: VFile): void => check(tree, { p: '', a: '' }, file);
}

function check(node: Nodes, around: Around, file: VFile): void {
  if (!('children' in node)) return;
  for (const child of node.children) {
    const name = nameOf(child);
    const outer = outerOf(name, around);
    if (outer) report(file, child, 'nesting', { name, outer, fix: fixes[outer] ?? '' });
    check(child, outer ? { p: '', a: '' } : inside(child, name, { around, file }), file);
  }
}

function nameOf(node: Nodes): string {
  if (node.type === 'element') return htmlNames.get(node.tagName) ?? node.tagName;
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isJsx ? (node.name ?? '') : '';
}

function outerOf(name: string, { p, a }: Around): string {
  if (p && (blocks.has(name) || componentOf(name))) return p;
  return name === 'a' ? a : '';
}

function inside(node: Nodes, name: string, { around, file }: { around: Around; file: VFile }) {
  if (scopes.has(name)) return { ...around, p: '' };
  if (name === 'a') return { ...around, a: '<a>' };
  if (name !== 'p') return around;
  const offset = node.position?.start.offset;
  // Markdown makes most paragraphs; their author writes no <p>.
  const isWritten = offset !== undefined && String(file).startsWith('<p', offset);
  return { ...around, p: isWritten ? '<p>' : 'a paragraph' };
}
