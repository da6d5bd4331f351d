import { elementParts, treeElement, type TreeElement, type TreeNode } from '../../lib/content-tree';

/** Names of the glossary by their ids. */
export type Glossary = ReadonlyMap<string, string>;

/** Most marks of a page: more would be a text full of lines. */
const MOST = 10;

/** Pages with more headings are lists in which readers look things up. */
const MOST_HEADINGS = 40;

/** Names that texts also use in their everyday sense, or for more than one thing. */
const everyday = new Set(
  'attribute batch code condition console document environment explain filter highlight history hit index operator page query queue redirect tracking variant weight'.split(
    ' ',
  ),
);

/** Elements whose text stays as it is: names, links, code, and what is pressed. */
const left =
  /^(?:h[1-6]|th|a|code|pre|kbd|button|summary|svg|figcaption|Heading|AdmonitionTitle|CodeBlock|Diagram|DrawnDiagram|Figure|SearchExample|Cards|Api\w+)$/;

/**
 * The tree with links to the glossary on the terms of its text, the first time in each section.
 * @param glossary route of the page with the terms
 */
export function markTerms(
  tree: readonly TreeNode[],
  names: Glossary,
  glossary: string,
): TreeNode[] {
  const ids = new Map(
    [...names].flatMap(([id, name]): [string, string][] =>
      everyday.has(name.toLowerCase()) ? [] : [[name.toLowerCase(), id]],
    ),
  );
  if (ids.size === 0 || headings(tree) > MOST_HEADINGS) return [...tree];
  const alternatives = [...ids.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const term = new RegExp(
    `(?<![\\p{L}\\p{N}-])(${alternatives.join('|')})s?(?![\\p{L}\\p{N}-])`,
    'giu',
  );
  let marks = 0;
  let seen = new Set<string>();

  const inText = (text: string): TreeNode[] => {
    const parts: TreeNode[] = [];
    let at = 0;
    for (const { 0: found, 1: name = '', index } of text.matchAll(term)) {
      const id = ids.get(name.toLowerCase()) ?? '';
      if (seen.has(id) || marks === MOST) continue;
      seen.add(id);
      marks += 1;
      const link: TreeElement = ['a', { className: 'defined', href: `${glossary}#${id}` }, found];
      parts.push(text.slice(at, index), link);
      at = index + found.length;
    }
    return [...parts, text.slice(at)].filter((part) => part !== '');
  };
  const marked = (node: TreeNode): TreeNode[] => {
    if (typeof node === 'string') return inText(node);
    const { name, props, children } = elementParts(node);
    if (isHeading(node)) seen = new Set();
    return left.test(name) ? [node] : [treeElement(name, props, children.flatMap(marked))];
  };
  return tree.flatMap(marked);
}

const escaped = (name: string) => name.replace(/[^\p{L}\p{N} ]/gu, '\\$&');

const isHeading = (node: TreeNode) =>
  typeof node !== 'string' && /^(?:h[1-6]|Heading)$/.test(node[0]);

const headings = (tree: readonly TreeNode[]) => tree.filter(isHeading).length;
