import { beforeEach, describe, expect, it } from 'vitest';
import { sampleOf, tutorialProducts, tutorialSchema } from '../../test/practice-content';
import type { SearchResponse, Suggestion } from '../protocol/types';
import type { ApiResponse } from './api-call';
import { createTenant, type Tenant } from './tenant';
import { memoryStore, type TenantStore } from './tenant-store';
import { practiceTokens } from './tokens';

let store: TenantStore;
let tenant: Tenant;
beforeEach(() => {
  store = memoryStore();
  tenant = createTenant({ tenant: 'demo', tokens: practiceTokens, store });
});

const json = { 'content-type': 'application/json' };
const send = (
  method: string,
  address: string,
  { body, token, headers = json }: { body?: unknown; token?: string; headers?: object } = {},
): Promise<ApiResponse> => {
  const [path = '', query = ''] = address.split('?', 2);
  return tenant.handle({
    method,
    path,
    query,
    origin: 'https://{host}',
    headers: { ...headers, ...(token !== undefined && { 'x-qsc-token': token }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
};
const schema = (body: unknown = tutorialSchema(), code = 'products') =>
  send('PUT', `/api/v1/searchapp/schema/demo/${code}`, { body, token: 'practice-admin' });
const bulk = (body: unknown = tutorialProducts(), type = 'qsc') =>
  send('POST', `/api/v1/data/bulk/${type}/demo/products`, { body, token: 'practice-feeding' });
const fullFeed = (step: string) =>
  send('POST', `/api/v1/data/fullfeed/${step}/demo/products`, { token: 'practice-feeding' });
const update = (id: string, payload: object) => ({ header: { id, action: 'update' }, payload });
const remove = (id: string) => ({ header: { id, action: 'delete' }, payload: {} });

async function found(query: string) {
  const { status, body } = await send('GET', `/api/v1/search/demo/products?${query}`);
  expect(status).toBe(200);
  const result = (body as SearchResponse).result['products'];
  if (!result) throw new Error('no result set products');
  return { ...result, ids: result.documents.map(({ id }) => id).sort() };
}
async function ids(query = 'q=*&rows=50') {
  return (await found(query)).ids;
}
async function expectError(sent: Promise<ApiResponse>, status: number, message: RegExp) {
  const response = await sent;
  expect(response.body).toMatchObject({ statusCode: status });
  expect(response.status).toBe(status);
  expect((response.body as { errorMessage: string }).errorMessage).toMatch(message);
}
const state = async () => JSON.stringify(await store.read());

describe('the schema call', () => {
  it('makes a search app that can be searched', async () => {
    expect(await schema()).toEqual({ status: 200, headers: {}, body: {} });
    expect((await found('q=*')).total).toBe(0);
  });

  it('decides what is shown, found, counted, sorted, and proposed', async () => {
    await schema({
      fields: [
        { code: 'title', dataType: 'string', display: true },
        { code: 'hidden', dataType: 'string', suggest: true },
        { code: 'off', dataType: 'string', searchMode: 'off', display: true, facet: true },
        { code: 'price', dataType: 'double', searchMode: 'off', facet: true, sort: true },
        { code: 'fair', dataType: 'boolean', facet: true },
      ],
    });
    await bulk([
      update('a', { title: 'Drill', hidden: 'masonry', off: 'unseen', price: 2, fair: true }),
      update('b', { title: 'Saw', hidden: 'timber', off: 'unseen', price: 1, fair: false }),
    ]);
    const all = await found('q=*&sort=price');
    expect(all.documents.map(({ id, document }) => [id, document])).toEqual([
      ['b', { title: 'Saw', off: 'unseen' }],
      ['a', { title: 'Drill', off: 'unseen' }],
    ]);
    expect(all.facets?.map(({ id, type }) => [id, type])).toEqual([
      ['off', 'multiSelect'],
      ['price', 'slider'],
      ['fair', 'multiSelect'],
    ]);
    expect(await ids('q=masonry')).toEqual(['a']);
    expect(await ids('q=unseen')).toEqual([]);
    expect(await ids('f.price.range=1.5,3')).toEqual(['a']);
    expect(await ids('f.fair=false')).toEqual(['b']);
    expect((await found('sort=pricedesc')).documents[0]?.id).toBe('a');
    const { body } = await send('GET', '/api/v1/search/suggest/demo/products?q=tim');
    expect((body as Suggestion[]).map(({ suggest }) => suggest)).toEqual(['timber']);
  });

  it('replaces the schema; documents keep the form in which they were indexed', async () => {
    await schema({ fields: [{ code: 'title', dataType: 'string', display: true }] });
    await bulk([update('a', { title: 'Drill', brand: 'Halden' })]);
    await schema({
      fields: [
        { code: 'title', dataType: 'string', display: true },
        { code: 'brand', dataType: 'string', display: true },
      ],
    });
    expect((await found('q=*')).documents[0]?.document).toEqual({ title: 'Drill' });
    expect(await ids('q=halden')).toEqual([]);
    await bulk([update('a', { title: 'Drill', brand: 'Halden' })]);
    expect(await ids('q=halden')).toEqual(['a']);
    await schema({ fields: [{ code: 'brand', dataType: 'string', display: true }] });
    expect((await found('q=*')).documents[0]?.document).toEqual({ brand: 'Halden' });
    expect(await ids('q=drill')).toEqual([]);
  });

  it.each<[body: unknown, status: number, message: RegExp]>([
    ['{', 400, /not JSON/],
    [[], 400, /object is expected/],
    [
      { fields: [{ code: 'a', dataType: 'text' }] },
      400,
      /fields\[0\]\.dataType: "text" is not one of/,
    ],
    [{ fields: [{ code: 'a', dataType: 'string', wieght: 2 }] }, 400, /wieght/],
    [{ fields: [{ code: 'a', dataType: 'string', searchMode: 'fuzzy' }] }, 501, /"fuzzy"/],
    [{ fields: [{ code: 'a', dataType: 'string', searchMode: 'exact' }] }, 501, /"exact"/],
    [{ fields: [{ code: 'a', dataType: 'string', searchMode: 'custom' }] }, 501, /"custom"/],
    [{ fields: [{ code: 'a', dataType: 'string', semantic: true }] }, 501, /semantic/],
    [{ fields: [{ code: 'a', dataType: 'string', navigation: true }] }, 501, /navigation/],
    [{ fields: [{ code: 'attributes', dataType: 'attributes' }] }, 501, /reserved keys/],
    [
      {
        fields: [
          { code: 'a', dataType: 'raw' },
          { code: 'a', dataType: 'raw' },
        ],
      },
      501,
      /second field "a" is not described/,
    ],
  ])('refuses %j', async (body, status, message) => {
    const before = await state();
    await expectError(schema(body), status, message);
    expect(await state()).toBe(before);
  });

  it('needs JSON that says so', async () => {
    const sent = send('PUT', '/api/v1/searchapp/schema/demo/products', {
      body: tutorialSchema(),
      token: 'practice-admin',
      headers: { 'content-type': 'text/plain' },
    });
    await expectError(sent, 400, /Content-Type must be application\/json/);
  });
});

describe('the bulk call', () => {
  beforeEach(() => schema());

  it('feeds the ten products of the tutorial, which are found as it says', async () => {
    expect(await bulk()).toEqual({ status: 200, headers: {}, body: {} });
    expect((await found('q=*')).total).toBe(10);
    expect(await ids('q=drill')).toEqual(['p-1001', 'p-1002']);
    expect(await ids('q=drill&f.brand=BoltWerk')).toEqual(['p-1001']);
    const brand = (await found('q=drill&rows=0&result.displayFacets=brand')).facets?.find(
      ({ id }) => id === 'brand',
    );
    expect(brand?.values?.map(({ value }) => value).sort()).toEqual(['BoltWerk', 'Halden']);
    const { body } = await send('GET', '/api/v1/search/suggest/demo/products?q=dri');
    expect((body as Suggestion[])[0]?.suggest).toMatch(/drill/i);
  });

  it('works in the order sent, replaces whole documents, and deletes', async () => {
    await bulk([update('a', { title: 'One', brand: 'Halden' }), update('b', { title: 'Two' })]);
    await bulk([update('a', { title: 'Other' })]);
    const [a] = (await found('q=other')).documents;
    expect(a?.document).toEqual({ title: 'Other' });
    await bulk([
      update('c', { title: 'Gone' }),
      remove('c'),
      remove('b'),
      update('b', { title: 'Back' }),
    ]);
    expect(await ids()).toEqual(['a', 'b']);
    await bulk([{ header: { id: 'a', action: 'delete' } }, remove('never-there')]);
    expect(await ids()).toEqual(['b']);
  });

  it('keeps what the schema does not have for a full feed to index', async () => {
    await bulk([update('a', { title: 'One', maker: 'Lumen', __proto__: null })]);
    expect(await ids('q=lumen')).toEqual([]);
  });

  it.each<[body: unknown, status: number, message: RegExp]>([
    ['nothing', 400, /not JSON/],
    [{}, 400, /list is expected/],
    [[{ header: { id: 1, action: 'update' }, payload: {} }], 400, /\[0\]\.header\.id/],
    [[{ header: { id: 'a', action: 'upsert' }, payload: {} }], 400, /"upsert" is not one of/],
    [[{ header: { id: 'a', action: 'update' } }], 400, /payload/],
    [[update('a', { categories: [{ category: [] }] })], 400, /categories\[0\]/],
    [
      [update('a', { price: '9' })],
      501,
      /payload\.price \(id "a"\): "9" in a field of the type double/,
    ],
    [[update('a', { stock: 1.5 })], 501, /type long/],
    [[update('a', { updated: 'soon' })], 501, /type date/],
    [[update('a', { title: null })], 501, /type string/],
  ])('refuses %j as a whole', async (body, status, message) => {
    const before = await state();
    await expectError(bulk(body), status, message);
    if (Array.isArray(body))
      await expectError(bulk([...(body as []), update('z', {})]), status, message);
    expect(await state()).toBe(before);
  });

  it('takes search documents only', async () => {
    await expectError(bulk([], 'reporting'), 501, /no reporting data/);
    await expectError(bulk([], 'other'), 501, /feeding type "other" is not described/);
  });
});

describe('a full feed', () => {
  beforeEach(async () => {
    await schema();
    await bulk([update('old', { title: 'Old' }), update('both', { title: 'Both' })]);
  });

  it('removes at its end what was not sent since its start, and not before', async () => {
    await fullFeed('start');
    await bulk([update('both', { title: 'Both' }), update('new', { title: 'New' })]);
    expect(await ids()).toEqual(['both', 'new', 'old']);
    expect((await fullFeed('end')).status).toBe(200);
    expect(await ids()).toEqual(['both', 'new']);
  });

  it('that is canceled removes nothing, and keeps what was sent in the meantime', async () => {
    await fullFeed('start');
    await bulk([update('new', { title: 'New' }), remove('both')]);
    expect((await fullFeed('cancel')).status).toBe(200);
    expect(await ids()).toEqual(['new', 'old']);
  });

  it('empties the search when nothing was sent', async () => {
    await fullFeed('start');
    await fullFeed('end');
    expect(await ids()).toEqual([]);
  });

  it('indexes all documents by the schema of its end', async () => {
    await fullFeed('start');
    await bulk([update('a', { title: 'One', maker: 'Lumen' })]);
    await schema({ fields: [{ code: 'maker', dataType: 'string' }] });
    expect(await ids('q=lumen')).toEqual([]);
    await fullFeed('end');
    expect(await ids('q=lumen')).toEqual(['a']);
  });

  it('takes its calls in the described order only', async () => {
    await expectError(fullFeed('end'), 501, /end while no full feed runs is not described/);
    await expectError(fullFeed('cancel'), 501, /cancel while no full feed runs is not described/);
    await fullFeed('start');
    await expectError(
      fullFeed('start'),
      501,
      /second start while a full feed runs is not described/,
    );
    await fullFeed('end');
    await expectError(fullFeed('end'), 501, /not described/);
  });
});

describe('tokens', () => {
  const path = '/api/v1/data/bulk/qsc/demo/products';
  beforeEach(() => schema());

  it.each<
    [method: string, path: string, token: string | undefined, status: number, message: RegExp]
  >([
    ['POST', path, undefined, 401, /X-QSC-Token is missing.*feeding token/],
    ['POST', path, 'guessed', 401, /none of this tenant/],
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
    ['POST', '/api/v1/job/demo/products', 501, /group Scheduling is not described/],
    ['PUT', '/api/v1/data/demo/products/1', 501, /group Documents is not described/],
    ['GET', '/api/v1/whatever', 501, /GET \/api\/v1\/whatever is not described/],
    [
      'GET',
      '/api/v1/category/demo/navigation',
      501,
      /does not have the call "Read the category tree"/,
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
    expect([sent.status, sent.headers['WWW-Authenticate']]).toEqual([401, 'Basic realm="search"']);
  });
});

describe('several apps', () => {
  it('have documents of their own, and odd codes do no harm', async () => {
    await schema(tutorialSchema(), '__proto__');
    await schema();
    await bulk([update('__proto__', { title: 'Odd', __proto__: 'x' })]);
    expect(await ids()).toEqual(['__proto__']);
    const other = await send('GET', '/api/v1/search/demo/__proto__?q=*');
    expect((other.body as SearchResponse).result['__proto__']?.total).toBe(0);
  });
});

it('takes the schemas and batches of the pages, or says what it lacks', async () => {
  expect((await schema()).status).toBe(200);
  for (const title of ['A batch with one update', 'One feeding document', 'A delete']) {
    const page =
      title === 'A batch with one update' ? 'feeding-api-integration' : 'feeding-documents';
    expect((await bulk(sampleOf(`admin/feeding/${page}.mdx`, title))).status, title).toBe(200);
  }
});
