import type { Node, Parent } from 'unist';
import type { Test, visit as Visit, VisitorResult } from 'unist-util-visit';

export const SKIP = 'skip';
export const EXIT = false;
export const CONTINUE = true;

/**
 * Walks a tree as the package `unist-util-visit` does, whose types it has. That one makes a function with a name of its own
 * for each node, which takes a third of the time of a page.
 */
export const visit = ((tree: Node, test: Test | Visitor, visitor?: Visitor) => {
  if (visitor === undefined)
    walk(tree, undefined, undefined, { isWanted: () => true, visitor: test as Visitor });
  else walk(tree, undefined, undefined, { isWanted: testOf(test as Test), visitor });
}) as typeof Visit;

type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => VisitorResult;

interface Walk {
  isWanted: (node: Node, index?: number, parent?: Parent) => boolean;
  visitor: Visitor;
}

/** @returns how the walk continues, and the index in the parent where it continues */
function walk(
  node: Node,
  index: number | undefined,
  parent: Parent | undefined,
  how: Walk,
): { action?: boolean | string; next?: number } {
  const result = how.isWanted(node, index, parent) ? how.visitor(node, index, parent) : undefined;
  const [action, next] = Array.isArray(result)
    ? result
    : typeof result === 'number'
      ? [CONTINUE, result]
      : [result];
  if (action === EXIT) return { action };
  const { children } = node as Partial<Parent>;
  for (let place = 0; children && action !== SKIP && place < children.length;) {
    const inner = walk(children[place] as Node, place, node as Parent, how);
    if (inner.action === EXIT) return inner;
    place = inner.next ?? place + 1;
  }
  return next === undefined || next === null ? {} : { next };
}

function testOf(test: Test): Walk['isWanted'] {
  if (typeof test === 'string') return ({ type }) => type === test;
  if (typeof test === 'function')
    return (node, index, parent) => Boolean(test(node, index, parent));
  if (Array.isArray(test)) {
    const tests = test.map((each) => testOf(each as Test));
    return (...args) => tests.some((is) => is(...args));
  }
  const props = Object.entries(test ?? {});
  return (node) =>
    props.every(([key, value]) => (node as unknown as Record<string, unknown>)[key] === value);
}
