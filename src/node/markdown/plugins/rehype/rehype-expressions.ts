import type { Identifier, Program } from 'estree';
import type { Nodes, Root } from 'hast';
import { visit } from '../../../content/nodes/visit';
import type { VFile } from 'vfile';
import { positionOf, report, type Position } from '../../../content/nodes/report-fault';

export interface Expression {
  source: string;
  position: Position;
}

/** Code that shows nothing: an author may mean it as text. */
const emptyCode = /^\s*(?:null|undefined|true|false|''|""|``|\[\]|props\b.*)\s*$/;

/**
 * rehype plugin: lists the expressions and exports of a page, since errors at run time have no position, and names each
 * one in the text by its index. MDX compiles no program for a page without code, whose tree is in `file.data.plainTree`.
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
      if (source && (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')) {
        const type = runByIndex(node.data?.estree, expressions.length - 1);
        if (type === 'SequenceExpression') report(file, node, 'misread', lastOf(source));
      }
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

/** A list in braces, such as a set of numbers, of which JavaScript shows the last value. */
const lastOf = (source: string) => ({
  found: `{${source}}`,
  as: 'its last value',
  fix: 'for text put a backslash before it',
});

/** Writes an expression as a call of the page's prop `run`, with its index: `props.run(0, () => …)`. @returns its type */
function runByIndex(program: Program | null | undefined, index: number): string | undefined {
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement' || 'directive' in statement) return undefined;
  const { type } = statement.expression;
  // A literal does not fail, and MDX removes spaces at the end of a page.
  if (type === 'Literal') return type;
  const identifier = (name: string): Identifier => ({ type: 'Identifier', name });
  statement.expression = {
    type: 'CallExpression',
    optional: false,
    callee: {
      type: 'MemberExpression',
      object: identifier('props'),
      property: identifier('run'),
      computed: false,
      optional: false,
    },
    arguments: [
      { type: 'Literal', value: index },
      { type: 'ArrowFunctionExpression', params: [], body: statement.expression, expression: true },
    ],
  };
  return type;
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
