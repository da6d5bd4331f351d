import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { fail, placeOf } from '../../source/report-fault';
import { visit } from '../../source/visit';
import { parseCodeMeta } from '../code/code-meta';

/** remark plugin for MDX: `<RunHere request="PUT /api/v1/…" file="schema.json" />` names a call and a block of its page. */
export function remarkRunHere() {
  return (tree: Root, file: VFile): void => {
    const titles = new Set<string>();
    visit<Nodes>(tree, (node) => {
      const title = node.type === 'code' ? parseCodeMeta(node.meta ?? '').title : undefined;
      if (title !== undefined) titles.add(title);
    });
    visit<Nodes>(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name === 'RunHere') check(node, titles, file);
    });
  };
}

function check(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  titles: ReadonlySet<string>,
  file: VFile,
): void {
  const place = placeOf(node);
  const [request, title, hits] = ['request', 'file', 'hits'].map((name) => textOf(node, name));
  if (node.type === 'mdxJsxTextElement')
    fail(file, place, '<RunHere> is in the middle of a paragraph', {
      fix: 'put it on its own line, with empty lines around it',
    });
  if (request !== undefined && !/^(?:GET|POST|PUT) \/api\/v1\/\S+$/.test(request))
    fail(file, place, `the request of <RunHere> is "${request}"`, {
      expected: 'method and address, such as GET /api/v1/search/demo/products?q=drill',
      fix: 'correct it',
    });
  if (title !== undefined && !titles.has(title))
    fail(file, place, `<RunHere> sends the file "${title}", which this page does not have`, {
      expected: titles.size > 0 ? [...titles].join(', ') : 'a code block with a title',
      fix: 'write the title of the code block that holds the body',
    });
  if (hits !== undefined && !/^\d+$/.test(hits))
    fail(file, place, `hits of <RunHere> is "${hits}"`, {
      expected: 'a number of documents, such as 10',
      fix: 'correct it, or remove it',
    });
}

/** A prop that is text; other props are reported with those of all components. */
function textOf({ attributes }: MdxJsxFlowElement | MdxJsxTextElement, name: string) {
  const attribute = attributes.find(
    (entry) => entry.type === 'mdxJsxAttribute' && entry.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
