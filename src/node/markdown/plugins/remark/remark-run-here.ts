import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { jsxElements, textAttribute, type JsxElement } from '../../../source/jsx-elements';
import { fail, placeOf } from '../../../source/report-fault';
import { parseCodeMeta } from '../../code/code-meta';

/** remark plugin for MDX: `<RunHere request="PUT /api/v1/…" file="schema.json" />` names a call and a block of its page. */
export function remarkRunHere() {
  return (tree: Root, file: VFile): void => {
    const titles = new Set<string>();
    const calls: JsxElement[] = [];
    visit(tree, [...jsxElements, 'code'] as const, (node) => {
      const title = node.type === 'code' ? parseCodeMeta(node.meta ?? '').title : undefined;
      if (title !== undefined) titles.add(title);
      if (node.type !== 'code' && node.name === 'RunHere') calls.push(node);
    });
    for (const node of calls) check(node, titles, file);
  };
}

function check(node: JsxElement, titles: ReadonlySet<string>, file: VFile): void {
  const place = placeOf(node);
  const [request, title, hits] = ['request', 'file', 'hits'].map((name) =>
    textAttribute(node, name),
  );
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
