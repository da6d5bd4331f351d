import http from 'node:http';
import net from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { listen, type Listening } from '../../test/support/listen';
import { serveHandbook, type ServedHandbook } from '../../test/api/served-handbook';
import { builtSearch } from './built-search';
import { hostIn } from './access';
import { createSearchServer } from './search-server';

const searchPath = '/api/v1/search/demo/documentation?q=ranges';
const bulkPath = '/api/v1/data/bulk/qsc/demo/shop';
const json = { 'Content-Type': 'application/json', 'X-QSC-Token': 'practice-feeding' };

let data: ServedHandbook;
let server: Listening;
beforeAll(async () => {
  data = await serveHandbook();
  const options = {
    tenant: 'demo',
    index: 'documentation',
    allowedHosts: ['search.test', hostIn('fd00::1')],
  };
  server = await listen(
    createSearchServer({
      ...options,
      search: builtSearch(data.folder),
      mcp: (_, response) => Promise.resolve(void response.writeHead(200).end('{}')),
    }),
  );
});
afterAll(async () => {
  await server.close();
  await data.close();
});
afterEach(() => vi.restoreAllMocks());

interface Sent {
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string;
}

/** Sends a request with any Host, and its whole body before it reads. */
function send(path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  return new Promise<{ status: number; origin: string | undefined; text: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(server.origin);
      const request = http.request({ hostname, port, path, method, headers }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += String(chunk)));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            origin: response.headers['access-control-allow-origin'],
            text,
          }),
        );
      });
      request.on('error', reject);
      request.end(body);
    },
  );
}

const evil = { Origin: 'https://evil.test' };
const local = { Origin: 'http://localhost:8000' };

it.each([
  ['search', 'GET', searchPath],
  ['suggest', 'GET', '/api/v1/search/suggest/demo/documentation?q=ra'],
])('%s is open to pages of any origin, under any host name', async (_, method, path) => {
  const headers = { ...evil, Host: 'rebound.test' };
  expect(await send(path, { method, headers })).toMatchObject({ status: 200, origin: '*' });
});

it.each([
  ['the schema', 'PUT', '/api/v1/searchapp/schema/demo/shop'],
  ['documents', 'POST', bulkPath],
  ['a full feed', 'POST', '/api/v1/data/fullfeed/start/demo/shop'],
  ['emptying the tenant', 'POST', '/practice/reset'],
  ['the question before a call', 'OPTIONS', bulkPath],
  ['tools of assistants', 'POST', '/mcp'],
])(
  '%s is closed to other websites, and to foreign names that resolve to this machine',
  async (_, method, path) => {
    const headers = { ...json, 'X-QSC-Token': 'practice-admin' };
    for (const sent of [evil, { Origin: 'null' }, { Host: 'rebound.test:9330' }]) {
      const refused = await send(path, { method, headers: { ...headers, ...sent } });
      expect(refused, JSON.stringify(sent)).toMatchObject({ status: 403, origin: undefined });
      expect(JSON.parse(refused.text)).toMatchObject({ statusCode: 403 });
      expect(refused.text).toContain('ALLOWED_HOSTS');
    }
  },
);

it('pages of this machine and of allowed hosts may call, and read responses', async () => {
  for (const Origin of ['http://localhost:8000', 'http://127.0.0.1', 'https://search.test']) {
    const response = await send('/mcp', { method: 'POST', headers: { Origin } });
    expect(response).toMatchObject({ status: 200, origin: Origin });
    expect((await send(bulkPath, { method: 'OPTIONS', headers: { Origin } })).status).toBe(204);
  }
  expect((await send('/mcp', { headers: { Host: 'search.test' } })).status).toBe(200);
});

it('a server has the name of the address that it listens on', async () => {
  const listening = [undefined, '', '0.0.0.0', '::', '192.0.2.1', 'fd00::1', 'search.test'];
  const names = ['localhost', 'localhost', 'localhost', 'localhost', '192.0.2.1', '[fd00::1]'];
  expect(listening.map(hostIn)).toEqual([...names, 'search.test']);
  expect((await send('/mcp', { headers: { Host: `${hostIn('fd00::1')}:9330` } })).status).toBe(200);
});

it('the tenant is emptied with the admin token alone', async () => {
  const reset = async (headers: http.OutgoingHttpHeaders) =>
    (await send('/practice/reset', { method: 'POST', headers })).status;
  expect(await reset({})).toBe(401);
  expect(await reset(local)).toBe(401);
  expect(await reset({ 'X-QSC-Token': 'practice-feeding' })).toBe(403);
  expect(await reset({ 'X-QSC-Token': 'practice-admin' })).toBe(200);
  expect(await reset({ Origin: server.origin })).toBe(401);
});

it.each(['a b[', '[', 'x:y:z'])('the Host header %j is 400, on every path', async (Host) => {
  const log = vi.spyOn(console, 'error');
  for (const path of [searchPath, '/mcp', '/nowhere']) {
    const response = await send(path, { headers: { Host } });
    expect([path, response.status]).toEqual([path, 400]);
    expect(JSON.parse(response.text)).toMatchObject({ statusCode: 400 });
  }
  expect(log).not.toHaveBeenCalled();
});

it('a body that is nested too deeply is 400', async () => {
  const log = vi.spyOn(console, 'error');
  const schema = JSON.stringify({ fields: [{ code: 'title', dataType: 'string' }] });
  const headers = { ...json, 'X-QSC-Token': 'practice-admin' };
  await send('/api/v1/searchapp/schema/demo/shop', { method: 'PUT', headers, body: schema });
  for (const body of [
    '['.repeat(100_000) + ']'.repeat(100_000),
    '{"a":'.repeat(300) + '1' + '}'.repeat(300),
  ]) {
    const response = await send(bulkPath, { method: 'POST', headers: json, body });
    expect(response.status).toBe(400);
    expect(response.text).toContain('levels deep');
  }
  const text = JSON.stringify([{ title: '['.repeat(500) + '\\"' }]);
  const { text: answer } = await send(bulkPath, { method: 'POST', headers: json, body: text });
  expect(answer).not.toContain('levels deep');
  expect(log).not.toHaveBeenCalled();
});

it('a client that reads only after sending gets the response to a body over the limit', async () => {
  const { hostname, port } = new URL(server.origin);
  const socket = net.connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += String(chunk)));
  const closed = new Promise((resolve, reject) => socket.on('close', resolve).on('error', reject));
  const megabyte = Buffer.alloc(1_000_000, 0x20);
  socket.write(`POST ${bulkPath} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 40000000\r\n\r\n`);
  for (let sent = 0; sent < 40; sent += 1) {
    await new Promise((resolve) => socket.write(megabyte, resolve));
    expect(text).toBe('');
  }
  await closed;
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
  expect(text).toContain('"statusCode":413');
});

it('an internal error is one line of the log and no part of the response', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = await listen(
    createSearchServer({
      tenant: 'demo',
      index: 'documentation',
      search: () => Promise.reject(new TypeError('inside\nof it')),
    }),
  );
  const response = await fetch(broken.origin + searchPath);
  await broken.close();
  expect([response.status, await response.json()]).toEqual([
    500,
    { statusCode: 500, errorMessage: 'The search failed.' },
  ]);
  expect(log.mock.calls.map(([line]) => line as unknown)).toEqual([
    `GET ${searchPath}: "TypeError: inside\\nof it"`,
  ]);
});
