import type { Node } from 'unist';
import { visit as visitOfPackage } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { EXIT, SKIP, visit } from './visit';

const node = (type: string, ...children: Node[]) =>
  children.length > 0 ? { type, children } : { type };
const text = () => node('text');
const list = (...items: Node[]) => ({ ...node('list', ...items), ordered: false });
const document = () =>
  node(
    'root',
    node('heading', text(), node('emphasis', text()), text()),
    list(
      node('listItem', node('paragraph', text())),
      node(
        'listItem',
        node('paragraph', text(), node('inlineCode')),
        list(node('listItem', text())),
      ),
    ),
    node('blockquote', node('link', text()), node('strong', text(), node('emphasis', text()))),
    text(),
  );

/** The visited nodes, and the tree after the visit. */
function seenBy(
  walk: typeof visit,
  test: unknown,
  change: (node: Node, at?: number, parent?: { children: Node[] }) => unknown,
) {
  const tree = document();
  const seen: unknown[] = [];
  (walk as (...args: unknown[]) => void)(
    tree,
    ...(test === undefined ? [] : [test]),
    (node: Node, at?: number, parent?: { type: string; children: Node[] }) => {
      seen.push([node.type, at, parent?.type]);
      return change(node, at, parent);
    },
  );
  return { seen, tree };
}

const replace = (node: Node, at?: number, parent?: { children: Node[] }) => {
  if (node.type !== 'listItem' || at === undefined || !parent) return undefined;
  parent.children.splice(at, 1, { type: 'new' } as Node, { type: 'text' } as Node);
  return at + 1;
};

it.each([
  ['all nodes', undefined, () => undefined],
  ['a type', 'text', () => undefined],
  ['types', ['text', 'inlineCode'], () => undefined],
  ['what is not skipped', undefined, (node: Node) => node.type === 'list' && SKIP],
  ['until it ends', undefined, (node: Node) => (node.type === 'inlineCode' ? EXIT : undefined)],
  ['with replaced nodes', undefined, replace],
  [
    'with replaced nodes that are skipped',
    ['listItem', 'text'],
    (node: Node, at?: number, parent?: { children: Node[] }) => {
      const next = replace(node, at, parent);
      return next === undefined ? undefined : [SKIP, next];
    },
  ],
] as const)('visits %s as the package does', (_, test, change) => {
  const visits = seenBy(visit, test, change);
  expect(visits.seen.length).toBeGreaterThan(0);
  expect(visits).toEqual(seenBy(visitOfPackage, test, change));
});
