import { historyOf } from '../content/last-updated';
import type { SidebarData } from '../content/sidebar';
import { authorRoute, isSinglePageRoute, routes, tagRoute } from '../../lib/addresses/routes';
import { isThinList } from '../../lib/thin-list';

interface Data {
  allSitePage: { nodes: { path: string }[] };
  allDocPage: { nodes: ContentPage[] };
  allBlogPost: { nodes: ContentPage[] };
  docsSidebar: readonly SidebarData[];
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

/** Routes without content of their own: they depend on the reader. */
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
    docsSidebar
  }`,
  resolvePages: sitemapPages,
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, lastmod }),
};

export function sitemapPages(data: Data): SitemapPage[] {
  const { allSitePage, allDocPage, allBlogPost, docsSidebar } = data;
  const paths = allSitePage.nodes.map(({ path }) => path.replace(/(.)\/$/, '$1'));
  // Drafts and scheduled posts are data of the build too.
  const built = new Set(paths);
  const content = {
    docs: allDocPage.nodes.filter(({ path }) => built.has(path)),
    posts: allBlogPost.nodes.filter(({ path }) => built.has(path)),
    groups: new Map(groupsIn(docsSidebar).map((group) => [group.path, group])),
  };
  const pages = new Map([...content.docs, ...content.posts].map((page) => [page.path, page]));
  return paths
    .filter(
      (path) => !excluded.includes(path) && !isSinglePageRoute(path) && !pages.get(path)?.unlisted,
    )
    .sort()
    .flatMap((path) => {
      const page = pages.get(path);
      const listing = page ? undefined : listedPages(path, content);
      if (listing && isThinList(listing)) return [];
      const dated = page ? [page] : (listing ?? listed(pagesBelow(path, content)));
      return [{ path, lastmod: newestDay(dated) }];
    });
}

interface Content {
  docs: readonly ContentPage[];
  posts: readonly ContentPage[];
  groups: ReadonlyMap<string, SidebarData>;
}

const listed = (pages: readonly ContentPage[]) => pages.filter(({ unlisted }) => !unlisted);

/** Pages that the page of a tag or an author lists; undefined for other pages. */
function listedPages(path: string, { docs, posts }: Content): ContentPage[] | undefined {
  const key = path.slice(path.lastIndexOf('/') + 1);
  const has = (entries: ContentPage['tags'] = []) => entries.some((entry) => entry.key === key);
  if (path === tagRoute('docs', key)) return listed(docs).filter(({ tags }) => has(tags));
  if (path === tagRoute('blog', key)) return listed(posts).filter(({ tags }) => has(tags));
  if (path === authorRoute(key)) return listed(posts).filter(({ authors }) => has(authors));
  return undefined;
}

/** Pages that another page without a file of its own shows or lists. */
function pagesBelow(path: string, { docs, posts, groups }: Content): readonly ContentPage[] {
  if (path === routes.blog || path.startsWith(`${routes.blog}/`)) return posts;
  if (path === routes.docs || path === routes.docsTags) return docs;
  const group = groups.get(path);
  if (!group) return [...docs, ...posts];
  const groupRoutes = new Set(pageRoutes(group));
  return docs.filter((page) => groupRoutes.has(page.path));
}

const groupsIn = (items: readonly SidebarData[]): SidebarData[] =>
  items.flatMap((item) => (item.items ? [item, ...groupsIn(item.items)] : []));

/** Routes of the pages in a group, without pages of groups. */
const pageRoutes = ({ path, items }: SidebarData): string[] =>
  items ? items.flatMap(pageRoutes) : [path];

function newestDay(pages: readonly ContentPage[]): string | undefined {
  return pages
    .flatMap(({ file }) => historyOf(file)?.last ?? [])
    .sort()
    .at(-1);
}
