import { site } from '../site';

/** Every route of the site that code names; no other file holds one. */

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
} as const;

/** File of the page for addresses that do not exist; hosts look for it by this name. */
export const notFoundFile = `${routes.notFound}.html`;

/** Pages of the documentation that code links to, by their place below the documentation's prefix. The build checks them. */
export const docPages = {
  apiReference: docPage('qsc-admin/api/reference'),
  assistants: docPage('qsc-admin/api/assistants'),
  authentication: docPage('qsc-admin/api/authentication'),
  concepts: docPage('getStarted/concepts'),
  errorsAndLimits: docPage('qsc-admin/faq/errors-and-limits'),
  facet: docPage('qsc-admin/admin/search/facet'),
  feeding: docPage('qsc-admin/admin/feeding'),
  feedingApi: docPage('qsc-admin/admin/feeding/feeding-api-integration'),
  filters: docPage('qsc-admin/search/filters'),
  firstSearchApp: docPage('qsc-admin/tutorials/first-search-app-in-5-minutes'),
  introduction: docPage(site.docsHome),
  searchApi: docPage('qsc-admin/search/search-api-integration'),
  searchResponse: docPage('qsc-admin/search/search-response'),
  sort: docPage('qsc-admin/admin/search/sort'),
  variant: docPage('qsc-admin/admin/search/variant'),
} as const;

/** Entries of the navigation bar. */
export const navbarLinks = [
  { label: 'Docs', to: docPages.introduction },
  { label: 'Blog', to: routes.blog },
  { label: 'Playground', to: routes.playground },
] as const;

/** The feeds of the blog: where they are served, and what programs know their formats by. */
export const feedFiles = [
  { path: '/rss.xml', type: 'application/rss+xml', name: 'RSS' },
  { path: '/atom.xml', type: 'application/atom+xml', name: 'Atom' },
  { path: '/feed.json', type: 'application/feed+json', name: 'JSON Feed' },
] as const;

/** The API as files for programs. */
export const apiFileRoutes = {
  yaml: '/openapi/qsc.yaml',
  json: '/openapi/qsc.json',
  collection: '/openapi/qsc.postman_collection.json',
} as const;

/** The content for programs, and the schema of it. */
export const contentApiRoutes = {
  content: '/api/content.json',
  schema: '/api/content.schema.json',
} as const;

/** Route of a documentation page by its place below the documentation's prefix. */
export function docPage(place: string): string {
  return `${docs}/${place}`;
}

/** Route of a tag's page. Keys are route segments: lower-case letters, digits and hyphens. */
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
  return `${routes.search}?query=${encodeURIComponent(query)}`;
}
