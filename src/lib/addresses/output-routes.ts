import { site } from '../../site';
import { apiFeedFiles, feedFiles, releaseFeedFiles } from './feed-routes';
import { markdownRoute, routes } from './routes';

/** Files for offline reading: the service worker, and the size of its cache. */
export const offlineRoutes = { worker: '/offline-worker.js', size: '/offline.json' } as const;

/** File of the page for unknown addresses; hosts expect this name. */
export const notFoundFile = `${routes.notFound}.html`;

/** The same page as Markdown. */
export const notFoundMarkdown = markdownRoute(routes.notFound);

/** Host in the OpenAPI files for readers who have not entered one. */
export const OPENAPI_HOST = 'qsc.example.com';

/** The API as files for programs. */
export const apiFileRoutes = {
  yaml: '/openapi/qsc.yaml',
  json: '/openapi/qsc.json',
} as const;

/** The calls that pages offer to run, as workflows for programs. */
export const arazzoRoutes = {
  shop: '/arazzo/sample-shop.yaml',
  tutorials: '/arazzo/tutorials.yaml',
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
} as const;

/** Files that the end of the build writes, and that pages link to. */
export const outputRoutes: readonly string[] = [
  ...[...feedFiles, ...releaseFeedFiles, ...apiFeedFiles].map(({ path }) => path),
  ...[routes.llms, routes.llmsFull, routes.sitemap, '/robots.txt'],
  ...Object.values(apiFileRoutes),
  ...Object.values(arazzoRoutes),
  ...Object.values(contentApiRoutes),
  ...Object.values(sampleShopRoutes),
  ...(site.hasBook ? [routes.book] : []),
];
