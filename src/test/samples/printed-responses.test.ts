import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callPath, type ExampleCall } from '../../node/examples/example-call';
import { readShop } from '../../node/shop/shop';
import { createEngine } from '../../search/engine/engine';
import { handleSearch, handleSuggest, type SearchIndex } from '../../search/engine/handle-call';
import { textsOf } from '../../search/engine/index/index-data';
import { makeIndex } from '../../search/engine/index/make-index';
import { packIndex, unpackIndex } from '../../search/engine/packed/packed-index';
import { createSuggest } from '../../search/engine/suggest/suggest';
import type { Tenant } from '../../search/practice/tenant';
import { clientHeaders } from '../../search/practice/tokens';
import { readPage } from '../support/compiled-content';
import { pageFiles } from '../support/content-files';
import { shopTenant } from './framework-pages';
import { readGuide } from './guide-steps';

// Loads the sample shop into an empty tenant and sends each call of each page. The page must print the response.
let tenant: Tenant;
const send = (call: { method: string; path: string; query: string; body?: string }) =>
  tenant.handle({ ...call, headers: clientHeaders(call), origin: 'https://{host}' });

/** The shop of a reader. The operator sets synonyms and redirects, so the files have none. */
function shopWithoutLists(): SearchIndex {
  const { index } = readShop({ has: () => true });
  if (!index) throw new Error('There is no shop.');
  const { definition, documents, suggestions } = index;
  const engine = createEngine(unpackIndex(packIndex(makeIndex(definition, { documents }))), {
    texts: ({ fields }) => textsOf({ fields }, definition),
    now: () => Date.now(),
    newId: () => '',
  });
  return { definition, engine, suggest: createSuggest(suggestions) };
}
const withoutLists = shopWithoutLists();

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2025, 2, 10, 9, 15) });
  tenant = await shopTenant();
});

afterAll(() => {
  vi.useRealTimers();
  // The samples about synonyms and redirects, and a few that meet a synonym.
  expect(compared.lists).toBeLessThan(compared.all / 10);
});
const compared = { all: 0, lists: 0 };

/** Whether a printed response needs the lists of the operator. */
async function needsLists(call: ExampleCall, printed: unknown): Promise<boolean> {
  const body: unknown = call.body === undefined ? undefined : JSON.parse(call.body);
  const [path, query] = [callPath(call), call.query];
  const response = await (
    call.kind === 'suggest'
      ? handleSuggest(withoutLists, query)
      : handleSearch(withoutLists, { query, body }, { url: `https://{host}${path}`, path })
  ).catch(() => printed);
  return JSON.stringify(withoutMoments(response)) !== JSON.stringify(withoutMoments(printed));
}

/** A response without times and ids. */
function withoutMoments(value: unknown): unknown {
  const moments = ['time', 'currentTime', 'requestId', 'executionTime'];
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) => (moments.includes(key) ? undefined : part)),
  ) as unknown;
}

const requestOf = (call: ExampleCall) => ({
  method: call.body === undefined ? 'GET' : 'POST',
  path: callPath(call),
  query: call.query,
  ...(call.body !== undefined && { body: call.body }),
});

const pages = pageFiles('content').filter((file) => readGuide(file).steps.length > 0);

describe('the sample shop in an empty tenant returns the printed response', () => {
  it.each(pages)('to each call of %s', async (file) => {
    for (const { call, response } of (await readPage(file)).answers) {
      if (call.first !== undefined) continue;
      compared.all += 1;
      const { body } = await send(requestOf(call));
      const source = `${file}: ${call.query} ${call.body ?? ''}`;
      if (await needsLists(call, response.body)) compared.lists += 1;
      else expect(withoutMoments(body), source).toEqual(withoutMoments(response.body));
    }
  });
});
