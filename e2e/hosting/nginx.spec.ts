import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect, test } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { compressSite, removeCopies, startNginx, type RunningHost } from '../support/host-programs';
import { browserEnd, hostilePaths } from '../../src/test/outputs/hostile-paths';
import { publicFolder, routes, sitemapRoutes } from '../support/page';

test.describe.configure({ mode: 'serial' });

let nginx: RunningHost;
const get: RunningHost['get'] = (address, headers) => nginx.get(address, headers);

test.beforeAll(async () => {
  nginx = await startNginx(9391);
});

test.afterAll(() => nginx.stop());

const files = fs
  .readdirSync(publicFolder, { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.split(path.sep).join('/')}`);
const fileLike = (pattern: RegExp) => {
  const file = files.find((name) => pattern.test(name));
  if (file === undefined) throw new Error(`No file of the build is like ${pattern.source}.`);
  return file;
};
const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const html = 'text/html; charset=utf-8';
const markdown = 'text/markdown; charset=utf-8';

test('nginx starts without a warning', () => {
  expect(nginx.problems()).toBe('');
});

test('every page of the sitemap answers 200 at its address, and with a slash leads to it', async () => {
  for (const route of sitemapRoutes()) {
    const page = await get(route);
    expect([page.status, page.headers['content-type']], route).toEqual([200, html]);
    if (route === '/') continue;
    const slash = await get(`${route}/?query=a%20b`);
    expect([slash.status, slash.headers.location], route).toEqual([301, `${route}?query=a%20b`]);
  }
  expect(routes.length).toBeGreaterThan(200);
});

test('each class of file has its type and its cache rule', async () => {
  const classes: [string, string, string][] = [
    [contentRoute('/docs'), html, REVALIDATE],
    ['/', html, REVALIDATE],
    [fileLike(/^\/app-[0-9a-f]{8}\.js$/), 'application/javascript; charset=utf-8', IMMUTABLE],
    [fileLike(/^\/app\.[0-9a-f]{8}\.css$/), 'text/css; charset=utf-8', IMMUTABLE],
    [fileLike(/^\/search-data\/index-.*\.json$/), 'application/json', IMMUTABLE],
    ['/search-data/manifest.json', 'application/json', REVALIDATE],
    [`/page-data${contentRoute('/docs')}/page-data.json`, 'application/json', REVALIDATE],
    ['/page-data/app-data.json', 'application/json', REVALIDATE],
    [contentRoute('/docs/qsc-admin/search/filters.md'), markdown, REVALIDATE],
    ['/llms.txt', 'text/plain; charset=utf-8', REVALIDATE],
    ['/robots.txt', 'text/plain; charset=utf-8', REVALIDATE],
    ['/rss.xml', 'text/xml; charset=utf-8', REVALIDATE],
    ['/sitemap-index.xml', 'text/xml; charset=utf-8', REVALIDATE],
    ['/favicon.svg', 'image/svg+xml', 'public, max-age=86400'],
    ['/social.png', 'image/png', 'public, max-age=86400'],
  ];
  for (const [address, type, cache] of classes) {
    const { status, headers } = await get(address);
    const response = [status, headers['content-type'], headers['cache-control']];
    expect(response, address).toEqual([200, type, cache]);
    expect(headers.link, address).toContain('</openapi/qsc.yaml>; rel="service-desc"');
    const copy = address === '/' ? '/index.md' : `${address}.md`;
    const link = `<${copy}>; rel="alternate"; type="text/markdown"`;
    expect(String(headers.link).includes(link), address).toBe(type === html);
    const again = await get(address, { 'If-None-Match': headers.etag ?? '' });
    expect([again.status, again.headers['cache-control']], address).toEqual([304, cache]);
  }
});

test('compressed copies are served if they exist, with the same content', async () => {
  const page = contentRoute('/docs');
  const script = fileLike(/^\/framework-.*\.js$/);
  for (const isCompressed of [false, true]) {
    for (const file of [`${page}/index.html`, '/llms-full.txt', script]) removeCopies(file);
    if (isCompressed) compressSite();
    for (const address of [page, '/llms-full.txt', script]) {
      const plain = await get(address);
      const brotli = await get(address, { 'Accept-Encoding': 'gzip, br' });
      const gzip = await get(address, { 'Accept-Encoding': 'gzip' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(brotli.headers['content-encoding'], address).toBe(isCompressed ? 'br' : 'gzip');
      expect(gzip.headers['content-encoding'], address).toBe('gzip');
      const decoded = isCompressed ? zlib.brotliDecompressSync : zlib.gunzipSync;
      expect(decoded(brotli.body).equals(plain.body), address).toBe(true);
      expect(zlib.gunzipSync(gzip.body).equals(plain.body), address).toBe(true);
      expect(String(brotli.headers.vary)).toMatch(/Accept-Encoding/);
    }
  }
});

test('missing addresses and files are the 404 page, without caching', async () => {
  for (const address of [
    '/nowhere',
    contentRoute('/docs/nowhere/'),
    `/app-${'0'.repeat(20)}.js`,
    '/search-data/none.json',
    '/_headers',
    '/_gatsby/slices/_gatsby-scripts-1.html',
    '/_gatsby/slices/_gatsby-scripts-1',
    '/webpack.stats.json',
    '/.git/config',
  ]) {
    const { status, headers, body } = await get(address.replace(/\/$/, ''));
    expect(status, address).toBe(404);
    expect(headers['cache-control'], address).toBe(REVALIDATE);
    expect(String(body), address).toContain('Page not found');
  }
  // nginx itself refuses a path that leads out of the folder.
  expect((await get('/%2e%2e/package.json')).status).toBe(400);
});

test('programs that prefer Markdown get the copy', async () => {
  const copy = await get(contentRoute('/docs/qsc-admin/search/filters'), {
    Accept: 'text/markdown, */*',
  });
  expect(copy.headers['content-type']).toBe(markdown);
  expect(String(copy.body)).toMatch(/^# /m);
  const none = await get('/search', { Accept: 'text/markdown' });
  expect(none.headers['content-type']).toBe(html);
  for (const route of sitemapRoutes()) {
    const { status, headers } = await get(route, { Accept: 'text/markdown' });
    expect([status, headers['content-type']], route).toEqual([200, markdown]);
  }
  for (const [address, headers] of [
    [contentRoute('/docs/nowhere'), { Accept: 'text/markdown' }],
    [contentRoute('/docs/nowhere.md'), {}],
    [contentRoute('/docs/search/filters.md'), { Accept: 'text/markdown' }],
  ] as const) {
    const missing = await get(address, headers);
    expect([missing.status, missing.headers['content-type']], address).toEqual([404, markdown]);
    // One file for all addresses: it lists all pages of the documentation.
    expect(String(missing.body)).toContain(`${contentRoute('/docs/qsc-admin/search/filters')}.md)`);
    expect(String(missing.body)).toContain('/llms.txt');
  }
});

test('every response has the headers of the table', async () => {
  for (const address of [contentRoute('/docs'), '/nowhere', '/llms.txt', contentRoute('/docs/')]) {
    const { headers } = await get(address);
    expect(headers, address).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers['content-security-policy'], address).toMatch(/script-src 'self' 'sha256-/);
    expect(String(headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['server'], address).toBe('nginx');
  }
});

test('a query of 10 kB is served', async () => {
  const { status } = await get(`/search?query=${'x'.repeat(10_000)}`);
  expect(status).toBe(200);
});

test('1,500 requests, 30 at once, are all answered', async () => {
  const queue = Array.from({ length: 1500 }, (_, index) => routes[index % routes.length] ?? '/');
  const failed: string[] = [];
  const work = async () => {
    for (let route = queue.pop(); route !== undefined; route = queue.pop()) {
      const response = await get(encodeURI(route)).catch(() => undefined);
      if (response?.status !== 200) failed.push(`${route} ${response?.status}`);
    }
  };
  await Promise.all(Array.from({ length: 30 }, work));
  expect(failed).toEqual([]);
});

test('nginx never leads a browser to another host, and has nothing where a path holds a backslash', async () => {
  for (const address of hostilePaths)
    expect((await browserEnd(nginx.origin, address, nginx.get)).origin, address).toBe(nginx.origin);
  for (const address of ['/%5Cevil.test/', '/%09/evil.test/', `${contentRoute('/docs')}%5C/`])
    expect((await nginx.get(address)).status, address).toBe(404);
});
