import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen } from '../../../test/support/listen';
import { temporaryFolder } from '../../../test/support/temporary-folder';
import { compressSite } from '../compress-files';
import { cacheControl, contentType } from '../rules';
import { bucketList } from './bucket';

const { at, write } = temporaryFolder('qsc-bucket-');
const text = 'A line that repeats itself. '.repeat(100);
let storage: Awaited<ReturnType<typeof objectStorage>>;
beforeEach(async () => {
  storage = await objectStorage('docs');
});
afterEach(() => storage.close());

/** Builds a site of these files, by address. */
function site(files: Record<string, string>) {
  fs.rmSync(at('public'), { recursive: true, force: true });
  for (const [file, content] of Object.entries(files)) write(`public${file}`, content);
  const rules = { pathPrefix: '', files: Object.keys(files), headers: [], redirects: [] };
  write('hosting/bucket.tsv', bucketList(rules));
  fs.mkdirSync(at('.cache'), { recursive: true });
}

/** Uploads the site as deploy/README.md says. @returns what changed in the bucket */
async function upload(...more: string[]): Promise<string[]> {
  await promisify(execFile)(path.resolve('deploy/bucket.sh'), ['site:docs', ...more], {
    cwd: at(''),
    env: {
      PATH: process.env['PATH'],
      RCLONE_CONFIG: at('rclone.conf'),
      RCLONE_CONFIG_SITE_TYPE: 's3',
      RCLONE_CONFIG_SITE_PROVIDER: 'Other',
      RCLONE_CONFIG_SITE_ENDPOINT: storage.origin,
      RCLONE_CONFIG_SITE_ACCESS_KEY_ID: 'any',
      RCLONE_CONFIG_SITE_SECRET_ACCESS_KEY: 'any',
    },
  });
  return storage.changes.splice(0);
}

const script = '/app-0123abcd.js';
const pages = { '/index.html': text, '/404.html': text, '/docs/a b.html': text };
const files = {
  ...pages,
  '/docs/a b/index.html': text,
  [script]: text,
  '/static/0a1b2c/[x]{y}*.png': 'picture',
  '/page-data/app-data.json': '{}',
  '/docs/a b.md': text,
};

it('a bucket gets each file with its type and rule, scripts before pages', async () => {
  site(files);
  const put = await upload();
  const first = (pattern: RegExp) => put.findIndex((change) => pattern.test(change));
  expect(first(/\.html$/)).toBeGreaterThan(first(/app-data/));
  expect(first(/app-data/)).toBeGreaterThan(first(/app-0123/));
  expect(put.filter((change) => change.startsWith('DELETE'))).toEqual([]);
  expect(put).not.toContain('PUT /docs/a b.html');
  for (const file of Object.keys(files).filter((name) => name !== '/docs/a b.html')) {
    const response = await fetch(`${storage.origin}/docs${encodeURI(file)}`);
    expect([file, response.headers.get('content-type')]).toEqual([file, contentType(file)]);
    expect([file, response.headers.get('cache-control')]).toEqual([file, cacheControl(file)]);
  }
});

it('the next build uploads what changed, and deletes last', async () => {
  site(files);
  await upload();
  expect(await upload()).toEqual([]);
  const { [script]: old, ...others } = files;
  site({ ...others, '/app-4567cdef.js': `${old} New.`, '/index.html': `${text} New.` });
  expect(await upload()).toEqual(['PUT /app-4567cdef.js', 'PUT /index.html', `DELETE ${script}`]);
});

it('with gzip, text is compressed and says so', async () => {
  site(files);
  await compressSite(at('public'));
  await upload('gzip');
  for (const [file, encoding] of [
    [script, 'gzip'],
    ['/docs/a b/index.html', 'gzip'],
    ['/page-data/app-data.json', null],
  ] as const) {
    const response = await fetch(`${storage.origin}/docs${encodeURI(file)}`);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toBe(files[file as keyof typeof files]);
  }
  expect(await upload('gzip')).toEqual([]);
});

it('says what is missing, and uploads nothing', async () => {
  await expect(upload()).rejects.toMatchObject({
    code: 1,
    stderr: 'There is no built site here: run "npm run build" first.\n',
  });
});

/**
 * An object storage that speaks as much of S3 as rclone uses: it lists, stores, reads, and deletes the objects of one
 * bucket, and checks no signature.
 */
async function objectStorage(bucket: string) {
  const objects = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  /** Changes of objects in their order. */
  const changes: string[] = [];
  const respond = (method: string, url: URL, body: Buffer, given: http.IncomingHttpHeaders) => {
    const key = decodeURIComponent(url.pathname).slice(bucket.length + 2);
    if (key === '') return { status: 200, headers: {}, body: Buffer.from(list(url.searchParams)) };
    if (method === 'PUT') {
      const kept = Object.entries(given).filter(([name]) =>
        /^(?:content-(?:type|encoding)|cache-control|x-amz-meta-.*)$/.test(name),
      );
      const headers = {
        ...(Object.fromEntries(kept) as Record<string, string>),
        etag: `"${createHash('md5').update(body).digest('hex')}"`,
        'last-modified': new Date().toUTCString(),
      };
      objects.set(key, { body, headers });
      changes.push(`PUT /${key}`);
      return { status: 200, headers: { etag: headers.etag }, body: Buffer.alloc(0) };
    }
    if (method === 'DELETE') {
      objects.delete(key);
      changes.push(`DELETE /${key}`);
      return { status: 204, headers: {}, body: Buffer.alloc(0) };
    }
    return { status: 404, headers: {}, body: Buffer.alloc(0), ...stored(key) };
  };
  const stored = (key: string) => {
    const object = objects.get(key);
    return object && { status: 200, ...object };
  };
  const list = (query: URLSearchParams) => {
    const prefix = query.get('prefix') ?? '';
    const contents = [...objects]
      .filter(([key]) => key.startsWith(prefix))
      .map(
        ([key, { body, headers }]) =>
          `<Contents><Key>${key}</Key><Size>${body.length}</Size><ETag>${headers['etag']}</ETag><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
      );
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
  };
  const server = await listen(async (request, response) => {
    const { method = 'GET', url = '/', headers: given } = request;
    const sent = await buffer(request);
    const { status, headers, body } = respond(
      method,
      new URL(url, 'http://localhost'),
      sent,
      given,
    );
    response.writeHead(status, { ...headers, 'content-length': body.length });
    response.end(method === 'HEAD' ? undefined : body);
  });
  return { ...server, changes };
}
