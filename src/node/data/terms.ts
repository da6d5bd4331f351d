import { docPages } from '../../lib/routes';
import { termRoutes, type TermRoute } from '../compile/term-links';
import { digest } from '../source/digest';
import { bodyOf, docNodes, type NodeAccess } from './gatsby-nodes';
import { isListed } from './page-nodes';

/** A heading of the glossary that is a term. */
const termHeading = /^### (.+?) \{#([\w-]+)\}$/gm;

/** Names that diagrams link: terms of the glossary, then titles of more than one word. */
function terms(access: NodeAccess): [name: string, route: string][] {
  const pages = docNodes(access).filter(isListed);
  const glossary = pages.find(({ path }) => path === docPages.concepts);
  const headings = glossary ? bodyOf(glossary, access).matchAll(termHeading) : [];
  return [
    ...[...headings].map(([, name = '', id = '']): [string, string] => [
      name,
      `${docPages.concepts}#${id}`,
    ]),
    ...pages
      .filter(({ title }) => title.includes(' '))
      .map(({ title, path }): [string, string] => [title, path]),
  ];
}

/** Routes of terms, and a digest that changes with them: pages with diagrams are made of it too. */
export interface Terms {
  key: string;
  routeOf: TermRoute;
}

let current: Terms | undefined;

/** Reads the terms of this build. `createPages`, which runs whenever content changed, does it. */
export function readTerms(access: NodeAccess): Terms {
  const all = terms(access);
  const key = digest(JSON.stringify(all));
  if (current?.key !== key) current = { key, routeOf: termRoutes(all) };
  return current;
}

/** The terms that were read last: a query of each page that lists all pages takes longer than the rest of it. */
export function currentTerms(access: NodeAccess): Terms {
  return current ?? readTerms(access);
}
