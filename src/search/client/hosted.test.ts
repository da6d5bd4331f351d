import type { RequestListener, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listen, type Listening } from '../../test/support/listen';
import { withQuery } from '../protocol/query-string';
import { createHostedClient } from './hosted';

// CORS is not tested here, as Node refuses no origin: what a browser refuses comes out of fetch as the same error as a
// broken connection.
const TIMEOUT_MS = 250;

let server: Listening;
let handle: RequestListener;
let requests: string[] = [];

beforeAll(async () => {
  server = await listen((request, response) => {
    requests.push(request.url ?? '');
    handle(request, response);
  });
});
afterAll(() => server.close());
beforeEach(() => {
  requests = [];
});

function client(searchParameters: Record<string, string> = {}, endpoint = server.origin) {
  return createHostedClient(
    {
      apiEndpoint: `${endpoint}/search`,
      suggestEndpoint: `${endpoint}/suggest`,
      resultKey: 'docs',
      searchParameters,
    },
    TIMEOUT_MS,
  );
}

const send = (response: ServerResponse, status: number, type: string, body: string) =>
  response.writeHead(status, { 'Content-Type': type }).end(body);

function respondWith(status: number, type: string, body: string) {
  handle = (_, response) => send(response, status, type, body);
}

const responseJson = (value: unknown) =>
  respondWith(200, 'application/json', typeof value === 'string' ? value : JSON.stringify(value));

/** Both calls fail in the same way. */
async function expectFailure(expected: object) {
  const error = { name: 'SearchError', ...expected };
  await expect(client().search('q=x')).rejects.toMatchObject(error);
  await expect(client().suggest('x')).rejects.toMatchObject(error);
}

describe('faults of a service', () => {
  it('are error statuses, with the reason if there is one', async () => {
    respondWith(500, 'text/html', '<h1>Internal error</h1>');
    await expectFailure({
      failure: 'status',
      status: 500,
      message: 'The response has status 500.',
    });
    respondWith(404, 'application/json', '{"errorMessage":"There is no index."}');
    await expectFailure({
      failure: 'status',
      status: 404,
      message: 'The response has status 404: There is no index.',
    });
    respondWith(400, 'application/json', 'null');
    await expectFailure({ failure: 'status', status: 400 });
  });

  it('are pages instead of responses', async () => {
    respondWith(200, 'text/html; charset=utf-8', '<!doctype html><title>Sign in</title>');
    await expectFailure({ failure: 'format', status: 200 });
    respondWith(200, 'application/json', '<!doctype html>');
    await expectFailure({ failure: 'format' });
  });

  it('are incomplete responses', async () => {
    responseJson('{"result":{"docs":{"documents":[');
    await expectFailure({ failure: 'format' });
    responseJson('');
    await expectFailure({ failure: 'format' });
    handle = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
      response.write('{"result":');
      setTimeout(() => response.destroy(), 20);
    };
    await expectFailure({ failure: 'network' });
  });

  it('are responses that do not begin or end in time', async () => {
    handle = () => undefined;
    await expectFailure({
      failure: 'timeout',
      message: 'There was no response within 0.25 seconds.',
    });
    handle = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"result":');
    };
    await expectFailure({ failure: 'timeout' });
  });

  it('are broken connections and missing services', async () => {
    handle = (request) => request.socket.resetAndDestroy();
    await expectFailure({ failure: 'network' });
    const gone = await listen(() => undefined);
    await gone.close();
    await expect(client({}, gone.origin).search('')).rejects.toMatchObject({ failure: 'network' });
    await expect(client({}, 'not an address').suggest('x')).rejects.toMatchObject({
      failure: 'network',
    });
  });

  it('end with the next valid response', async () => {
    const sender = client();
    respondWith(503, 'text/plain', 'busy');
    await expect(sender.search('')).rejects.toMatchObject({ status: 503 });
    responseJson({ result: { docs: { total: 3 } } });
    expect((await sender.search('')).result['docs']?.total).toBe(3);
  });
});

