import { types } from 'node:util';
import vm from 'node:vm';
import type { Identifier } from 'estree';
import { toJsxRuntime, type Evaluater } from 'hast-util-to-jsx-runtime';
import type { VFile } from 'vfile';
import {
  elementParts,
  treeElement,
  type JsonValue,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../lib/content-tree';
import { contentComponents } from '../authoring/all-components';
import { FaultError, report } from '../content/nodes/report-fault';
import { failTooDeep, MAX_DEPTH } from './plugins/remark/remark-depth';
import type { Expression } from './plugins/rehype/rehype-expressions';
import { attributeFault, elementFault } from './plugins/rehype/rehype-raw-html';

/** Components are names in the tree: the browser has a map from names to React components. */
const components = Object.fromEntries(Object.keys(contentComponents).map((name) => [name, name]));

/** Pages without code have no expressions but the names of components. */
const names: Evaluater = {
  evaluateExpression: (node) => (node as Identifier).name,
  evaluateProgram: () => undefined,
};

/**
 * Globals of the code of pages: of the language, without the clock and chance, so that each build shows the same, and
 * without the steps of promises, which no page waits for.
 */
const globals = vm.createContext({}, { microtaskMode: 'afterEvaluate' });
vm.runInContext('delete globalThis.Date; delete Math.random;', globals);

/** Runs the code of a page, which may have a loop without an end. */
const limits: { run?: () => unknown } = vm.createContext({});
const limited = new vm.Script('run()');
const MAX_CODE_MS = 60_000;

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
    const tree = jsx(Fragment, { children: render(file) }) as TreeNode[];
    if (!isDeeper(tree, MAX_DEPTH)) return tree;
    failTooDeep(file);
  } catch (error) {
    reportError(error, file);
  }
  return [];
}

function render(file: VFile): unknown {
  const { plainTree } = file.data;
  const runtime = { Fragment, jsx, jsxs: jsx };
  if (plainTree) return toJsxRuntime(plainTree, { ...runtime, createEvaluater: () => names });
  const run = (index: number, evaluate: () => unknown) => {
    // A loop that is ended throws nothing here.
    file.data.failedExpression = file.data.expressions?.[index];
    const value = evaluate();
    toNodes(value);
    file.data.failedExpression = undefined;
    return value;
  };
  const code = vm.compileFunction(String(file), [], { parsingContext: globals });
  limits.run = () => {
    const module = code({ ...runtime, baseUrl: 'file:///' }) as { default: Component };
    return module.default({ components, run });
  };
  return limited.runInContext(limits, { timeout: MAX_CODE_MS });
}

function reportError(error: unknown, file: VFile): void {
  const isEndless = (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
  const thrown = types.isNativeError(error) ? error.message : String(error);
  const message = isEndless ? 'it does not end; is there an endless loop?' : thrown;
  const unknownName = /^(\S+) is not defined$/.exec(message)?.[1];
  const { expressions = [], failedExpression } = file.data;
  const position = failedExpression?.position ?? positionOfExpression(expressions, unknownName);
  if (error instanceof FaultError) report(file, position, ...error.fault);
  else if (unknownName) report(file, position, 'unknown-variable', { name: unknownName });
  else report(file, position, 'failing-expression', { message });
}

/** Position of the first expression that mentions the name, or of the first expression at all. */
function positionOfExpression(expressions: readonly Expression[], name: string | undefined) {
  const exact = name && expressions.find(({ source }) => source.includes(name));
  return (exact || expressions[0])?.position;
}

type Props = Record<string, unknown> & { children?: unknown };
type Component = (props: Props) => unknown;
type Type = string | symbol | Component;

const Fragment = Symbol('fragment');

/** Elements that `jsx` has returned. Lists that expressions return are arrays too. */
const elements = new WeakSet<object>();

/** HTML names of attributes in JSX of authors, to the names of React. */
const reactNames = new Map(
  Object.entries({
    class: 'className',
    for: 'htmlFor',
    tabindex: 'tabIndex',
    colspan: 'colSpan',
    rowspan: 'rowSpan',
  }),
);

const notData = (problem: string) => new FaultError(['not-data', { problem }]);

/**
 * The `jsx` of a JSX runtime that returns nodes of the JSON tree instead of React elements: one element, or the nodes that
 * a component of the page's own `export` returns. Throws `FaultError` on values that are not data.
 */
function jsx(type: Type, props: Props): TreeNode | TreeNode[] {
  const children = toNodes(props.children);
  if (type === Fragment) return children;
  if (typeof type === 'function') return toNodes(type(props));
  const name = String(type);
  const fault = elementFault(name);
  if (fault) throw new FaultError(fault);
  const element = treeElement(name, toProps(name, props), children);
  elements.add(element);
  return element;
}

function toProps(name: string, props: Props): TreeProps {
  const result: TreeProps = {};
  for (const [key, value] of Object.entries(props)) {
    if (key === 'children' || key === 'key' || value === undefined) continue;
    // For HTML `false` is the same as absent.
    if (value === false && /^[a-z]/.test(name)) continue;
    const prop = reactNames.get(key) ?? key;
    const fault =
      key in Object.prototype || (/^[a-z]/.test(name) && typeof value !== 'function')
        ? attributeFault(prop, value, name)
        : undefined;
    if (fault) throw new FaultError(fault);
    result[prop] = toJson(value, `the prop "${key}" of <${name}>`);
  }
  return result;
}

function toJson(value: unknown, where: string): JsonValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map((item) => toJson(item, where));
  if (typeof value === 'object' && isPlain(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, toJson(item, where)]),
    );
  }
  const kind =
    typeof value === 'function'
      ? 'a function'
      : `a value that is not data (${Object.prototype.toString.call(value)})`;
  throw notData(
    `${where} is ${kind}; content is data: texts, numbers, booleans, lists, and objects of them`,
  );
}

/** Whether an object has no other prototype than that of all objects, which the code of a page has of its own. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== null && Object.getPrototypeOf(prototype) === null;
}

/** Children as a flat list. `null`, `undefined` and booleans render nothing, as in React. */
function toNodes(value: unknown): TreeNode[] {
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (!Array.isArray(value)) {
    const isPromise = types.isPromise(value);
    // A page waits for nothing, and a failure that nobody handles would end the process.
    if (isPromise) value.catch(() => undefined);
    const kind = typeof value === 'function' ? 'a function' : isPromise ? 'a promise' : 'an object';
    throw notData(
      `an expression gives ${kind}, which can't be shown; it must give text or elements`,
    );
  }
  return elements.has(value) ? [value as TreeElement] : value.flatMap(toNodes);
}
