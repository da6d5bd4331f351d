import { compiledContent } from '../compile/compile-pages';
import { buildState } from '../source/build-state';
import { readingOrder } from '../source/sidebar';
import {
  bodyOf,
  docNodes,
  nodeOf,
  postNodes,
  type NodeAccess,
  type PageNode,
} from './gatsby-nodes';
import { isListed, newestFirst, siteSidebar } from './page-nodes';
import { nearestTexts } from './text-similarity';

const MOST = 3;

/**
 * Compares the pages of the documentation with each other, and the posts. `createPages` calls it after each change and
 * puts what a page's list shows into the context of the page.
 */
export async function comparePages(access: NodeAccess): Promise<void> {
  await (buildState.relatedPages = compare(access));
}

/**
 * The listed pages that are nearest to a page by their text, nearest first, at most three. Gatsby does not track this
 * access to nodes: a tracked one would run the queries of all pages after an edit of any.
 */
export async function relatedPages<Page extends PageNode>(
  id: string,
  access: NodeAccess,
): Promise<Page[]> {
  const nearest = await (buildState.relatedPages ??= compare(access));
  return (nearest.get(id) ?? []).flatMap((other) => nodeOf<Page>(other, access) ?? []);
}

async function compare(access: NodeAccess): Promise<Map<string, string[]>> {
  const docs = docNodes(access);
  const order = readingOrder(siteSidebar(docs.filter(isListed), access)).map(({ id }) => id);
  const near = await nearest(docs, access, MOST + 2);
  for (const [id, ids] of near) {
    const at = order.indexOf(id);
    // The pager has them.
    const besides = at < 0 ? [] : [order[at - 1], order[at + 1]];
    near.set(id, ids.filter((other) => !besides.includes(other)).slice(0, MOST));
  }
  return new Map([...near, ...(await nearest(newestFirst(postNodes(access)), access, MOST))]);
}

async function nearest(pages: readonly PageNode[], access: NodeAccess, most: number) {
  const texts = await Promise.all(
    pages.map(async (page) => {
      const { text } = await compiledContent(page, bodyOf(page, access));
      return { id: page.id, title: page.title, tags: page.tagKeys, text, listed: isListed(page) };
    }),
  );
  return nearestTexts(
    texts,
    texts.filter(({ listed }) => listed),
    most,
  );
}
