import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect, test } from '@playwright/test';
import { contentRoute, markdownRoute } from '../../src/lib/addresses/routes';
import { startCaddy, startNginx, type RunningHost } from '../support/host-programs';
import { browserEnd, hostilePaths } from '../../src/test/outputs/hostile-paths';
import { builtFiles, publicFolder, routes, sitemapRoutes } from '../support/page';

// The tests change compressed files of one folder.
test.describe.configure({ mode: 'serial' });

const fileMatching = (pattern: RegExp) => {
  const file = builtFiles.find((name) => pattern.test(name));
  if (file === undefined) throw new Error(`No file of the build matches ${pattern.source}.`);
  return file;
};
const fileOf = (address: string) => fs.readFileSync(path.join(publicFolder, decodeURI(address)));
const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
const html = 'text/html; charset=utf-8';
const markdown = 'text/markdown; charset=utf-8';
const docs = contentRoute('/docs');
const filters = contentRoute('/docs/qsc-admin/search/filters');

const servers = {
  nginx: { start: startNginx, port: 9391, script: 'application/javascript; charset=utf-8' },
  Caddy: { start: startCaddy, port: 9392, script: 'text/javascript; charset=utf-8' },
};

for (const [name, { start, port, script }] of Object.entries(servers))
  test.describe(name, () => {
    let server: RunningHost;
    const get: RunningHost['get'] = (address, headers) => server.get(address, headers);

    test.beforeAll(async () => {
      server = await start(port);
    });

    test.afterAll(() => server.stop());

    test('sends every page at its address, and redirects the address with a slash', async () => {
      if (name === 'nginx') expect(server.problems()).toBe('');
      expect(routes.length).toBeGreaterThan(200);
      for (const route of sitemapRoutes()) {
        const page = await get(route);
        expect([page.status, page.headers['content-type']], route).toEqual([200, html]);
        expect(page.body.equals(fileOf(`${route}/index.html`)), route).toBe(true);
        const copy = await get(route, { Accept: 'text/markdown, */*' });
        expect([copy.status, copy.headers['content-type']], route).toEqual([200, markdown]);
        expect(copy.body.equals(fileOf(markdownRoute(route))), route).toBe(true);
        if (route === '/') continue;
        for (const query of ['', '?query=a%20b']) {
          const slash = await get(`${route}/${query}`);
          expect([slash.status, slash.headers.location], route).toEqual([301, route + query]);
        }
      }
    });

    test('sends each class of file with its type, its cache rule, and the headers of the table', async () => {
      for (const [address, type, cache] of [
        [docs, html, REVALIDATE],
        ['/', html, REVALIDATE],
        [fileMatching(/^\/app-[0-9a-f]{8}\.js$/), script, IMMUTABLE],
        [fileMatching(/^\/app\.[0-9a-f]{8}\.css$/), 'text/css; charset=utf-8', IMMUTABLE],
        [fileMatching(/^\/search-data\/index-.*\.json$/), 'application/json', IMMUTABLE],
        ['/search-data/manifest.json', 'application/json', REVALIDATE],
        [`/page-data${docs}/page-data.json`, 'application/json', REVALIDATE],
        ['/page-data/app-data.json', 'application/json', REVALIDATE],
        [`${filters}.md`, markdown, REVALIDATE],
        ['/llms.txt', 'text/plain; charset=utf-8', REVALIDATE],
        ['/robots.txt', 'text/plain; charset=utf-8', REVALIDATE],
        ['/rss.xml', 'text/xml; charset=utf-8', REVALIDATE],
        ['/sitemap-index.xml', 'text/xml; charset=utf-8', REVALIDATE],
        ['/openapi/qsc.yaml', 'application/yaml', REVALIDATE],
        ['/manifest.webmanifest', 'application/manifest+json', REVALIDATE],
        ['/favicon.svg', 'image/svg+xml', DAY],
        ['/social.png', 'image/png', DAY],
      ] as const) {
        const { status, headers } = await get(address);
        const response = [status, headers['content-type'], headers['cache-control']];
        expect(response, address).toEqual([200, type, cache]);
        expect(headers.link, address).toContain('</openapi/qsc.yaml>; rel="service-desc"');
        expect(headers.link, address).toContain('</llms.txt>; rel="describedby llms-txt"');
        const copy = address === '/' ? '/index.md' : `${address}.md`;
        const link = `<${copy}>; rel="alternate"; type="text/markdown"`;
        expect(String(headers.link).includes(link), address).toBe(type === html);
        const again = await get(address, { 'If-None-Match': headers.etag ?? '' });
        expect([again.status, again.headers['cache-control']], address).toEqual([304, cache]);
      }
      for (const address of [docs, '/nowhere', '/llms.txt', `${docs}/`]) {
        const { headers } = await get(address);
        expect(headers, address).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'strict-transport-security': 'max-age=31536000',
        });
        expect(headers['content-security-policy'], address).toMatch(/script-src 'self' 'sha256-/);
        expect(String(headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe/);
        // The header does not reveal the version.
        expect(headers['server'], address).toBe(name);
      }
    });

    test('sends compressed copies if they exist, with the same content', async () => {
      for (const isCompressed of [false, true]) {
        const framework = fileMatching(/^\/framework-.*\.js$/);
        for (const file of [`${docs}/index.html`, '/llms-full.txt', framework])
          for (const suffix of ['.br', '.gz'])
            fs.rmSync(publicFolder + file + suffix, { force: true });
        if (isCompressed)
          execFileSync(process.execPath, ['tools/run.mjs', 'src/node/hosting/compress.ts']);
        for (const address of [docs, '/llms-full.txt', framework]) {
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

    test('answers 404 with the page of the site, or its copy in Markdown, without caching', async () => {
      for (const [address, type = html, accept = '*/*'] of [
        ['/nowhere'],
        [`${docs}/nowhere`],
        [`/app-${'0'.repeat(20)}.js`],
        ['/search-data/none.json'],
        ['/_headers'],
        ['/_gatsby/slices/_gatsby-scripts-1.html'],
        ['/_gatsby/slices/_gatsby-scripts-1'],
        ['/webpack.stats.json'],
        ['/.git/config'],
        ['/%5Cevil.test/'],
        ['/%09/evil.test/'],
        [`${docs}%5C/`],
        [`${docs}/nowhere`, markdown, 'text/markdown'],
        [`${docs}/nowhere.md`, markdown],
        [contentRoute('/docs/search/filters.md'), markdown, 'text/markdown'],
      ]) {
        const { status, headers, body } = await get(String(address), { Accept: accept });
        const response = [status, headers['content-type'], headers['cache-control']];
        expect(response, address).toEqual([404, type, REVALIDATE]);
        expect(String(body), address).toContain('Page not found');
        // One file for all addresses: it leads to the list of all pages, and to the topics.
        if (type === markdown) expect(String(body)).toMatch(/\/llms\.txt\n[^]*\/docs\.md\)/);
      }
      const moved = await get('/openapi/qsc-quickstart.yaml');
      expect([moved.status, moved.headers.location]).toEqual([301, '/openapi/qsc.yaml']);
      const none = await get('/search', { Accept: 'text/markdown' });
      expect(none.headers['content-type']).toBe(html);
    });

    test('answers a query of 10 kB, and 1,500 requests, 30 at once', async () => {
      expect((await get(`/search?query=${'x'.repeat(10_000)}`)).status).toBe(200);
      const queue = Array.from({ length: 1500 }, (_, at) => routes[at % routes.length] ?? '/');
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

    test('never leads a browser to another host or out of the folder', async () => {
      for (const address of hostilePaths)
        expect((await browserEnd(server.origin, address, get)).origin, address).toBe(server.origin);
      expect((await get('//other.example/')).headers.location ?? '').not.toMatch(/^\/\//);
      expect([400, 404]).toContain((await get('/%2e%2e/package.json')).status);
    });
  });
