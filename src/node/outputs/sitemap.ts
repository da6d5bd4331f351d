import { site } from '../../site';
import { lastUpdated } from '../source/last-updated';
import { authorRoute, routes, tagRoute, type TagArea } from '../../lib/routes';
import { isThinList } from '../../lib/thin-list';

interface Data {
  allSitePage: { nodes: { path: string }[] };
  allDocPage: { nodes: ContentPage[] };
  allBlogPost: { nodes: ContentPage[] };
}

interface ContentPage {
  path: string;
  file: string;
  unlisted: boolean;
  tags?: readonly { key: string }[];
  authors?: readonly { key: string }[];
}

interface SitemapPage {
  path: string;
  /** Day of the last change, for lists of the newest page in them; absent where history does not tell. */
  lastmod?: string | undefined;
}

/** Routes that are no content: what they show depends on the reader. */
const excluded = [routes.notFound, `${routes.notFound}.html`, '/dev-404-page', routes.search];

/**
 * Options of gatsby-plugin-sitemap. Pages that are built are listed, unless search engines are told to stay away:
 * drafts and scheduled posts make no page; unlisted pages and tags with one page make one.
 */
export const sitemapOptions = {
  // robots.txt names the sitemap.
  createLinkInHead: false,
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    allDocPage { nodes { path file unlisted tags { key } } }
    allBlogPost { nodes { path file unlisted tags { key } authors { key } } }
  }`,
  resolvePages: sitemapPages,
  serialize: ({ path, lastmod }: SitemapPage) => ({
    url: path,
    ...(lastmod !== undefined && { lastmod }),
  }),
};

/** All pages of the sitemap, by route. */
export function sitemapPages({ allSitePage, allDocPage, allBlogPost }: Data): SitemapPage[] {
  const paths = allSitePage.nodes.map(({ path }) => path.replace(/(.)\/$/, '$1'));
  // Drafts and scheduled posts are data of the build too.
  const built = new Set(paths);
  const builtOf = ({ nodes }: { nodes: readonly ContentPage[] }) =>
    nodes.filter(({ path }) => built.has(path));
  const [docs, posts] = [builtOf(allDocPage), builtOf(allBlogPost)];
  const pages = new Map([...docs, ...posts].map((page) => [page.path, page]));
  const lists = pagesOfLists(docs, posts);
  return paths
    .filter((path) => !excluded.includes(path) && !pages.get(path)?.unlisted)
    .filter((path) => {
      const named = lists.get(path);
      return !named || !isThinList(named.filter(({ unlisted }) => !unlisted));
    })
    .sort()
    .map((path) => {
      const page = pages.get(path);
      const shown = page ? [page] : (lists.get(path) ?? shownBy(path, docs, posts));
      return {
        path,
        lastmod: newestDay(shown.filter((entry) => entry === page || !entry.unlisted)),
      };
    });
}

/** The pages that the page of each tag and author lists, by its route. */
function pagesOfLists(
  docs: readonly ContentPage[],
  posts: readonly ContentPage[],
): ReadonlyMap<string, readonly ContentPage[]> {
  const lists = new Map<string, ContentPage[]>();
  const add = (route: string, page: ContentPage) => {
    const list = lists.get(route) ?? [];
    lists.set(route, list);
    // A page may name a tag twice.
    if (list.at(-1) !== page) list.push(page);
  };
  const addTagged = (area: TagArea, pages: readonly ContentPage[]) => {
    for (const page of pages) for (const { key } of page.tags ?? []) add(tagRoute(area, key), page);
  };
  addTagged('docs', docs);
  addTagged('blog', posts);
  for (const page of posts) for (const { key } of page.authors ?? []) add(authorRoute(key), page);
  return lists;
}

/** The pages that another page without a file of its own shows or lists. */
function shownBy(
  path: string,
  docs: readonly ContentPage[],
  posts: readonly ContentPage[],
): readonly ContentPage[] {
  if (path === routes.blog || path.startsWith(`${routes.blog}/`)) return posts;
  if (path === routes.docs || path === routes.docsTags) return docs;
  if (path.startsWith(`${routes.docs}/`))
    return docs.filter((page) => page.path.startsWith(`${path}/`));
  return [...docs, ...posts];
}

function newestDay(pages: readonly ContentPage[]): string | undefined {
  return pages
    .flatMap(({ file }) => lastUpdated(file, site.contentFolder) ?? [])
    .sort()
    .at(-1);
}
