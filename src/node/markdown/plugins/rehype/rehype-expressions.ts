import type { Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { placeOf } from '../../../source/report-fault';

/** Code of an author, with its place. A list of them is in `file.data.expressions`. */
export interface Expression {
  source: string;
  place: ReturnType<typeof placeOf>;
}

/** rehype plugin: lists the expressions and exports of a page, since errors at run time have no place. */
export function rehypeExpressions() {
  return (tree: Root, file: VFile): void => {
    const expressions: Expression[] = [];
    visit(tree, (node) => {
      const source = codeOf(node);
      if (source !== '') expressions.push({ source, place: placeOf(node) });
    });
    file.data['expressions'] = expressions;
  };
}

/** Code of a node or of its attributes; empty for a comment and for imports that a plugin has replaced. */
function codeOf(node: Nodes): string {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    case 'mdxjsEsm':
      return node.data?.estree?.body.length ? node.value : '';
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes
        .map(({ type, value }) => {
          if (type === 'mdxJsxExpressionAttribute') return value;
          return typeof value === 'object' ? (value?.value ?? '') : '';
        })
        .join('');
    default:
      return '';
  }
}
