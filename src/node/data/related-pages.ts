import type { RouteLink } from '../../lib/addresses/route-link';
import type { PageFacts } from '../pages/page-cache';
import { readingOrder, type SidebarItem } from '../source/sidebar';
import { isPost, type PageNode } from './gatsby-nodes';
import { isListed, newestFirst } from './page-nodes';
import { nearestTexts } from './text-similarity';

const MOST = 3;

/** What a page shows of another one; posts have a day. */
export type RelatedPage = RouteLink & { date?: string };

type ComparedPage = PageNode & { content: Pick<PageFacts, 'sections'> };

/**
 * The listed pages that are nearest to each page by their text, nearest first, at most three: documentation pages, of
 * which none is next to the page in the sidebar, or posts.
 * @returns by the ids of the pages
 */
export function relatedPages(
  pages: readonly ComparedPage[],
  sidebar: readonly SidebarItem[],
): ReadonlyMap<string, RelatedPage[]> {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const order = readingOrder(sidebar).map(({ id }) => id);
  const places = new Map(order.map((id, place) => [id, place]));
  const near = [
    ...nearest(
      pages.filter((page) => !isPost(page)),
      MOST + 2,
    ),
    ...nearest(newestFirst(pages.flatMap((page) => (isPost(page) ? [page] : []))), MOST),
  ];
  return new Map(
    near.map(([id, ids]) => {
      const place = places.get(id);
      // The pager has them.
      const besides = place === undefined ? [] : [order[place - 1], order[place + 1]];
      const others = ids.filter((other) => !besides.includes(other)).slice(0, MOST);
      return [id, others.flatMap((other) => byId.get(other) ?? []).map(linkTo)];
    }),
  );
}

function linkTo(page: PageNode): RelatedPage {
  const { title, path } = page;
  return isPost(page) ? { title, path, date: page.date } : { title, path };
}

function nearest(pages: readonly ComparedPage[], most: number): Map<string, string[]> {
  const texts = pages.map((page) => {
    const { id, title, tagKeys: tags, content } = page;
    const parts = content.sections.map((part) => (part.id ? `${part.title}\n` : '') + part.text);
    return { id, title, tags, text: parts.join('\n'), listed: isListed(page) };
  });
  const listed = texts.filter((text) => text.listed);
  return nearestTexts(texts, listed, most);
}
