import { elementParts, treeElement, type TreeElement, type TreeNode } from '../../lib/content-tree';
import { plainText } from '../components/plain-text';
import { mapElements } from '../source/nodes/content-tree';

/** Route of a term by its name, as a diagram writes it; undefined for everything else. */
export type TermRoute = (name: string) => string | undefined;

/** Looks names up in uppercase and lowercase, singular and plural. */
export function termRoutes(terms: Iterable<readonly [name: string, route: string]>): TermRoute {
  const routes = new Map<string, string>();
  for (const [name, route] of terms) if (!routes.has(keyOf(name))) routes.set(keyOf(name), route);
  return (name) => routes.get(keyOf(name));
}

const keyOf = (name: string) => name.trim().toLowerCase().replace(/s$/, '');

/**
 * The tree with links on nodes of drawn diagrams that are terms.
 * @param own route of the page, which does not link to itself
 */
export function linkTerms(tree: readonly TreeNode[], routeOf: TermRoute, own: string): TreeNode[] {
  const route: TermRoute = (name) => {
    const found = routeOf(name);
    return found === own ? undefined : found;
  };
  return linkedTree(tree, route);
}

function linkedTree(tree: readonly TreeNode[], routeOf: TermRoute): TreeNode[] {
  return mapElements(tree, ({ name, props, children }) => {
    if (name !== 'DrawnDiagram') return treeElement(name, props, linkedTree(children, routeOf));
    const forms = children.map((form) => linkedDrawing(form as TreeElement, routeOf) ?? form);
    const isLinked = forms.some((form, index) => form !== children[index]);
    return treeElement(name, isLinked ? { ...props, linked: true } : props, forms);
  });
}

/** The drawing with links, which screen readers may enter; undefined when no node is a term. */
function linkedDrawing(svg: TreeElement, routeOf: TermRoute): TreeElement | undefined {
  const { name, props, children } = elementParts(svg);
  let found = false;
  const inner = children.map((child): TreeNode => {
    const route = typeof child === 'object' ? routeOf(nodeName(child)) : undefined;
    if (route === undefined) return child;
    found = true;
    return ['a', { className: 'term', href: route }, child];
  });
  if (!found) return undefined;
  const shown = { ...props };
  delete shown['aria-hidden'];
  return treeElement(name, shown, inner);
}

/** The name of a node; empty for lines' labels and headings of groups, which have a class, and for shapes. */
function nodeName(element: TreeElement): string {
  const { name, props, children } = elementParts(element);
  return name === 'text' && props['className'] === undefined
    ? children.map(plainText).join(' ')
    : '';
}