describe('odd responses', () => {
  it('may be huge', async () => {
    const documents = Array.from({ length: 100_000 }, (_, id) => ({
      id: `${id % 7}`,
      document: {},
    }));
    responseJson({ result: { docs: { documents, total: 100_000 } } });
    const slow = createHostedClient({
      apiEndpoint: server.origin,
      suggestEndpoint: server.origin,
      resultKey: 'docs',
      searchParameters: {},
    });
    expect((await slow.search('')).result['docs']?.documents.length).toBe(100_000);
    responseJson(
      Array.from({ length: 100_000 }, (_, index) => ({ suggest: `text ${index % 500}` })),
    );
    const suggestions = await slow.suggest('x');
    expect(new Set(suggestions.map(({ suggest }) => suggest)).size).toBe(suggestions.length);
    expect(suggestions.length).toBe(100);
  });

  it('leave markup and addresses as plain text', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const value = { value: evil, count: 1, filter: `f.${evil}=${evil}` };
    responseJson({
      requestId: evil,
      result: {
        docs: {
          documents: [
            {
              id: evil,
              document: { title: evil, url: 'javascript:alert(1)', 'highlight.title': [evil] },
            },
          ],
          facets: [{ id: evil, name: evil, values: [value] }],
          redirect: { httpCode: 302, location: 'javascript:alert(1)' },
        },
      },
    });
    const { result, requestId } = await client().search('');
    expect(requestId).toBe(evil);
    expect(result['docs']?.documents[0]?.document['title']).toBe(evil);
    expect(result['docs']?.facets?.[0]?.values).toEqual([value]);
    expect(result['docs']?.redirect?.location).toBe('javascript:alert(1)');
  });

  it('change no object by __proto__', async () => {
    const proto = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}';
    responseJson(
      `{${proto},"result":{${proto},"docs":{${proto},"documents":[{${proto},"id":"a","document":{${proto}}}]}}}`,
    );
    expect((await client().search('')).result['docs']?.documents.length).toBe(1);
    responseJson(`[{${proto},"suggest":"a"}]`);
    expect(await client().suggest('x')).toEqual([{ suggest: 'a' }]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('without a list have no suggestions', async () => {
    for (const body of [{ suggest: 'a' }, null, 'x', 5]) {
      handle = (_, response) => send(response, 200, 'application/json', JSON.stringify(body));
      expect(await client().suggest('x')).toEqual([]);
    }
  });
});

describe('calls', () => {
  it('send the exact text and the parameters of the site', async () => {
    responseJson([]);
    await client({ q: 'other', page: '9', requestOrigin: 'a & b' }).suggest(' grün & blau ');
    expect(requests).toEqual(['/suggest?q=%20gr%C3%BCn%20%26%20blau%20&requestOrigin=a%20%26%20b']);
  });

  it('send a request once encoded; parameters of the site override nothing', async () => {
    responseJson({ result: { docs: {} } });
    const parameters = { q: 'other', page: '9', rows: '50', sort: 'newest', 'f.lang': 'en' };
    await client(parameters).search('q=a%3Db&page=2&rows=10');
    await client(parameters).search('');
    expect(requests).toEqual([
      '/search?q=a%3Db&page=2&rows=10&sort=newest&f.lang=en',
      '/search?rows=50&sort=newest&f.lang=en',
    ]);
  });

  it('are sent to addresses that have parameters already', () => {
    expect(withQuery('https://host/x', 'q=a')).toBe('https://host/x?q=a');
    expect(withQuery('https://host/x?key=1', 'q=a')).toBe('https://host/x?key=1&q=a');
    expect(withQuery('https://host/x', '')).toBe('https://host/x');
  });

  it('end with the reason of the signal', async () => {
    handle = () => undefined;
    const reason = new Error('newer question');
    for (const send of [
      (signal: AbortSignal) => client().search('', signal),
      (signal: AbortSignal) => client().suggest('x', signal),
    ]) {
      const controller = new AbortController();
      const response = send(controller.signal);
      setTimeout(() => controller.abort(reason), 20);
      await expect(response).rejects.toBe(reason);
      await expect(send(controller.signal)).rejects.toBe(reason);
    }
  });
});
