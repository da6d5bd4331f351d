import type { RouteLink } from '../../lib/addresses/route-link';
import { faultIn, type Fault } from '../faults/faults';
import { docsFolder } from '../content/files';
import { allGroups, allTrails, readingOrder, type SidebarItem } from '../content/sidebar';
import { routes, tagRoute, singlePageRoute } from '../../lib/addresses/routes';

/** The pages of the site as a pure function of the content, without Gatsby. */

/** Name of a file in src/templates, without extension. */
export type Template =
  | 'home'
  | 'doc'
  | 'docs-index'
  | 'docs-category'
  | 'docs-single-page'
  | 'docs-tags'
  | 'docs-tag'
  | 'blog-post'
  | 'blog-list'
  | 'blog-archive'
  | 'blog-tags'
  | 'blog-tag'
  | 'blog-authors'
  | 'blog-author';

export interface Route {
  path: string;
  template: Template;
  /** Variables of the template's query, and values that no query can find. */
  context: Record<string, unknown>;
  /** Source file of the page, for messages. */
  file?: string;
  /** Files of the pages that this page shows completely. */
  shows?: readonly string[];
  /** Files of the posts that this page lists. */
  lists?: readonly string[];
}

export interface DocsContent {
  /** Documentation pages of this build, including unlisted ones. */
  docs: readonly { id: string; path: string; title: string; file: string }[];
  sidebar: readonly SidebarItem[];
  /** Keys of tags with listed documentation pages. */
  docTags: readonly string[];
}

export function docsRoutes({ docs, sidebar, docTags }: DocsContent): Route[] {
  const neighbors = neighborsIn(
    readingOrder(sidebar).map(({ sidebarLabel, ...page }) => ({ ...page, title: sidebarLabel })),
  );
  const trails = allTrails(sidebar);
  const crumbs = (path: string): RouteLink[] =>
    (trails.get(path) ?? []).map((group) => ({ title: group.label, path: group.path }));
  const labels = new Map(allGroups(sidebar).map(({ path, label }) => [path, label]));
  /** Label of the outermost group around a page, or of the page's own group. */
  const sectionOf = (path: string) => crumbs(path)[0]?.title ?? labels.get(path);

  const singlePages = singlePagesOf(docs, sidebar);
  const singlePageRoutes = new Set(singlePages.map((route) => route.path));
  const singlePageOf = (path: string) => {
    const route = singlePageRoute(path);
    return singlePageRoutes.has(route) && { singlePage: route };
  };

  return [
    ...docs.map((page): Route => {
      const [previous, next] = neighbors(page.id);
      return {
        path: page.path,
        template: 'doc',
        file: page.file,
        context: {
          area: 'docs',
          id: page.id,
          section: sectionOf(page.path),
          breadcrumbs: crumbs(page.path),
          previous,
          next,
          ...singlePageOf(page.path),
        },
      };
    }),
    { path: routes.docs, template: 'docs-index', context: { area: 'docs' } },
    ...allGroups(sidebar)
      .filter((group) => !group.page)
      .map((group): Route => ({
        path: group.path,
        template: 'docs-category',
        context: {
          area: 'docs',
          key: group.key,
          section: sectionOf(group.path),
          breadcrumbs: crumbs(group.path),
          ...singlePageOf(group.path),
        },
      })),
    ...singlePages,
    { path: routes.docsTags, template: 'docs-tags', context: { area: 'docs' } },
    ...docTags.map((tag): Route => ({
      path: tagRoute('docs', tag),
      template: 'docs-tag',
      context: { area: 'docs', tag },
    })),
  ];
}

/** The pages before and after a page in an order; null where there is none. */
export function neighborsIn(order: readonly (RouteLink & { id: string })[]) {
  const positions = new Map(order.map(({ id }, position) => [id, position]));
  return (id: string): (RouteLink | null)[] => {
    const position = positions.get(id) ?? -Infinity;
    return [order[position - 1], order[position + 1]].map((page) =>
      page ? { title: page.title, path: page.path } : null,
    );
  };
}

/** Single pages of all groups with at least two pages. */
function singlePagesOf(docs: DocsContent['docs'], sidebar: readonly SidebarItem[]): Route[] {
  const files = new Map(docs.map(({ id, file }) => [id, file]));
  return allGroups(sidebar).flatMap((group): Route[] => {
    const pages = group.items.flatMap((item) => (item.kind === 'page' ? [item.page] : []));
    const ids = [...(group.page ? [group.page] : []), ...pages].map(({ id }) => id);
    if (ids.length < 2) return [];
    return [
      {
        path: singlePageRoute(group.path),
        template: 'docs-single-page',
        shows: ids.flatMap((id) => files.get(id) ?? []),
        // Ids, since the category node changes whenever any page does.
        context: { area: 'docs', label: group.label, group: group.path, ids },
      },
    ];
  });
}

/**
 * Keeps the first route of each path and reports the others: a page of content at the route of a page that the site makes is
 * an error, since all pages link to the latter. Case does not count, since many systems and hosts ignore it.
 */
export function withoutDuplicates(routes: readonly Route[]): { routes: Route[]; faults: Fault[] } {
  const byPath = new Map<string, Route>();
  const faults: Fault[] = [];
  for (const route of routes) {
    const first = byPath.get(route.path.toLowerCase());
    const values = { route: route.path, first: first?.file ?? '' };
    if (!first) byPath.set(route.path.toLowerCase(), route);
    else if (route.file) faults.push(faultIn(route.file, undefined, 'route-twice', values));
    else {
      // Groups and pages of content come before pages that the site makes. Pages of two keys are faults of these keys.
      const { key } = first.context;
      const file = first.file ?? (key === undefined ? undefined : `${docsFolder}/${String(key)}`);
      if (file) faults.push(faultIn(file, undefined, 'route-of-site', values));
    }
  }
  return { routes: [...byPath.values()], faults };
}
