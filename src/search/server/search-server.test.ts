import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Listening } from '../../test/support/listen';
import { serveHandbook, type ServedHandbook } from '../../test/api/served-handbook';
import type { SearchManifest } from '../engine/index/manifest';
import type { SearchResponse, Suggestion } from '../protocol/types';
import { builtSearch } from './built-search';
import { createSearchServer, eventsPath, feedbackPath } from './search-server';

const location = { tenant: 'demo', index: 'documentation' };
const searchPath = '/api/v1/search/demo/documentation';
const suggestPath = '/api/v1/search/suggest/demo/documentation';

let data: ServedHandbook;
let server: Listening;
const events: string[] = [];

beforeAll(async () => {
  data = await serveHandbook();
  server = await listen(
    createSearchServer({
      ...location,
      search: builtSearch(data.folder),
      onEvent: (event) => events.push(event),
    }),
  );
});

it('prints events and feedback of pages of this machine, and accepts only JSON objects up to a limit', async () => {
  const statusOf = async (path: string, body: string, origin = 'http://localhost:9000') =>
    (await call(path, { method: 'POST', headers: { Origin: origin }, body })).status;
  expect(await statusOf(eventsPath, '{"type":\n"visit"}')).toBe(204);
  expect(await statusOf(eventsPath, '{"type":"visit"}', 'https://elsewhere.org')).toBe(403);
  expect((await call(feedbackPath, { method: 'OPTIONS' })).status).toBe(204);
  expect(await statusOf(feedbackPath, '{"page":"/docs/a","helpful":false}')).toBe(204);
  for (const body of ['', 'no', '[]', 'null', '3', `{"text":"${'a'.repeat(8000)}"}`])
    expect(await statusOf(feedbackPath, body)).toBe(400);
  expect(events).toEqual(['{"type":"visit"}', '{"page":"/docs/a","helpful":false}']);
});

afterAll(async () => {
  await server.close();
  await data.close();
});

