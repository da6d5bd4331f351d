import { docPages } from '../../lib/addresses/routes';
import type { TermDefinitions } from '../../lib/term-definitions';
import { docNodes, type NodeAccess } from '../data/gatsby-nodes';
import { sitePages } from '../data/site-pages';

/** What pages show of a term: the first paragraph of its section in the glossary, without the page that it leads to. */
export async function termsFile(access: NodeAccess): Promise<string> {
  const page = docNodes(access).find(({ path }) => path === docPages.concepts);
  const sections = page ? (await sitePages(access).summary(page.id)).facts.sections : [];
  const terms: TermDefinitions = {};
  for (const { id, level, title, text } of sections)
    if (level === 3) terms[id] = [title, (text.split('\n')[0] ?? '').replace(/; see .*$/, '.')];
  return JSON.stringify(terms);
}
