import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserEnd, hostilePaths } from '../../test/outputs/hostile-paths';
import { listen, type Listening } from '../../test/support/listen';
import { compressSite } from './compress-files';
import { policyServer } from '../../test/support/policy-server';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-serve-'));
let server: Listening;
const reports: string[] = [];

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
    'public/404.md': '# No page',
    'public/index.md': '# Home',
    'public/docs.html': `docs ${'text '.repeat(500)}`,
    'public/docs.md': '# Docs',
    'public/docs/index.html': `docs ${'text '.repeat(500)}`,
    'public/tags.html': 'all tags',
    'public/tags/index.html': 'all tags',
    'public/tags/index/index.html': 'the tag "index"',
    'public/_headers': 'of a host',
    'public/_gatsby/slices/scripts.html': 'of the next build',
    'public/small.txt': 'small',
    'public/app-01234567.js': 'script',
    'public/docs/a page%&+,;=@$#?é.md': '# Letters',
  };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  await compressSite(path.join(root, 'public'));
  server = await listen(policyServer(root, (report) => reports.push(report)));
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

it('keeps running if a required file is missing', async () => {
  const file = path.join(root, 'public/404.html');
  fs.renameSync(file, `${file}.away`);
  const { status, text } = await get('/nowhere');
  expect(status).toBe(503);
  expect(text).toContain('npm run build');
  fs.renameSync(`${file}.away`, file);
  expect((await get('/nowhere')).status).toBe(404);
});

it.each([
  ['/', 200, undefined],
  ['/docs', 200, undefined],
  ['/docs/?a=b', 301, '/docs?a=b'],
  ['/docs.html', 200, undefined],
  ['/docs.html/part', 404, undefined],
  [`/${'long'.repeat(100)}`, 404, undefined],
  ['/old%20page', 301, '/docs#part'],
  ['/old%20page/', 301, '/docs#part'],
  ['/nowhere', 404, undefined],
  ['/_headers', 404, undefined],
  ['/_gatsby/slices/scripts.html', 404, undefined],
  ['/_gatsby/slices/scripts', 404, undefined],
  ['/%2f_headers', 404, undefined],
  ['/.%2f_headers', 404, undefined],
  ['/docs//', 301, '/docs'],
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

it.each(hostilePaths)('never redirects %s to another host', async (address) => {
  expect((await browserEnd(server.origin, address, get)).origin).toBe(server.origin);
});

it.each('/%5Cevil.test/ /docs%5C /%09/evil.test/ /a%0d%0ab/ /%7f'.split(' '))(
  'has nothing at %s, with a backslash or a control character',
  async (address) => expect((await get(address)).status).toBe(404),
);

it('serves compressed files and Markdown pages', async () => {
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
  for (const rest of ['', ', */*', ' ; q=0.05', ';q=1.0', ';charset=utf-8'])
    expect((await get('/docs', { accept: `text/markdown${rest}` })).text).toBe('# Docs');
  for (const accept of [
    ...['text/html, text/markdown;q=0.9', '*/*, text/markdown;q=0', 'text/markdown-like'],
    ...['text/markdown;q=0', 'text/markdown; q=0.000, */*'],
  ])
    expect((await get('/docs', { accept })).headers['content-type']).toMatch(/^text\/html/);
  expect((await get('/docs', {}, 'HEAD')).text).toBe('');
  expect((await get('/docs', {}, 'DELETE')).status).toBe(405);
});

it.each([
  ['the header Accept', '/docs/filter', { accept: 'text/markdown, */*' }],
  ['the address of a Markdown page', '/docs/searching/filter.md', {}],
  ['the header, at an address that cannot be decoded', '/%ff', { accept: 'text/markdown' }],
])('sends 404.md to programs, detected by %s', async (_, address, headers) => {
  const missing = await get(address, headers);
  expect([missing.status, missing.headers['content-type'], missing.text]).toEqual([
    404,
    'text/markdown; charset=utf-8',
    '# No page',
  ]);
  expect(missing.headers).toMatchObject({ 'content-length': '9', vary: 'Accept, Accept-Encoding' });
  expect((await get(address, headers, 'HEAD')).text).toBe('');
});

it.each([
  ['/', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/docs', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/app-01234567.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  [
    '/docs/a%20page%25&+,;=@$%23%3F%C3%A9.md',
    'text/markdown; charset=utf-8',
    'public, max-age=0, must-revalidate',
  ],
])('sends %s as %s with Cache-Control %s', async (address, type, cache) => {
  const all = {
    'cache-control': cache,
    vary: 'Accept, Accept-Encoding',
    'content-security-policy': "default-src 'none'; report-uri /__violations",
  };
  const { status, headers } = await get(address);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ ...all, 'content-type': type });
  const again = await get(address, { 'if-none-match': headers.etag });
  expect([again.status, again.text]).toEqual([304, '']);
  expect(again.headers).toMatchObject(all);
});

