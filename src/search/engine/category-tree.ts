interface CategoryNode {
  id: string;
  name: string;
  level: number;
  count?: number;
  tags: string[];
  children: CategoryNode[];
}

/** A category in the path of a document. */
export type CategoryPart = Pick<CategoryNode, 'id' | 'name'>;

/** A category from its name, in the form of the sample shop. */
export const categoryPart = (name: string): CategoryPart => ({
  id: name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'),
  name,
});

/**
 * A category tree by the strategy `facet`: counts the documents of each request; the largest categories come first.
 * @param documents paths of each document
 */
export function categoryTree(documents: readonly (readonly (readonly CategoryPart[])[])[]): {
  category: CategoryNode;
} {
  const root: CategoryNode = { id: 'root', name: 'root', level: 0, tags: ['active'], children: [] };
  for (const paths of documents) {
    const counted = new Set<CategoryNode>();
    for (const path of paths) {
      let node = root;
      for (const part of path) {
        node = childOf(node, part);
        counted.add(node);
      }
    }
    for (const node of counted) node.count = (node.count ?? 0) + 1;
  }
  sort(root);
  return { category: root };
}

function childOf(parent: CategoryNode, { id, name }: CategoryPart) {
  const existing = parent.children.find((child) => child.id === id);
  if (existing) return existing;
  const child = { id, name, level: parent.level + 1, count: 0, tags: ['active'], children: [] };
  parent.children.push(child);
  return child;
}

function sort({ children }: CategoryNode): void {
  children.sort((a, b) => (b.count ?? 0) - (a.count ?? 0) || (a.name < b.name ? -1 : 1));
  children.forEach(sort);
}
