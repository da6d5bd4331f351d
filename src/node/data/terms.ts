import { docPages } from '../../lib/routes';
import { termRoutes } from '../compile/term-links';
import { buildState, type Terms } from '../source/build-state';
import { digest } from '../source/workers/digest';
import { bodyOf, docNodes, type NodeAccess } from './gatsby-nodes';
import { isListed } from './page-nodes';

/** A heading of the glossary that is a term. */
const termHeading = /^### (.+?) \{#([\w-]+)\}$/gm;

function readGlossary(access: NodeAccess): Terms['glossary'] {
  const page = docNodes(access).find((doc) => isListed(doc) && doc.path === docPages.concepts);
  const headings = page ? bodyOf(page, access).matchAll(termHeading) : [];
  return new Map([...headings].map(([, name = '', id = '']) => [id, name]));
}

/** Names that diagrams link: terms of the glossary, then titles of more than one word. */
function terms(access: NodeAccess, glossary: Terms['glossary']): [name: string, route: string][] {
  const pages = docNodes(access).filter(isListed);
  return [
    ...[...glossary].map(([id, name]): [string, string] => [name, `${docPages.concepts}#${id}`]),
    ...pages
      .filter(({ title }) => title.includes(' '))
      .map(({ title, path }): [string, string] => [title, path]),
  ];
}

/** Reads the terms of this build for its diagrams and for the resolvers. `createPages` calls it after each change. */
export function readTerms(access: NodeAccess): Terms {
  const glossary = readGlossary(access);
  const all = terms(access, glossary);
  const key = digest(JSON.stringify(all));
  if (buildState.terms?.key === key) return buildState.terms;
  return (buildState.terms = { key, glossary, routeOf: termRoutes(all) });
}

/** The terms of the last `createPages`: to list all pages in the query of each page would take longer than the rest of it. */
export function currentTerms(access: NodeAccess): Terms {
  return buildState.terms ?? readTerms(access);
}
