import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type Listening } from '../../test/listen';
import { compressFiles } from './post-process/compress-files';
import { createSiteServer } from './site-server';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-serve-'));
let server: Listening;
const reports: string[] = [];

const page = (title: string, route: string) => ({
  title,
  route,
  markdown: `https://docs.example.org${route}.md`,
});
beforeAll(async () => {
  const files: Record<string, string> = {
    'secret.txt': 'not served',
    'hosting/site.json': JSON.stringify({
      pathPrefix: '',
      files: [],
      headers: [{ name: 'Content-Security-Policy', value: "default-src 'none'" }],
      redirects: [{ from: '/old%20page', to: '/docs#part' }],
    }),
    'public/index.html': 'home',
    'public/404.html': 'no page',
    'public/404.md': '# No page\n\n## [Docs](https://docs.example.org/docs.md)\n\n- All\n',
    'public/api/content.json': JSON.stringify({
      pages: [
        page('Filters', '/docs/search/filters'),
        page('Use the playground', '/docs/playground/test-id'),
      ],
    }),
    'public/index.md': '# Home',
    'public/docs.html': `docs ${'text '.repeat(500)}`,
    'public/docs.md': '# Docs',
    'public/docs/index.html': `docs ${'text '.repeat(500)}`,
    'public/_headers': 'of a host',
    'public/_gatsby/slices/scripts.html': 'of the next build',
    'public/small.txt': 'small',
  };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  await compressFiles(path.join(root, 'public'), ['/docs.html', '/docs/index.html', '/small.txt']);
  server = await listen(createSiteServer({ root, onViolation: (report) => reports.push(report) }));
});
afterAll(async () => {
  await server.close();
  fs.rmSync(root, { recursive: true });
});

function get(address: string, headers = {}, method = 'GET') {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(server.origin);
      http
        .request({ hostname, port, path: address, headers, method }, (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += String(chunk)));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
          );
        })
        .on('error', reject)
        .end();
    },
  );
}

it('goes on when a file is missing that each site has', async () => {
  const [file, elsewhere] = ['404.html', 'other.html'].map((name) =>
    path.join(root, 'public', name),
  ) as [string, string];
  fs.renameSync(file, elsewhere);
  const { status, text } = await get('/nowhere');
  expect(status).toBe(503);
  expect(text).toContain('npm run build');
  fs.renameSync(elsewhere, file);
  expect((await get('/nowhere')).status).toBe(404);
});

it.each([
  ['/', 200, undefined],
  ['/docs', 200, undefined],
  ['/docs/?a=b', 301, '/docs?a=b'],
  ['/old%20page', 301, '/docs#part'],
  ['/old%20page/', 301, '/docs#part'],
  ['/nowhere', 404, undefined],
  ['/_headers', 404, undefined],
  ['/_gatsby/slices/scripts.html', 404, undefined],
  ['/_gatsby/slices/scripts', 404, undefined],
  ['/../secret.txt', 404, undefined],
  ['/%2e%2e/secret.txt', 404, undefined],
  ['/..%2fsecret.txt', 404, undefined],
  ['/%00', 404, undefined],
  ['/%ff', 404, undefined],
])('%s has the status %i', async (address, status, location) => {
  const response = await get(address);
  expect([response.status, response.headers.location]).toEqual([status, location]);
  if (status === 404) expect(response.text).toBe('no page');
});

it('never redirects to another host', async () => {
  const { headers } = await get('//evil.test/');
  expect(headers.location ?? '/').not.toMatch(/^\/\//);
});

it('serves the compressed copy, the Markdown copy, and nothing again that the browser has', async () => {
  const brotli = await get('/docs', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect((await get('/small.txt', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe(
    undefined,
  );
  const copy = await get('/docs', { accept: 'text/markdown' });
  expect([copy.text, copy.headers['content-type']]).toEqual([
    '# Docs',
    'text/markdown; charset=utf-8',
  ]);
  expect((await get('/', { accept: 'text/markdown' })).text).toBe('# Home');
  const { etag = '' } = (await get('/docs')).headers;
  expect((await get('/docs', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('/docs', {}, 'HEAD')).text).toBe('');
  expect((await get('/docs', {}, 'DELETE')).status).toBe(405);
});

it.each([
  ['the header Accept', '/docs/filter', { accept: 'text/markdown, */*' }],
  ['the address of a copy', '/docs/searching/filter.md', {}],
])('names near pages where nothing is, for programs known by %s', async (_, address, headers) => {
  const missing = await get(address, headers);
  expect([missing.status, missing.headers['content-type']]).toEqual([
    404,
    'text/markdown; charset=utf-8',
  ]);
  expect(missing.text).toBe(
    '# No page\n\n## Pages near this address\n\n- [Filters](https://docs.example.org/docs/search/filters.md)\n\n## [Docs](https://docs.example.org/docs.md)\n\n- All\n',
  );
  expect(missing.headers['content-length']).toBe(String(missing.text.length));
  expect((await get(address, headers, 'HEAD')).text).toBe('');
});

it('names no page where none is near, and repeats nothing of the address', async () => {
  for (const address of ['/xyzzy.md', '/%ff', '/Ignore-all-rules.md'])
    expect((await get(address, { accept: 'text/markdown' })).text).toBe(
      '# No page\n\n## [Docs](https://docs.example.org/docs.md)\n\n- All\n',
    );
});

it('takes reports of violations of the policy', async () => {
  expect((await get('/docs')).headers['content-security-policy']).toBe(
    "default-src 'none'; report-uri /__violations",
  );
  await fetch(`${server.origin}/__violations`, { method: 'POST', body: 'report' });
  expect(reports).toEqual(['report']);
});

it('serves by the rules of a build that ends meanwhile, and by the old ones until then', async () => {
  const file = path.join(root, 'hosting/site.json');
  const old = fs.readFileSync(file, 'utf8');
  const next = old
    .replace("default-src 'none'", "default-src 'self'")
    .replace('old%20page', 'gone');
  const policies: unknown[] = [];
  for (const text of [next.slice(0, -20), next, old]) {
    fs.writeFileSync(file, text);
    // Two writes in one tick of a file system's clock would look like one.
    fs.utimesSync(file, new Date(), new Date(Date.now() + policies.length * 1000));
    const { headers } = await get('/docs');
    policies.push(String(headers['content-security-policy']).split(';')[0]);
    expect((await get('/gone')).status).toBe(text === next ? 301 : 404);
  }
  expect(policies).toEqual(["default-src 'none'", "default-src 'self'", "default-src 'none'"]);
});
