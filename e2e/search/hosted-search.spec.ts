import type http from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type * as HostedSearch from '../../src/search/client/hosted';
import { listen, type Listening } from '../../src/test/support/listen';

/** The client of hosted services as browsers run it, as `hostedSearch.createHostedClient`. */
const [bundle] = buildSync({
  entryPoints: ['src/search/client/hosted.ts'],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'hostedSearch',
}).outputFiles;

const products = { documents: [{ id: 'p-1', document: { title: '<img src=x>' } }], total: 1 };
const body = JSON.stringify({ statusCode: 200, result: { products } });

type Response = (response: http.ServerResponse) => void;
const cors = { 'access-control-allow-origin': '*' };
const json = { 'content-type': 'application/json' };
const responses: Record<string, Response> = {
  works: (response) => response.writeHead(200, { ...cors, ...json }).end(body),
  'refuses other origins': (response) => response.writeHead(200, json).end(body),
  'responds with HTML': (response) =>
    response.writeHead(200, { ...cors, 'content-type': 'text/html' }).end('<p>Login</p>'),
  'is broken': (response) =>
    response.writeHead(500, { ...cors, ...json }).end('{"errorMessage":"Out of order"}'),
  'breaks off': (response) => response.destroy(),
};

let server: Listening;

test.beforeAll(async () => {
  server = await listen((request, response) => {
    const name = decodeURIComponent((request.url ?? '').slice(1).split('?')[0] ?? '');
    responses[name]?.(response);
  });
});

test.afterAll(() => server.close());

interface WithSearch {
  hostedSearch: typeof HostedSearch;
}

/** Searches in the page; the total, or what failed. */
async function search(page: Page, service: string): Promise<string> {
  return page.evaluate(
    async (endpoint) => {
      const { hostedSearch } = window as unknown as WithSearch;
      const client = hostedSearch.createHostedClient({
        apiEndpoint: endpoint,
        suggestEndpoint: endpoint,
        resultKey: 'products',
        searchParameters: {},
      });
      try {
        const { result } = await client.search({ q: 'drill' });
        return `found ${result['products']?.total}`;
      } catch (error) {
        const { failure, message } = error as { failure: string; message: string };
        return `${failure}: ${message}`;
      }
    },
    `${server.origin}/${encodeURIComponent(service)}`,
  );
}

test('each response of a hosted service becomes a result or an explained failure', async ({
  page,
}) => {
  await page.goto('/search');
  // As the browser's tools would: the policy of the site lets no script element of a test in.
  await page.evaluate(`${bundle?.text}; globalThis.hostedSearch = hostedSearch;`);
  for (const [service, expected] of Object.entries({
    works: 'found 1',
    'refuses other origins': 'network: The service could not be reached.',
    'responds with HTML': 'format: Expected JSON, got text/html.',
    'is broken': 'status: The response has status 500: Out of order.',
    'breaks off': 'network: The service could not be reached.',
  }))
    expect(await search(page, service), service).toBe(expected);
});
