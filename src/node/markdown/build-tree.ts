import { runSync } from '@mdx-js/mdx';
import type { Identifier } from 'estree';
import { toJsxRuntime, type Evaluater } from 'hast-util-to-jsx-runtime';
import type { VFile } from 'vfile';
import { elementParts, type TreeNode } from '../../lib/content-tree';
import { contentComponents } from '../components/all-components';
import { report } from '../source/nodes/report-fault';
import { ContentError, Fragment, jsx } from './jsx-factory';
import { failTooDeep } from './plugins/remark/remark-depth';
import { CODE, VALUE, type Expression } from './plugins/rehype/rehype-expressions';

/** Components are names in the tree: the browser has a map from names to React components. */
const components = Object.fromEntries(Object.keys(contentComponents).map((name) => [name, name]));

/** Pages without code have no expressions but the names of components. */
const names: Evaluater = {
  evaluateExpression: (node) => (node as Identifier).name,
  evaluateProgram: () => undefined,
};

/** Levels of elements, including elements from expressions. Browsers read 512 levels of HTML. */
const MAX_DEPTH = 200;

function isDeeper(nodes: readonly TreeNode[], levels: number): boolean {
  return nodes.some(
    (node) =>
      typeof node !== 'string' &&
      (levels === 0 || isDeeper(elementParts(node).children, levels - 1)),
  );
}

/**
 * The JSON tree of a page, by a JSX runtime that returns data: of its elements, or where it has expressions by running
 * the code that MDX generated. Errors of expressions become faults of the file; the tree is empty then.
 */
export function buildTree(file: VFile): TreeNode[] {
  try {
    const tree = jsx(Fragment, { children: rendered(file) }) as TreeNode[];
    if (!isDeeper(tree, MAX_DEPTH)) return tree;
    failTooDeep(file);
  } catch (error) {
    reportError(error, file);
  }
  return [];
}

function rendered(file: VFile): unknown {
  const { plainTree } = file.data;
  const jsx = jsxOf(file);
  const runtime = { Fragment, jsx, jsxs: jsx };
  if (plainTree) return toJsxRuntime(plainTree, { ...runtime, createEvaluater: () => names });
  return runSync(String(file), { ...runtime, baseUrl: 'file:///' }).default({ components });
}

/** `jsx` of a page, which warns of code that gives nothing to show. */
const jsxOf =
  (file: VFile): typeof jsx =>
  (type, { [CODE]: code, ...props }) => {
    if (typeof code !== 'string') return jsx(type, props);
    const { source, position } = JSON.parse(code) as Expression;
    const nodes = jsx(type === VALUE ? Fragment : type, props);
    const isEmpty =
      type === VALUE
        ? nodes.length === 0
        : Object.values(props).some((value) => value === undefined || value === null);
    if (isEmpty) report(file, position, 'empty-expression', { code: source });
    return nodes;
  };

function reportError(error: unknown, file: VFile): void {
  const message = error instanceof Error ? error.message : String(error);
  const unknownName = /^(\S+) is not defined$/.exec(message)?.[1];
  const position = positionOfExpression(file.data.expressions ?? [], unknownName);
  if (error instanceof ContentError) report(file, position, ...error.fault);
  else if (unknownName) report(file, position, 'unknown-variable', { name: unknownName });
  else report(file, position, 'failing-expression', { message });
}

/** Place of the first expression that mentions the name, or of the first expression at all. */
function positionOfExpression(expressions: readonly Expression[], name: string | undefined) {
  const exact = name && expressions.find(({ source }) => source.includes(name));
  return (exact || expressions[0])?.position;
}
