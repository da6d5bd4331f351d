import { docPages } from '../../lib/addresses/routes';
import type { SiteIndex } from '../pages/site-index';
import { bodyOf, docNodes, type NodeAccess } from './gatsby-nodes';
import { isListed } from './page-nodes';

/** A heading of the glossary that is a term. */
const termHeading = /^### (.+?) \{#([\w-]+)\}$/gm;

/** The glossary, and the names that diagrams link: its terms, then titles of more than one word. */
export function siteTerms(access: NodeAccess): Pick<SiteIndex, 'glossary' | 'names'> {
  const pages = docNodes(access).filter(isListed);
  const concepts = pages.find(({ path }) => path === docPages.concepts);
  const headings = concepts ? bodyOf(concepts, access).matchAll(termHeading) : [];
  const glossary = new Map([...headings].map(([, name = '', id = '']) => [id, name]));
  const names = [
    ...[...glossary].map(([id, name]) => [name, `${docPages.concepts}#${id}`] as const),
    ...pages
      .filter(({ title }) => title.includes(' '))
      .map(({ title, path }) => [title, path] as const),
  ];
  return { glossary: [...glossary], names };
}
