import type { Nodes, Root } from 'hast';
import { visit } from '../../../source/nodes/visit';
import type { VFile } from 'vfile';
import { positionOf, report, type Position } from '../../../source/nodes/report-fault';

export interface Expression {
  source: string;
  position: Position;
}

/** Code that shows nothing: an author may mean it as text. */
const emptyCode = /^\s*(?:null|undefined|true|false|''|""|``|\[\]|props\b.*)\s*$/;

/**
 * rehype plugin: lists the expressions and exports of a page, since errors at run time have no position. MDX
 * compiles no program for a page without code, whose tree is in `file.data.plainTree`.
 */
export function rehypeExpressions() {
  return (tree: Root, file: VFile): Root => {
    const expressions: Expression[] = [];
    let isPlain = true;
    visit(tree, (node) => {
      const source = codeOf(node);
      if (source === undefined) return;
      isPlain = false;
      if (source) expressions.push({ source, position: positionOf(node) });
      if (emptyCode.test(source))
        report(file, node, 'empty-expression', {
          code: 'name' in node ? `<${String(node.name)}>` : `{${source}}`,
        });
    });
    file.data.expressions = expressions;
    if (!isPlain) return tree;
    file.data.plainTree = tree;
    return { type: 'root', children: [] };
  };
}

/** Code of a node or of its attributes: empty for imports that a plugin has replaced, undefined without code. */
function codeOf(node: Nodes): string | undefined {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    case 'mdxjsEsm':
      return node.data?.estree?.body.length ? node.value : '';
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const codes = node.attributes.flatMap(({ type, value }) => {
        if (type === 'mdxJsxExpressionAttribute') return value;
        return value && typeof value === 'object' ? value.value : [];
      });
      return codes.length > 0 ? codes.join('') : undefined;
    }
    default:
      return undefined;
  }
}
