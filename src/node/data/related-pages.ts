import type { RouteLink } from '../../lib/addresses/route-link';
import type { PageFacts } from '../pages/page-cache';
import { readingOrder, type SidebarItem } from '../content/sidebar';
import { isPost, type PageNode } from './gatsby-nodes';
import { isListed, newestFirst } from './page-nodes';
import { similarTexts } from './text-similarity';

const MAX_RELATED = 3;

/** A link to a related page; posts have a day. */
export type RelatedPage = RouteLink & { date?: string };

type ComparedPage = PageNode & { content: Pick<PageFacts, 'sections'> };

/**
 * The listed pages that are nearest to each page by their text, nearest first, at most three: documentation pages that are
 * not next to the page in the sidebar, or posts.
 * @returns by the ids of the pages
 */
export function relatedPages(
  pages: readonly ComparedPage[],
  sidebar: readonly SidebarItem[],
): ReadonlyMap<string, RelatedPage[]> {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const order = readingOrder(sidebar).map(({ id }) => id);
  const positions = new Map(order.map((id, position) => [id, position]));
  const similar = [
    ...mostSimilar(
      pages.filter((page) => !isPost(page)),
      MAX_RELATED + 2,
    ),
    ...mostSimilar(newestFirst(pages.flatMap((page) => (isPost(page) ? [page] : []))), MAX_RELATED),
  ];
  return new Map(
    similar.map(([id, ids]) => {
      const position = positions.get(id);
      // The pager links to neighbors.
      const besides = position === undefined ? [] : [order[position - 1], order[position + 1]];
      const others = ids.filter((other) => !besides.includes(other)).slice(0, MAX_RELATED);
      return [id, others.flatMap((other) => byId.get(other) ?? []).map(linkTo)];
    }),
  );
}

function linkTo(page: PageNode): RelatedPage {
  const { title, path } = page;
  return isPost(page) ? { title, path, date: page.date } : { title, path };
}

function mostSimilar(pages: readonly ComparedPage[], limit: number): Map<string, string[]> {
  const texts = pages.map((page) => {
    const { id, title, tagKeys: tags, content } = page;
    const parts = content.sections.map((part) => (part.id ? `${part.title}\n` : '') + part.text);
    return { id, title, tags, text: parts.join('\n'), listed: isListed(page) };
  });
  const listed = texts.filter((text) => text.listed);
  return similarTexts(texts, listed, limit);
}
