import { elementParts, treeElement, type TreeElement, type TreeNode } from '../../lib/content-tree';
import { plainText } from '../authoring/plain-text';
import { elementsIn, mapElements, type Parts } from '../content/nodes/content-tree';

/** Names of the glossary by their ids. */
export type Glossary = ReadonlyMap<string, string>;

/** Most marks on a page: more would clutter the text. */
const MAX_MARKS = 10;

/** Pages with more headings are lists in which readers look things up. */
const MAX_HEADINGS = 40;

/** Terms that texts also use in an everyday sense, or for several things. */
const commonWords = new Set(
  'asset attribute batch boosting code condition console dashboard document environment explain filter highlight history hit index monitor operator page query queue redirect tracking variant vector weight widget'.split(
    ' ',
  ),
);

/** Elements without marks: headings, links, code, and controls. */
const excluded =
  /^(?:h[1-6]|th|a|code|pre|kbd|button|summary|svg|figcaption|Heading|AdmonitionTitle|CodeBlock|Diagram|DrawnDiagram|Figure|SearchExample|Cards|Api\w+)$/;

/**
 * Links terms in the text to the glossary, at their first occurrence in each section.
 * @param route of the page with the terms
 */
export function markTerms(
  tree: readonly TreeNode[],
  glossary: Glossary,
  route: string,
): TreeNode[] {
  const ids = new Map(
    [...glossary].flatMap(([id, name]): [string, string][] =>
      commonWords.has(name.toLowerCase()) ? [] : [[name.toLowerCase(), id]],
    ),
  );
  if (ids.size === 0 || tree.filter(isHeading).length > MAX_HEADINGS) return [...tree];
  const alternatives = [...ids.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const term = new RegExp(
    `(?<![\\p{L}\\p{N}-])(${alternatives.join('|')})s?(?![\\p{L}\\p{N}-])`,
    'giu',
  );
  let marks = 0;
  let seen = new Set<string>();

  const markText = (text: string): TreeNode[] => {
    if (marks === MAX_MARKS) return [text];
    const parts: TreeNode[] = [];
    let end = 0;
    for (const { 0: word, 1: name = '', index } of text.matchAll(term)) {
      const id = ids.get(name.toLowerCase()) ?? '';
      if (seen.has(id) || marks === MAX_MARKS) continue;
      seen.add(id);
      marks += 1;
      const link: TreeElement = ['a', { className: 'defined', href: `${route}#${id}` }, word];
      parts.push(text.slice(end, index), link);
      end = index + word.length;
    }
    return [...parts, text.slice(end)].filter((part) => part !== '');
  };
  const markNode = (node: TreeNode): TreeNode[] => {
    if (typeof node === 'string') return markText(node);
    const { name, props, children } = elementParts(node);
    if (isHeading(node)) seen = new Set();
    return excluded.test(name) ? [node] : [treeElement(name, props, children.flatMap(markNode))];
  };
  return tree.flatMap(markNode);
}

const escapeRegExp = (name: string) => name.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');

const isHeading = (node: TreeNode) =>
  typeof node !== 'string' && /^(?:h[1-6]|Heading)$/.test(node[0]);

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
 * @param page route of the page, which does not link to itself
 */
export function linkTerms(tree: readonly TreeNode[], routeOf: TermRoute, page: string): TreeNode[] {
  return mapElements(tree, ({ name, props, children }) => {
    if (name !== 'DrawnDiagram')
      return treeElement(name, props, linkTerms(children, routeOf, page));
    const forms = mapElements(children, (drawing) => linkedDrawing(drawing, routeOf, page));
    const isLinked = elementsIn(forms).some((drawing) => !('aria-hidden' in drawing.props));
    return treeElement(name, isLinked ? { ...props, linked: true } : props, forms);
  });
}

/** The drawing with links, which screen readers may enter; as it is when no node is a term. */
function linkedDrawing({ name, props, children }: Parts, routeOf: TermRoute, page: string) {
  const newProps = { ...props };
  const inner = mapElements(children, (element) => {
    const node = treeElement(element.name, element.props, element.children);
    const route = routeOf(nodeName(element));
    if (route === undefined || route === page) return node;
    delete newProps['aria-hidden'];
    return ['a', { className: 'term', href: route }, node];
  });
  return treeElement(name, newProps, inner);
}

/** The name of a node; empty for lines' labels and headings of groups, which have a class, and for shapes. */
const nodeName = ({ name, props, children }: Parts) =>
  name === 'text' && props['className'] === undefined ? children.map(plainText).join(' ') : '';
