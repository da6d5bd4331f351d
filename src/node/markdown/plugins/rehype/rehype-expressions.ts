import type { Nodes, Root } from 'hast';
import { visit } from '../../../source/nodes/visit';
import type { VFile } from 'vfile';
import { positionOf } from '../../../source/nodes/report-fault';

/** Code of an author, with its position. */
export interface Expression {
  source: string;
  position: ReturnType<typeof positionOf>;
}

declare module 'vfile' {
  interface DataMap {
    expressions: readonly Expression[];
    /** The tree of a page without code. */
    plainTree: Root;
  }
}

/**
 * rehype plugin: lists the expressions and exports of a page, since errors at run time have no position. The tree of a page
 * without code is in `file.data.plainTree`: MDX makes no program of it.
 */
export function rehypeExpressions() {
  return (tree: Root, file: VFile): Root => {
    const expressions: Expression[] = [];
    let isPlain = true;
    visit(tree, (node) => {
      const source = codeOf(node);
      if (source !== undefined) isPlain = false;
      if (source) expressions.push({ source, position: positionOf(node) });
    });
    file.data.expressions = expressions;
    if (!isPlain) return tree;
    file.data.plainTree = tree;
    return { type: 'root', children: [] };
  };
}

/** Code of a node or of its attributes: empty for imports that a plugin has replaced, undefined for all without code. */
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
