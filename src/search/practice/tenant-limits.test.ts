import { beforeEach, describe, expect, it } from 'vitest';
import { sampleOf, tutorialSchema } from '../../test/support/practice-content';
import {
  bulk,
  expectError,
  fullFeed,
  ids,
  newTenant,
  schema,
  send,
  update,
} from '../../test/api/tenant-calls';
import type { SearchResponse } from '../protocol/types';

beforeEach(newTenant);

describe('tokens', () => {
  const path = '/api/v1/data/bulk/qsc/demo/products';
  beforeEach(() => schema());

  it.each<
    [method: string, path: string, token: string | undefined, status: number, message: RegExp]
  >([
    ['POST', path, undefined, 401, /X-QSC-Token is missing.*feeding token/],
    ['POST', path, 'guessed', 401, /not belong to this tenant/],
    ['POST', path, 'practice-admin', 403, /needs the feeding token/],
    ['POST', path, 'practice-other', 403, /no permission/],
    [
      'POST',
      path.replace('demo', 'acme'),
      'practice-feeding',
      403,
      /no permission on the tenant "acme"/,
    ],
    ['PUT', '/api/v1/searchapp/schema/demo/products', 'practice-feeding', 403, /admin token/],
  ])('%s %s with %s', async (method, address, token, status, message) => {
    await expectError(
      send(method, address, { body: [], ...(token !== undefined && { token }) }),
      status,
      message,
    );
  });
});

describe('what is not there', () => {
  it.each<[method: string, path: string, status: number, message: RegExp]>([
    [
      'POST',
      '/api/v1/job/demo/products',
      501,
      /group Scheduling is not supported by the practice tenant/,
    ],
    [
      'PUT',
      '/api/v1/data/demo/products/1',
      501,
      /group Documents is not supported by the practice tenant/,
    ],
    [
      'GET',
      '/api/v1/whatever',
      501,
      /GET \/api\/v1\/whatever is not supported by the practice tenant/,
    ],
    [
      'GET',
      '/api/v1/admin/list/export/demo/synonyms',
      501,
      /does not have the call "Export a list"/,
    ],
    ['GET', '/api/v1/monitoring/check/demo/x', 501, /does not have the call/],
    ['DELETE', '/api/v1/data/bulk/qsc/demo/products', 405, /DELETE is not one of POST/],
    ['GET', '/elsewhere', 404, /nothing at \/elsewhere/],
    ['GET', '/api/v1/search/demo/products', 404, /no index "products"/],
    ['GET', '/api/v1/search/acme/products', 404, /no tenant "acme"/],
    ['GET', '/api/v1/search/demo/__proto__', 404, /no index "__proto__"/],
  ])('%s %s', async (method, path, status, message) => {
    await expectError(send(method, path, { token: 'practice-feeding' }), status, message);
  });

  it('is a feeding without a schema', async () => {
    await expectError(bulk(), 404, /no feeding "products".*first field schema/);
    await expectError(fullFeed('start'), 404, /no feeding/);
  });

  it('is explain', async () => {
    await schema();
    const sent = await send('GET', '/api/v1/search/demo/products?explain=true');
    expect(sent.status).toBe(501);
  });
});

describe('several apps', () => {
  it('have separate documents, and odd codes cause no fault', async () => {
    await schema(tutorialSchema(), '__proto__');
    await schema();
    await bulk([update('__proto__', { title: 'Odd', __proto__: 'x' })]);
    expect(await ids()).toEqual(['__proto__']);
    const other = await send('GET', '/api/v1/search/demo/__proto__?q=*');
    expect((other.body as SearchResponse).result['__proto__']?.total).toBe(0);
  });
});

it('accepts the schemas and batches of the pages, or names the part that it lacks', async () => {
  expect((await schema()).status).toBe(200);
  for (const title of ['batch.json', 'One feeding document', 'A delete']) {
    const page = title === 'batch.json' ? 'feeding-api-integration' : 'feeding-documents';
    expect((await bulk(sampleOf(`admin/feeding/${page}.mdx`, title))).status, title).toBe(200);
  }
});