it.skipIf(process.platform !== 'linux')(
  'ends a response if the file cannot be read, and serves others',
  async () => {
    const file = path.join(root, 'public/unreadable');
    fs.symlinkSync('/proc/self/mem', file);
    await expect(get('/unreadable')).rejects.toThrow('socket hang up');
    expect((await get('/small.txt')).status).toBe(200);
    fs.rmSync(file);
  },
);

it('sends the page of the route, not the file with the name of the route', async () => {
  expect((await get('/tags')).text).toBe('all tags');
  expect((await get('/tags/index')).text).toBe('the tag "index"');
});

it('sends the complete file for a range request', async () => {
  const { status, text } = await get('/small.txt', { range: 'bytes=-2' });
  expect([status, text]).toEqual([200, 'small']);
});

it('serves a file that was written after its start', async () => {
  const file = path.join(root, 'public/later.txt');
  fs.writeFileSync(file, 'first');
  const { headers } = await get('/later.txt');
  // With an overwrite in place, a stream that has not ended would read beyond the sent length.
  fs.writeFileSync(`${file}.new`, 'second time');
  fs.renameSync(`${file}.new`, file);
  expect((await get('/later.txt', { 'if-none-match': headers.etag })).text).toBe('second time');
  fs.rmSync(file);
  expect((await get('/later.txt')).status).toBe(404);
});

it('accepts reports of policy violations', async () => {
  await fetch(`${server.origin}/__violations`, { method: 'POST', body: 'report' });
  expect(reports).toEqual(['report']);
});

it('uses the rules of a new build as soon as it has ended', async () => {
  const file = path.join(root, 'hosting/site.json');
  const old = fs.readFileSync(file, 'utf8');
  const next = old
    .replace("default-src 'none'", "default-src 'self'")
    .replace('old%20page', 'gone');
  const policies: unknown[] = [];
  for (const text of [old, next, old]) {
    fs.writeFileSync(file, text);
    // Two writes in one tick of a file system's clock would look like one.
    fs.utimesSync(file, new Date(), new Date(Date.now() + policies.length * 1000));
    const { headers } = await get('/docs');
    policies.push(String(headers['content-security-policy']).split(';')[0]);
    expect((await get('/gone')).status).toBe(text === next ? 301 : 404);
  }
  expect(policies).toEqual(["default-src 'none'", "default-src 'self'", "default-src 'none'"]);
});

it('serves a site with a path prefix only below the prefix', async () => {
  const file = path.join(root, 'hosting/site.json');
  const old = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, old.replace('"pathPrefix":""', '"pathPrefix":"/site"'));
  fs.utimesSync(file, new Date(), new Date(Date.now() + 60_000));
  const responses = await Promise.all(
    ['/site', '/site/', '/site/docs', '/site/docs/', '/docs', '/sites'].map((route) => get(route)),
  );
  expect(responses.map(({ status, headers }) => headers.location ?? status)).toEqual([
    200,
    200,
    200,
    '/site/docs',
    404,
    404,
  ]);
  fs.writeFileSync(file, old);
});
