import { site } from '../../site';
import { lastUpdated } from '../source/last-updated';
import { routes } from '../../lib/routes';

interface Data {
  allSitePage: { nodes: { path: string }[] };
  allDocPage: { nodes: ContentPage[] };
  allBlogPost: { nodes: ContentPage[] };
}

interface ContentPage {
  path: string;
  file: string;
  unlisted: boolean;
}

interface SitemapPage {
  path: string;
  /** Day of the last change; absent for pages that are no file, and where history does not tell. */
  lastmod?: string | undefined;
}

/** Routes that are no content: what they show depends on the reader. */
const excluded = [routes.notFound, `${routes.notFound}.html`, '/dev-404-page', routes.search];

/**
 * Options of gatsby-plugin-sitemap. Pages that are built are listed, unless search engines are told to stay away:
 * drafts and scheduled posts make no page, unlisted pages make one.
 */
export const sitemapOptions = {
  // robots.txt names the sitemap.
  createLinkInHead: false,
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    allDocPage { nodes { path file unlisted } }
    allBlogPost { nodes { path file unlisted } }
  }`,
  resolvePages: sitemapPages,
  serialize: ({ path, lastmod }: SitemapPage) => ({
    url: path,
    ...(lastmod !== undefined && { lastmod }),
  }),
};

/** All pages of the sitemap, by route. */
export function sitemapPages({ allSitePage, allDocPage, allBlogPost }: Data): SitemapPage[] {
  const pages = new Map(
    [...allDocPage.nodes, ...allBlogPost.nodes].map((page) => [page.path, page]),
  );
  return allSitePage.nodes
    .map(({ path }) => path.replace(/(.)\/$/, '$1'))
    .filter((path) => !excluded.includes(path) && !pages.get(path)?.unlisted)
    .sort()
    .map((path) => {
      const page = pages.get(path);
      return { path, lastmod: page && lastUpdated(page.file, site.contentFolder) };
    });
}