const call = (address: string, init?: RequestInit) => fetch(server.origin + address, init);
const post = (body: unknown, query = '') =>
  call(searchPath + query, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function response(response: Response) {
  expect(response.status).toBe(200);
  const body = (await response.json()) as SearchResponse;
  return { ...body, set: body.result['handbook'] };
}

async function expectError(response: Response, status: number, message: string | RegExp) {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const isOpen = /\/api\/v1\/search(?:\/|\?|$)/.test(response.url);
  expect(response.headers.get('access-control-allow-origin')).toBe(isOpen ? '*' : null);
  expect(await response.json()).toEqual({
    statusCode: status,
    errorMessage: expect.stringMatching(message) as string,
  });
}

describe('addresses', () => {
  it('respond to searches and suggestions to pages of any origin', async () => {
    const reply = await call(`${searchPath}?q=ranges`);
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    const { set, request } = await response(reply);
    expect(set?.total).toBe(1);
    expect(request).toEqual({
      method: 'GET',
      url: server.origin + searchPath,
      path: searchPath,
      query: 'q=ranges',
      parameters: { q: ['ranges'] },
    });
    const suggestions = await call(`${suggestPath}?q=suggest&whatever=1`);
    expect(await suggestions.json()).toEqual([
      { suggest: 'Suggest', suggestHighlighted: 'Suggest' },
    ]);
    expect(await (await call(suggestPath)).json()).toEqual([]);
  });

  it('suggest texts of documents that pass the filters of the call', async () => {
    const suggestionsFor = async (filters: string) => {
      const texts = (await (await call(`${suggestPath}?q=f${filters}`)).json()) as Suggestion[];
      return texts.map(({ suggest }) => suggest);
    };
    expect(await suggestionsFor('')).toEqual(expect.arrayContaining(['Filters', 'Feeding API']));
    expect(await suggestionsFor('&f.section=Search')).toEqual(['Filters']);
    expect(await suggestionsFor('&f.section=Admin%20%26%20Feeding')).toEqual(['Feeding API']);
    expect(await suggestionsFor('&f.words.range=min,50&f.section=Search')).toEqual(['Filters']);
    expect(await suggestionsFor('&f.section=Nowhere')).toEqual([]);
    await expectError(await call(`${suggestPath}?q=f&f.words.range=x`), 400, 'f.words');
  });

  it('respond to the preflight request before a POST', async () => {
    const response = await call(searchPath, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-allow-headers')).toContain('Content-Type');
  });

  it('of other tenants and indexes are not found', async () => {
    await expectError(await call('/api/v1/search/other/documentation'), 404, 'no tenant "other"');
    await expectError(await call('/api/v1/search/demo/other'), 404, 'no index "other"');
    await expectError(await call('/api/v1/search/suggest/demo/other'), 404, 'no index "other"');
    for (const address of ['/', '//', '/%zz', '/api/v1/search/%zz/x'])
      await expectError(await call(address), 404, 'There is no');
    for (const address of ['/api/v1/search', `${searchPath}/x`])
      await expectError(await call(address), 501, 'is not supported by the practice tenant');
  });

  it('accept no other methods', async () => {
    const response = await call(searchPath, { method: 'DELETE' });
    expect(response.headers.get('allow')).toBe('GET, POST, OPTIONS');
    await expectError(response, 405, 'DELETE');
    await expectError(await call(suggestPath, { method: 'POST', body: '{}' }), 405, 'POST');
  });

  it('reject requests that the protocol rejects', async () => {
    await expectError(await call(`${searchPath}?page=x`), 400, '"page" must be a whole number');
    await expectError(await call(`${searchPath}?q=a&q=b`), 400, '"q" takes one value');
    await expectError(await call(`${suggestPath}?q=a&q=b`), 400, '"q" takes one value');
    await expectError(await call(`${searchPath}?f.words.range=1`), 400, 'two bounds');
    await expectError(await call(`${searchPath}?explain=true`), 501, 'no explain tree');
  });
});

describe('bodies', () => {
  it('respond like the same request by GET', async () => {
    const { set: byPost, request } = await response(
      await post({
        q: 'filter',
        page: 1,
        rows: 2,
        sort: { sort: 'newest' },
        searchFilters: [{ id: 'section', values: ['Search'] }],
        filters: {
          words: { filterType: 'range', minValue: 10, maxValue: 50 },
        },
        unknown: true,
      }),
    );
    const query = 'q=filter&page=1&rows=2&sort=newest&f.section.or=Search&f.words.range=10,50';
    const { set: byGet } = await response(await call(`${searchPath}?${query}`));
    expect({ ...byPost, time: 0 }).toEqual({ ...byGet, time: 0 });
    expect(byPost?.total).toBe(2);
    expect(request).toMatchObject({ method: 'POST', query: 'filter' });
  });

  it('describe the values of a response', async () => {
    const { set, didYouMeanResult } = await response(
      await post(
        {
          q: 'range',
          result: {
            paging: { enabled: false },
            facet: { enabled: false },
            spellcheck: { enabled: false },
            document: { fields: { title: {} } },
          },
        },
        '?ctrl=trace',
      ),
    );
    expect(didYouMeanResult).toBeUndefined();
    expect(set).not.toHaveProperty('paging');
    expect(set).not.toHaveProperty('facets');
    expect(Object.keys(set?.documents[0]?.document ?? {}).sort()).toEqual([
      '_explanation',
      '_matched_queries',
      '_score',
      'title',
    ]);
  });

  it('name all their faults at once', async () => {
    await expectError(
      await post({ page: -1, rows: 'x', q: 5, searchFilters: [{ id: 'a' }, {}], sort: 'x' }),
      400,
      /^q must.* page must.* rows must.* sort must.*Filter 1 \(a\) needs at least one value.*Filter 2 needs an id/,
    );
  });

  it('must be JSON objects of a sensible size', async () => {
    for (const body of ['', '{', 'null', '[]', '"x"', '5', '\u0000'])
      await expectError(await post(body), 400, /JSON/);
    await expectError(await post({ q: 'x'.repeat(1_100_000) }), 413, 'longer');
    await expectError(
      await post(`{"searchFilters":[${'{"opType":"bool","filters":['.repeat(9000)}`),
      400,
      'JSON',
    );
  });

  it('may be nested deeply and named oddly without harm', async () => {
    const nested = `${'{"opType":"bool","filters":['.repeat(20_000)}${']}'.repeat(20_000)}`;
    await expectError(await post(`{"searchFilters":[${nested}]}`), 400, 'nested');
    const odd =
      '{"__proto__":{"q":"x"},"filters":{"__proto__":{"values":["x"]}},"parameters":{"__proto__":1}}';
    expect((await response(await post(odd))).set?.total).toBe(0);
    await expectError(await post('{}', '?explain=true'), 501, 'explain');
  });
});

describe('the server', () => {
  it('survives requests that are none', async () => {
    const { port } = new URL(server.origin);
    const reply = await new Promise<string>((resolve, reject) => {
      const socket = net.connect(Number(port), '127.0.0.1', () =>
        socket.write('no http at all\r\n\r\n'),
      );
      socket.once('data', (chunk: Buffer) => resolve(chunk.toString()));
      socket.once('error', reject);
    });
    expect(reply).toMatch(/^HTTP\/1.1 400/);
    expect((await call(searchPath)).status).toBe(200);
  });

  it('reports that there is no search data, and loads that of a new build', async () => {
    const file = path.join(data.folder, 'manifest.json');
    const text = fs.readFileSync(file, 'utf8');
    const manifest = JSON.parse(text) as SearchManifest;
    fs.rmSync(file);
    await expectError(await call(searchPath), 503, 'There is no manifest.json');
    fs.writeFileSync(file, '{');
    await expectError(await call(searchPath), 503, 'damaged');
    fs.writeFileSync(path.join(data.folder, 'other.json'), '["Only this"]');
    fs.writeFileSync(file, JSON.stringify({ ...manifest, suggestions: 'other.json' }));
    expect(await (await call(`${suggestPath}?q=only`)).json()).toHaveLength(1);
    fs.writeFileSync(file, text);
    expect(await (await call(`${suggestPath}?q=only`)).json()).toEqual([]);
  });
});
