import type { TreeNode } from '../../lib/content-tree';
import { pageAnchor, docPages } from '../../lib/addresses/routes';
import type { PageRecord } from '../content/page-record';
import { resolveTree, type Targets } from './link-targets';
import { pageBodies } from './page-body';
import { linkTerms, markTerms, type Glossary, type TermRoute } from './terms';

/** The facts of the site that a page shows. */
interface SiteFacts extends Targets {
  pathPrefix: string;
  routeOfName: TermRoute;
  /** Only prose reads it, since a page that reads it is published again for each new term. */
  readonly glossary: Glossary;
}

/** The passes over the tree of a page, in order. Each relies on the ones before it. */
export function publishTree(page: PageRecord, tree: readonly TreeNode[], site: SiteFacts) {
  // First: the links that later passes add are routes already.
  const resolved = resolveTree(tree, page.file, site);
  // Before components become HTML: their names tell where terms are not marked.
  const marked = isProse(page) ? markTerms(resolved, site.glossary, docPages.concepts) : resolved;
  // Also before drawings become HTML. After marks, which do not change drawings.
  const linked = linkTerms(marked, site.routeOfName, page.path);
  // Last: components become HTML, addresses get the path prefix, placeholders get their marks, and elements without
  // interactive parts become strings.
  return pageBodies(linked, pageAnchor(page.path), site.pathPrefix);
}

/** Whether terms of the glossary are marked: not in posts, in references, and on the page that explains the terms. */
const isProse = ({ date, kind, path }: PageRecord) =>
  date === undefined && kind !== 'reference' && path !== docPages.concepts;
