import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from '../../../source/nodes/visit';
import { jsxElements, textAttribute, type JsxElement } from '../../../source/nodes/jsx-elements';
import { report } from '../../../source/nodes/report-fault';
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
  const title = textAttribute(node, 'file');
  if (node.type === 'mdxJsxTextElement') report(file, node, 'in-paragraph', { name: 'RunHere' });
  if (title !== undefined && !titles.has(title))
    report(file, node, 'run-here-file', {
      file: title,
      expected: titles.size > 0 ? [...titles].join(', ') : 'a code block with a title',
    });
}
