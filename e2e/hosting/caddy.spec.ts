import fs from 'node:fs';
import zlib from 'node:zlib';
import { expect, test } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { compressSite, removeCopies, startCaddy, type RunningHost } from '../support/host-programs';
import { browserEnd, hostilePaths } from '../../src/test/outputs/hostile-paths';
import { publicFolder, sitemapRoutes } from '../support/page';

test.describe.configure({ mode: 'serial' });

let caddy: RunningHost;

test.beforeAll(async () => {
  caddy = await startCaddy(9392);
});

test.afterAll(() => caddy.stop());

const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const html = 'text/html; charset=utf-8';
const markdown = 'text/markdown; charset=utf-8';

test('Caddy answers 200 at the address of every page, with its own page, and with a slash leads to it', async () => {
  for (const route of sitemapRoutes()) {
    const page = await caddy.get(route);
    expect([page.status, page.headers['content-type']], route).toEqual([200, html]);
    expect(String(page.body), route).toContain(`data-value="${decodeURI(route)}"`);
    const copy = await caddy.get(route, { Accept: 'text/markdown' });
    expect([copy.status, copy.headers['content-type']], route).toEqual([200, markdown]);
    if (route === '/') continue;
    for (const query of ['', '?query=a%20b']) {
      const slash = await caddy.get(`${route}/${query}`);
      expect([slash.status, slash.headers.location], route).toEqual([301, `${route}${query}`]);
    }
  }
});

test('Caddy gives each class of file its type and its cache rule', async () => {
  const [app = ''] = fs.readdirSync(publicFolder).filter((file) => /^app-.*\.js$/.test(file));
  for (const [address, type, cache] of [
    [contentRoute('/docs'), html, REVALIDATE],
    [`/${app}`, 'text/javascript; charset=utf-8', IMMUTABLE],
    ['/search-data/manifest.json', 'application/json', REVALIDATE],
    [`/page-data${contentRoute('/docs')}/page-data.json`, 'application/json', REVALIDATE],
    [contentRoute('/docs.md'), markdown, REVALIDATE],
    ['/llms.txt', 'text/plain; charset=utf-8', REVALIDATE],
    ['/openapi/qsc.yaml', 'application/yaml', REVALIDATE],
    ['/manifest.webmanifest', 'application/manifest+json', REVALIDATE],
    ['/favicon.svg', 'image/svg+xml', 'public, max-age=86400'],
  ] as const) {
    const { status, headers } = await caddy.get(address);
    const response = [status, headers['content-type'], headers['cache-control']];
    expect(response, address).toEqual([200, type, cache]);
    const again = await caddy.get(address, { 'If-None-Match': headers.etag ?? '' });
    expect([again.status, again.headers['cache-control']], address).toEqual([304, cache]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers.link, address).toContain('</llms.txt>; rel="describedby llms-txt"');
    const copy = address === '/' ? '/index.md' : `${address}.md`;
    const link = `<${copy}>; rel="alternate"; type="text/markdown"`;
    expect(String(headers.link).includes(link), address).toBe(type === html);
    expect(headers['content-security-policy'], address).toMatch(/script-src 'self' 'sha256-/);
  }
});

test('Caddy sends compressed copies if they exist', async () => {
  const address = contentRoute('/docs');
  const plain = await caddy.get(address);
  removeCopies(`${address}/index.html`);
  const onTheFly = await caddy.get(address, { 'Accept-Encoding': 'gzip, br' });
  compressSite();
  const brotli = await caddy.get(address, { 'Accept-Encoding': 'gzip, br' });
  const gzip = await caddy.get(address, { 'Accept-Encoding': 'gzip' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.body.length).toBeLessThan(onTheFly.body.length);
  expect(zlib.brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  for (const { headers, body } of [onTheFly, gzip]) {
    expect(headers['content-encoding']).toBe('gzip');
    expect(zlib.gunzipSync(body).equals(plain.body)).toBe(true);
  }
});

test('Caddy answers 404 with the page of the site, without caching', async () => {
  for (const address of [
    contentRoute('/docs/nowhere'),
    `/app-${'0'.repeat(20)}.js`,
    '/_headers',
    '/_gatsby/slices/_gatsby-scripts-1.html',
    '/_gatsby/slices/_gatsby-scripts-1',
    '/.git/config',
  ]) {
    const { status, headers, body } = await caddy.get(address);
    const response = [status, headers['content-type'], headers['cache-control']];
    expect(response, address).toEqual([404, html, REVALIDATE]);
    expect(String(body), address).toContain('Page not found');
  }
  for (const [address, accept] of [
    ['/nowhere', 'text/markdown'],
    [contentRoute('/docs/nowhere.md'), '*/*'],
  ] as const) {
    const { status, headers, body } = await caddy.get(address, { Accept: accept });
    const response = [status, headers['content-type'], headers['cache-control']];
    expect(response, address).toEqual([404, markdown, REVALIDATE]);
    expect(String(body), address).toContain('# Page not found');
  }
  expect((await caddy.get('//other.example/')).headers.location).not.toMatch(/^\/\//);
  const moved = await caddy.get('/openapi/qsc-quickstart.yaml');
  expect([moved.status, moved.headers.location]).toEqual([301, '/openapi/qsc.yaml']);
});

test('Caddy never leads a browser to another host, and has nothing where a path holds a backslash', async () => {
  for (const address of hostilePaths)
    expect((await browserEnd(caddy.origin, address, caddy.get)).origin, address).toBe(caddy.origin);
  for (const address of ['/%5Cevil.test/', '/%09/evil.test/', `${contentRoute('/docs')}%5C/`])
    expect((await caddy.get(address)).status, address).toBe(404);
});
