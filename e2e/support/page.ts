import fs from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { filesIn } from '../../src/node/content/files';

/** The built site. */
export const publicFolder = path.resolve('public');

/** Text of a file of the built site. */
export const readBuilt = (file: string) => fs.readFileSync(path.join(publicFolder, file), 'utf8');
/** HTML of a page. @param route as it is, or percent-encoded */
export const htmlOf = (route: string) => readBuilt(path.join(decodeURI(route), 'index.html'));

/** Old addresses, which redirect to pages. */
const { redirects } = JSON.parse(fs.readFileSync(path.resolve('hosting/site.json'), 'utf8')) as {
  redirects: { from: string }[];
};
const oldRoutes = new Set(redirects.map(({ from }) => decodeURI(from)));

/** Files of the built site, with a slash at the start. */
export const builtFiles = filesIn(publicFolder).map((file) => `/${file}`);

/** Routes of all built pages, from the files themselves. */
export const routes = builtFiles
  .filter((file) => file.endsWith('/index.html'))
  .map((file) => file.slice(0, -'/index.html'.length) || '/')
  .filter((route) => !oldRoutes.has(route))
  .sort();

/** One page of every kind. */
export const pageKinds = {
  home: '/',
  doc: contentRoute('/docs/qsc-admin/search/filters'),
  'doc with diagram': contentRoute('/docs/getStarted/Introduction'),
  'doc with steps': contentRoute('/docs/qsc-admin/tutorials/first-search-app-in-5-minutes'),
  'docs index': contentRoute('/docs'),
  category: contentRoute('/docs/qsc-admin/search'),
  tags: contentRoute('/docs/tags'),
  tag: contentRoute('/docs/tags/facet'),
  blog: contentRoute('/blog'),
  'blog page 3': contentRoute('/blog/page/3'),
  'blog archive': contentRoute('/blog/archive'),
  'blog tags': contentRoute('/blog/tags'),
  'blog tag': contentRoute('/blog/tags/hello'),
  'blog authors': contentRoute('/blog/authors'),
  'blog author': contentRoute('/blog/authors/operations'),
  'blog post': contentRoute('/blog/spellcheck'),
  search: '/search?query=facet',
  playground: '/playground',
  'not found': contentRoute('/docs/nowhere'),
};

/** Kinds of lists that have the components of other lists. */
export const similarLists = /^(?:tags|blog (?:page|archive|tags|tag|authors))/;

/** Collects messages of the console, failed requests, and requests to other origins. A test expects none. */
export function complaints(page: Page): string[] {
  const list: string[] = [];
  page.on('console', (message) => list.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => list.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Requests that a navigation cuts short have not failed.
    const error = request.failure()?.errorText ?? '';
    if (error !== 'net::ERR_ABORTED') list.push(`failed: ${request.url()} ${error}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost')
      list.push(`other host: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) list.push(`${response.status()}: ${response.url()}`);
  });
  return list;
}

export const test = base.extend<{ quietPage: Page }>({
  /** A page that must not complain until the end of the test. */
  quietPage: async ({ page }, use) => {
    const list = complaints(page);
    await use(page);
    expect(list).toEqual([]);
  },
});

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

interface Shifts {
  shifts: [at: number, value: number, moved: string][];
  parsedUntil?: number;
}

/**
 * Records layout shifts in every later document of the page.
 * @param parsing largest allowed shift until the HTML is painted: on a busy machine, the parser may pause within a line or a
 * table, whose columns change with later rows
 */
export async function noteShifts(page: Page, parsing = 0): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const noted = window as unknown as Shifts;
    noted.shifts = [];
    // The first frame after parsing still shows parsed HTML for the first time.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => (noted.parsedUntil = performance.now())),
      );
    });
    new PerformanceObserver((entries) => {
      for (const { hadRecentInput, sources, startTime, value } of entries.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) =>
          (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120),
        );
        noted.shifts.push([startTime, value, moved.join(' and ')]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate((tolerated) => {
      const { parsedUntil = 0, shifts } = window as unknown as Shifts;
      return shifts
        .filter(([time, value]) => time > parsedUntil || value > tolerated)
        .map(([time, value, moved]) => `${value} after ${Math.round(time)} ms: ${moved}`);
    }, parsing);
}

/** By how many pixels the page is wider than its window. */
export const widerThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  // Gatsby sets this mark in an effect after hydration.
  await page.waitForFunction(
    () => performance.getEntriesByName('onInitialClientRender').length > 0,
  );
}

/** Waits until the page is painted and the browser is idle. */
export const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
      ),
  );

/**
 * Waits before a check that something has not happened. Timers of a page run in order, so earlier ones have run, however busy
 * the machine is.
 */
export const elapse = (page: Page, ms: number) =>
  page.evaluate((duration) => new Promise((resolve) => setTimeout(resolve, duration)), ms);

/** Delays requests that match a pattern until the returned function is called. */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Collects the addresses that the page requests from now on. */
export function requestedUrls(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Counts the documents that the page opens from now on. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

/** Opens a page that may reload itself before it is loaded. */
export const open = (page: Page, route: string) => page.goto(route, { waitUntil: 'commit' });

/** Simulates a reader who saves data, so that nothing is prefetched. */
export const withoutPrefetching = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

/** Opens a page and waits until it responds to clicks. */
export async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/** Reloads the page and waits until it responds to clicks. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/** Navigates as a link does. */
export async function navigateTo(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => window.___navigate?.(to), route);
}

/** Routes of the sitemap, percent-encoded. */
export function sitemapRoutes(): string[] {
  return [...readBuilt('sitemap-0.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  );
}
