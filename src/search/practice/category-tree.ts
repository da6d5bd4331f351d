import type { AppState } from './tenant-state';

interface CategoryNode {
  id: string;
  name: string;
  level: number;
  count?: number;
  tags: string[];
  children: CategoryNode[];
}

/** Search app whose documents have the categories: that of the samples, or the one with the code of the configuration. */
export const searchCodeOf = (code: string) => (code === 'navigation' ? 'products' : code);

/**
 * The category tree of an app, by the strategy `facet`: made of the reserved key `categories` of its documents at each
 * request, the categories with the most documents first.
 */
export function categoryTree({ documents }: AppState): { category: CategoryNode } {
  const root: CategoryNode = { id: 'root', name: 'root', level: 0, tags: ['active'], children: [] };
  for (const { payload } of documents) {
    const found = new Set<CategoryNode>();
    for (const path of pathsOf(payload['categories'])) {
      let node = root;
      for (const part of path) {
        node = childOf(node, part);
        found.add(node);
      }
    }
    for (const node of found) node.count = (node.count ?? 0) + 1;
  }
  sort(root);
  return { category: root };
}

type Part = Pick<CategoryNode, 'id' | 'name'>;

/** Paths of a document, which the bulk call has checked. */
const pathsOf = (categories: unknown) =>
  Array.isArray(categories)
    ? (categories as { category: Part[] }[]).map(({ category }) => category)
    : [];

function childOf(parent: CategoryNode, { id, name }: Part) {
  const known = parent.children.find((child) => child.id === id);
  if (known) return known;
  const child = { id, name, level: parent.level + 1, count: 0, tags: ['active'], children: [] };
  parent.children.push(child);
  return child;
}

function sort({ children }: CategoryNode): void {
  children.sort((a, b) => (b.count ?? 0) - (a.count ?? 0) || (a.name < b.name ? -1 : 1));
  children.forEach(sort);
}
