import { createHash } from 'node:crypto';
import type http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../support/listen';

/**
 * An object storage that speaks as much of S3 as rclone uses: it lists, stores, reads, and deletes the objects of one
 * bucket, and checks no signature.
 */
export async function objectStorage(bucket: string) {
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
    return { status: 404, headers: {}, body: Buffer.alloc(0), ...found(key) };
  };
  const found = (key: string) => {
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
