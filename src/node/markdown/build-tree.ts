import { runSync } from '@mdx-js/mdx';
import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import type { TreeNode } from '../../lib/content-tree';
import { contentComponents } from '../components/all-components';
import { fail, placeOf } from '../source/report-fault';
import { ContentError, Fragment, jsx } from './jsx-factory';

const runtime = { Fragment, jsx, jsxs: jsx };

/** Component names stay names: the browser's component map gives them their look. */
const components = Object.fromEntries(Object.keys(contentComponents).map((name) => [name, name]));

/** Only names of components are expressions here: trees with other code go the way of `evaluate`. */
const createEvaluater = () => ({
  evaluateExpression: (expression: { type: string; name?: string }) => expression.name,
  evaluateProgram: () => undefined,
});

/** The JSON tree of a processed file. Faults of expressions are added to the file; the tree is empty then. */
export function buildTree(file: VFile): TreeNode[] {
  const tree = file.data['tree'] as Root;
  try {
    const result: unknown = file.data['needsCode']
      ? evaluate(file)
      : toJsxRuntime(tree, {
          ...runtime,
          components,
          createEvaluater,
          tableCellAlignToStyle: false,
        });
    return jsx(Fragment, { children: result }) as TreeNode[];
  } catch (error) {
    report(error, tree, file);
    return [];
  }
}

/** Runs the code that MDX made of the page, once, in Node, with the JSX runtime that makes data. */
function evaluate(file: VFile): unknown {
  const page = runSync(String(file), { ...runtime, baseUrl: 'file:///' });
  return page.default({ components });
}

function report(error: unknown, tree: Root, file: VFile): void {
  const message = error instanceof Error ? error.message : String(error);
  const unknownName = /^(\S+) is not defined$/.exec(message)?.[1];
  const place = placeOfExpression(tree, unknownName);
  if (error instanceof ContentError) {
    fail(file, place, message, {
      fix: 'give the element plain data, or write its content in Markdown',
    });
  } else if (unknownName) {
    fail(file, place, `{…} holds JavaScript, and "${unknownName}" is not defined`, {
      expected: '{host}, {tenant}, {index}, and {code} as text; names that the page exports',
      fix: `for braces as text write \\{${unknownName}\\} or put them into backticks`,
    });
  } else {
    fail(file, place, `an expression of this page fails: ${message}`, {
      fix: 'fix the expression, or write it as code in backticks',
    });
  }
}

/** Place of the first expression that mentions the name, or of the first expression at all. */
function placeOfExpression(tree: Root, name: string | undefined): ReturnType<typeof placeOf> {
  let first: ReturnType<typeof placeOf>;
  let exact: ReturnType<typeof placeOf>;
  visit(tree, (node) => {
    const source =
      'attributes' in node
        ? JSON.stringify(node.attributes.map(({ value }) => value))
        : 'value' in node
          ? node.value
          : '';
    if (node.type === 'text' || node.type === 'element' || !source) return;
    first ??= placeOf(node);
    if (name && source.includes(name)) exact ??= placeOf(node);
  });
  return exact ?? first;
}
