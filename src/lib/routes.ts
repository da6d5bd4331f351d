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
  valuesScript: '/values.js',
  terms: '/terms.json',
} as const;

/** What readers who read offline load: the service worker, and the size of what it keeps. */
export const offlineRoutes = { worker: '/offline-worker.js', size: '/offline.json' } as const;

/** File of the page for addresses that do not exist; hosts look for it by this name. */
export const notFoundFile = `${routes.notFound}.html`;

/** The same as Markdown, for programs that prefer it. */
export const notFoundMarkdown = markdownRoute(routes.notFound);

/** Pages of the documentation that code links to, by their place below the documentation's prefix. The build checks them. */
export const docPages = {
  apiChanges: docPage('qsc-admin/api/changes'),
  apiReference: docPage('qsc-admin/api/reference'),
  assistants: docPage('qsc-admin/api/assistants'),
  authentication: docPage('qsc-admin/api/authentication'),
  concepts: docPage('getStarted/concepts'),
  dataExport: docPage('qsc-admin/api/data-export'),
  errorsAndLimits: docPage('qsc-admin/faq/errors-and-limits'),
  facet: docPage('qsc-admin/admin/search/facet'),
  feeding: docPage('qsc-admin/admin/feeding'),
  feedingApi: docPage('qsc-admin/admin/feeding/feeding-api-integration'),
  facetsAndPaging: docPage('qsc-admin/search/facets-and-paging'),
  filters: docPage('qsc-admin/search/filters'),
  firstSearchApp: docPage('qsc-admin/tutorials/first-search-app-in-5-minutes'),
  goLive: docPage('qsc-admin/operate/go-live'),
  introduction: docPage(site.docsHome),
  searchApi: docPage('qsc-admin/search/search-api-integration'),
  searchResponse: docPage('qsc-admin/search/search-response'),
  sort: docPage('qsc-admin/admin/search/sort'),
  suggestApi: docPage('qsc-admin/search/suggest-api-integration'),
  variant: docPage('qsc-admin/admin/search/variant'),
  whenSomethingIsWrong: docPage('qsc-admin/faq/when-something-is-wrong'),
  whatsNew: docPage('getStarted/whats-new'),
} as const;

/** Entries of the navigation bar. */
export const navbarLinks = [
  { label: 'Docs', to: docPages.introduction },
  { label: 'Blog', to: routes.blog },
  { label: 'Playground', to: routes.playground },
] as const;

/** Host that the OpenAPI files name, until a reader has entered one. */
export const OPENAPI_HOST = 'qsc.example.com';

/** The feeds of the blog. */
export const feedFiles = feedFilesAt('/rss.xml', '/atom.xml', '/feed.json');

/** The feeds of what is new in the documentation. */
export const releaseFeedFiles = feedFilesAt(
  '/whats-new.rss.xml',
  '/whats-new.atom.xml',
  '/whats-new.json',
);

/** The feeds of the changes of the API. */
export const apiFeedFiles = feedFilesAt(
  '/api-changes.rss.xml',
  '/api-changes.atom.xml',
  '/api-changes.json',
);

/** Where the formats of a feed are served, and what programs know them by. */
export type FeedFiles = ReturnType<typeof feedFilesAt>;

function feedFilesAt(rss: string, atom: string, json: string) {
  return [
    { path: rss, type: 'application/rss+xml', name: 'RSS' },
    { path: atom, type: 'application/atom+xml', name: 'Atom' },
    { path: json, type: 'application/feed+json', name: 'JSON Feed' },
  ] as const;
}

/** The feed that a page offers to programs: pages of the blog their posts, the pages about changes their entries. */
export function feedOfPage(route: string): { title: string; files: FeedFiles } | undefined {
  if (route === docPages.whatsNew) return { title: site.releases.title, files: releaseFeedFiles };
  if (route === docPages.apiChanges) return { title: 'Changes of the API', files: apiFeedFiles };
  if (route === routes.blog || route.startsWith(`${routes.blog}/`))
    return { title: site.blog.title, files: feedFiles };
  return undefined;
}

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

/** The API as files for programs. */
export const apiFileRoutes = {
  yaml: '/openapi/qsc.yaml',
  json: '/openapi/qsc.json',
} as const;

/** The content for programs, and the schema of it. */
export const contentApiRoutes = {
  content: '/api/content.json',
  schema: '/api/content.schema.json',
} as const;

/** The sample shop as files that readers load into a tenant. */
export const sampleShopRoutes = {
  products: '/sample-shop/products.json',
  schema: '/sample-shop/schema.json',
  synonyms: '/sample-shop/synonyms.json',
  goldStandard: '/sample-shop/gold-standard.json',
  gradedQueries: '/sample-shop/graded-queries.json',
} as const;

/** Files that the end of the build writes, and that pages link to. */
export const outputRoutes: readonly string[] = [
  ...[...feedFiles, ...releaseFeedFiles, ...apiFeedFiles].map(({ path }) => path),
  ...Object.values(apiFileRoutes),
  ...Object.values(contentApiRoutes),
  ...Object.values(sampleShopRoutes),
];

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
  return `${routes.search}?query=${encodeURIComponent(query)}`;
}

/** One page with all pages of a group of the documentation. */
export const wholeGroupRoute = (group: string) => `${group}/all`;

/** Whether a route is one of `wholeGroupRoute`. */
export const isWholeGroup = (route: string) =>
  route.startsWith(`${routes.docs}/`) && route.endsWith('/all');

/** Id of a page's part in the page of its group. */
export const anchorOfPage = (route: string) => route.slice(1).replaceAll('/', '-');
