import { site } from '../../site';
import { encodeText } from '../text/encode-text';

/** Routes that every page loads. Other routes are in `feed-routes`, `output-routes`, and `../topic-pages`. */

/** Part of the site that has tag pages. */
export type TagArea = 'docs' | 'blog';

const { docs, blog } = site.prefixes;

export const routes = {
  home: '/',
  search: '/search',
  playground: '/playground',
  notFound: '/404',
  docs,
  docsTags: `${docs}/tags`,
  blog,
  blogArchive: `${blog}/archive`,
  blogTags: `${blog}/tags`,
  blogAuthors: `${blog}/authors`,
  sitemap: '/sitemap-index.xml',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  skill: '/skill.md',
  /** All pages of the documentation as one file, in public builds. */
  book: '/docs.epub',
  valuesScript: '/values.js',
  terms: '/terms.json',
} as const;

/** Pages of the documentation that code links to. The build checks that they exist. */
export const docPages = {
  apiChanges: docPage('qsc-admin/api/changes'),
  apiReference: docPage('qsc-admin/api/reference'),
  concepts: docPage('getStarted/concepts'),
  errorsAndLimits: docPage('qsc-admin/faq/errors-and-limits'),
  feedingApi: docPage('qsc-admin/admin/feeding/feeding-api-integration'),
  introduction: docPage(site.docsHome),
  runSamples: docPage('getStarted/run-the-samples'),
  searchApi: docPage('qsc-admin/search/search-api-integration'),
  whatsNew: docPage('getStarted/whats-new'),
} as const;

/** Entries of the navigation bar. */
export const navbarLinks = [
  { label: 'Docs', to: docPages.introduction },
  { label: 'Blog', to: routes.blog },
  { label: 'Playground', to: routes.playground },
] as const;

/**
 * Route of an address in the content's settings, where `/docs` and `/blog` name the folders of the content: replaces
 * them with the prefixes in `site.prefixes`.
 */
export function contentRoute(address: string): string {
  return address.replace(
    /^\/(docs|blog)(?=[/#?.]|$)/,
    (folder) => site.prefixes[folder === '/docs' ? 'docs' : 'blog'],
  );
}

/** Route of a documentation page. @param path below the documentation's prefix */
export function docPage(path: string): string {
  return `${docs}/${path}`;
}

/** Route of the Markdown copy of a page. */
export function markdownRoute(route: string): string {
  return route === routes.home ? '/index.md' : `${route}.md`;
}

/** Route of a tag's page. @param key of lower-case letters, digits, and hyphens */
export function tagRoute(area: TagArea, key: string): string {
  return `${site.prefixes[area]}/tags/${key}`;
}

export function authorRoute(key: string): string {
  return `${routes.blogAuthors}/${key}`;
}

/** Route of a page of the list of posts, counted from 1. */
export function blogListRoute(page: number): string {
  return page === 1 ? routes.blog : `${routes.blog}/page/${page}`;
}

/** Address of the search page with a query, without the path prefix. */
export function queryAddress(query: string): string {
  return `${routes.search}?query=${encodeText(query)}`;
}

/** Route of the single page that has all pages of a group of the documentation. */
export const singlePageRoute = (group: string) => `${group}/all`;

export const isSinglePageRoute = (route: string) =>
  route.startsWith(`${routes.docs}/`) && route.endsWith('/all');

/** Id of a page's section in the single page of its group. */
export const pageAnchor = (route: string) => route.slice(1).replaceAll('/', '-');
