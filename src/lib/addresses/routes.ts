import { site } from '../../site';
import { encodeText } from '../text/encode-text';

/** Routes that every page loads; `topic-pages`, `feed-routes`, and `output-routes` beside this file hold the others that code names. */

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

/** Pages of the documentation that each page links to, by their place below the documentation's prefix. The build checks them. */
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
 * Route of an address as files beside the pages name it: `/docs` and `/blog` at its start are the folders of the
 * content, wherever `site.prefixes` puts their pages.
 */
export function contentRoute(address: string): string {
  return address.replace(
    /^\/(docs|blog)(?=[/#?.]|$)/,
    (folder) => site.prefixes[folder === '/docs' ? 'docs' : 'blog'],
  );
}

/** Route of a documentation page by its place below the documentation's prefix. */
export function docPage(place: string): string {
  return `${docs}/${place}`;
}

/** Route of a page as Markdown. */
export function markdownRoute(route: string): string {
  return route === routes.home ? '/index.md' : `${route}.md`;
}

/** Route of a tag's page. Keys are route segments: lower-case letters, digits, and hyphens. */
export function tagRoute(area: TagArea, key: string): string {
  return `${site.prefixes[area]}/tags/${key}`;
}

/** Route of an author's page. */
export function authorRoute(key: string): string {
  return `${routes.blogAuthors}/${key}`;
}

/** Route of a page of the list of posts; the first one is 1. */
export function blogListRoute(page: number): string {
  return page === 1 ? routes.blog : `${routes.blog}/page/${page}`;
}

/** Address of the results of a query. */
export function queryAddress(query: string): string {
  return `${routes.search}?query=${encodeText(query)}`;
}

/** One page with all pages of a group of the documentation. */
export const wholeGroupRoute = (group: string) => `${group}/all`;

/** Whether a route is one of `wholeGroupRoute`. */
export const isWholeGroup = (route: string) =>
  route.startsWith(`${routes.docs}/`) && route.endsWith('/all');

/** Id of a page's part in the page of its group. */
export const anchorOfPage = (route: string) => route.slice(1).replaceAll('/', '-');
