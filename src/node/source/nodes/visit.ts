import type { Node, Parent } from 'unist';
import type { Test, visit as Visit, VisitorResult } from 'unist-util-visit';

export const SKIP = 'skip';
export const EXIT = false;
export const CONTINUE = true;

/**
 * Walks a tree as the package `unist-util-visit` does, with its types. The package creates a named function for each node,
 * which takes a third of the time of a page. A test that is a list may contain only types.
 */
export const visit = ((tree: Node, test: Test | Visitor, visitor?: Visitor) => {
  if (visitor === undefined) return void walk(tree, undefined, undefined, test as Visitor);
  const fits = testOf(test as Test);
  walk(tree, undefined, undefined, (node, index, parent) =>
    fits(node, index, parent) ? visitor(node, index, parent) : undefined,
  );
}) as typeof Visit;

type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => VisitorResult;

/** @returns `EXIT`, or the index in the parent where the walk continues unless it is the next one */
function walk(
  node: Node,
  index: number | undefined,
  parent: Parent | undefined,
  visitor: Visitor,
): typeof EXIT | number | null | undefined {
  const result = visitor(node, index, parent);
  const [action, next] = Array.isArray(result) ? result : [result];
  if (action === EXIT) return EXIT;
  const { children } = node as Partial<Parent>;
  for (let at = 0; children && action !== SKIP && at < children.length;) {
    const after = walk(children[at] as Node, at, node as Parent, visitor);
    if (after === EXIT) return EXIT;
    at = after ?? at + 1;
  }
  return typeof action === 'number' ? action : next;
}

function testOf(test: Test): (node: Node, index?: number, parent?: Parent) => boolean {
  if (typeof test === 'string') return ({ type }) => type === test;
  if (typeof test === 'function')
    return (node, index, parent) => Boolean(test(node, index, parent));
  if (Array.isArray(test)) {
    const types = new Set<unknown>(test);
    return ({ type }) => types.has(type);
  }
  const props = Object.entries(test ?? {});
  return (node) =>
    props.every(([key, value]) => (node as unknown as Record<string, unknown>)[key] === value);
}
