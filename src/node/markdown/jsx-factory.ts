import {
  treeElement,
  type JsonValue,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../lib/content-tree';
import type { CodeAndValues } from '../faults/faults';
import { attributeFault, elementFault } from './plugins/rehype/rehype-raw-html';

type Props = Record<string, unknown> & { children?: unknown };
type Type = string | symbol | ((props: Props) => unknown);

export const Fragment = Symbol('fragment');

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

/** Error of an author in an expression. The author reads its message. */
export class ContentError extends Error {
  constructor(readonly fault: CodeAndValues) {
    super(fault[0]);
  }
}

const notData = (problem: string) => new ContentError(['not-data', { problem }]);

/**
 * The `jsx` of a JSX runtime that returns nodes of the JSON tree instead of React elements: one element, or the nodes that
 * a component of the page's own `export` returns. Throws `ContentError` on values that are not data.
 */
export function jsx(type: Type, props: Props): TreeNode | TreeNode[] {
  const children = toNodes(props.children);
  if (type === Fragment) return children;
  if (typeof type === 'function') return toNodes(type(props));
  const name = String(type);
  const fault = elementFault(name);
  if (fault) throw new ContentError(fault);
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
    if (fault) throw new ContentError(fault);
    result[prop] = toJson(value, `the prop "${key}" of <${name}>`);
  }
  return result;
}

function toJson(value: unknown, where: string): JsonValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map((item) => toJson(item, where));
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
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

/** Children as a flat list. `null`, `undefined` and booleans render nothing, as in React. */
function toNodes(value: unknown): TreeNode[] {
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (!Array.isArray(value))
    throw notData(
      `an expression gives ${typeof value === 'function' ? 'a function' : 'an object'}, which can't be shown; it must give text or elements`,
    );
  return elements.has(value) ? [value as TreeElement] : value.flatMap(toNodes);
}
