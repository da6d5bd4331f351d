import type { ElementContent, Nodes, Root } from 'hast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { contentComponents } from '../../../components/all-components';
import { visit } from '../../../source/nodes/visit';
import type { VFile } from 'vfile';
import { positionOf, type Position } from '../../../source/nodes/report-fault';

export interface Expression {
  source: string;
  position: Position;
}

/** Element around an expression. The build of the tree removes it, and reports one that is empty. */
export const VALUE = 'expression-value';

/** Attribute of `VALUE` and of elements with code in attributes: an `Expression` as JSON. */
export const CODE = 'expression-code';

/**
 * rehype plugin: lists the expressions and exports of a page, since errors at run time have no position. MDX
 * compiles no program for a page without code, whose tree is in `file.data.plainTree`.
 */
export function rehypeExpressions() {
  return (tree: Root, file: VFile): Root => {
    const expressions: Expression[] = [];
    let isPlain = true;
    visit(tree, (node, index, parent) => {
      const source = codeOf(node);
      if (source !== undefined) isPlain = false;
      if (source) expressions.push({ source, position: positionOf(node) });
      if (source && 'attributes' in node) node.attributes.push(attributeOf(node));
      if (isValue(node, source) && parent && index !== undefined)
        parent.children[index] = {
          ...{ type: 'mdxJsxTextElement', name: VALUE, attributes: [attributeOf(node)] },
          children: [node as ElementContent],
        };
    });
    file.data.expressions = expressions;
    if (!isPlain) return tree;
    file.data.plainTree = tree;
    return { type: 'root', children: [] };
  };
}

/** The source and the position of a node, for messages, as an attribute. */
function attributeOf(node: Nodes): MdxJsxAttribute {
  const source =
    'name' in node ? `<${String(node.name)}>` : `{${'value' in node ? node.value : ''}}`;
  return {
    ...{ type: 'mdxJsxAttribute', name: CODE },
    value: JSON.stringify({ source, position: positionOf(node) }),
  };
}

/** Whether an author expects a node to show something: an expression without a condition, or a component of the page. */
function isValue(node: Nodes, source: string | undefined): boolean {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    return /^[A-Z]/.test(node.name ?? '') && !Object.hasOwn(contentComponents, node.name ?? '');
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return false;
  const [statement] = node.data?.estree?.body ?? [];
  if (!source || statement?.type !== 'ExpressionStatement') return false;
  const { expression } = statement;
  const isAnd = expression.type === 'LogicalExpression' && expression.operator === '&&';
  return !isAnd && expression.type !== 'ConditionalExpression';
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
