import Compile from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaCheck } from '../checks/schema-check';
import { responses } from '../protocol/schema/response-schemas';
import { searchMethods, workerFailureOf } from './worker';
import { SearchError, withSiteParameters, type SearchClient } from './client';
import { createHostedClient } from './hosted';
import { readSearchResponse } from './read-response';
import type { SearchResponse } from '../protocol/types';
import { builtSearch } from '../server/built-search';
import { createSearchServer, searchPaths } from '../server/search-server';
import { listen, type Listening } from '../../test/support/listen';
import { serveHandbook, type ServedHandbook } from '../../test/api/served-handbook';

// The same cases against both transports. The embedded one stops short of its Worker, which needs a browser: the methods
// of the worker are called here.
const codes = { tenant: 'demo', index: 'documentation' };
const settings = { resultKey: 'handbook', searchParameters: {} };

const searchResponse = Compile(responses.SearchResponse);
const suggestions = Compile(responses.Suggestions);

let data: ServedHandbook;
let service: Listening;

beforeAll(async () => {
  data = await serveHandbook();
  service = await listen(createSearchServer({ ...codes, search: builtSearch(data.folder) }));
});
afterAll(async () => {
  await service.close();
  await data.close();
});

function hosted(searchParameters: Record<string, string> = {}): SearchClient {
  const { search, suggest } = searchPaths(codes);
  return createHostedClient({
    ...settings,
    searchParameters,
    apiEndpoint: service.origin + search,
    suggestEndpoint: service.origin + suggest,
  });
}

function embedded(searchParameters: Record<string, string> = {}): SearchClient {
  const source = { base: data.base };
  const sent = <Value>(reply: Promise<Value>) =>
    reply.catch((error: unknown) => {
      const { failure, message, status } = workerFailureOf(error);
      throw new SearchError(failure, message, status);
    });
  return {
    warm: () => undefined,
    assist: (query) => sent(searchMethods.assist({ source, query })),
    search: async (query) => {
      const task = { source, query: withSiteParameters(query, { searchParameters }) };
      return readSearchResponse(await sent(searchMethods.search(task)), settings.resultKey);
    },
    suggest: (text) => sent(searchMethods.suggest({ source, text })),
  };
}

/** What pages show of a response, without the id, which differs between calls. */
function comparable(response: SearchResponse) {
  const { requestId, result, ...rest } = response;
  expect(searchResponse.Errors(response)).toEqual([]);
  for (const set of Object.values(result)) expect(schemaCheck('SearchResult')(set, '')).toEqual([]);
  expect(requestId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$|^mine$/);
  return {
    ...rest,
    result,
  };
}

async function both(query: string, parameters?: Record<string, string>) {
  const responses = await Promise.all(
    [hosted(parameters), embedded(parameters)].map((client) => client.search(query)),
  );
  const [one, other] = responses.map(comparable);
  expect(one).toEqual(other);
  return responses[0]?.result['handbook'];
}

describe('both transports respond alike', () => {
  it.each<[name: string, request: string, total: number]>([
    ['everything', '', 5],
    ['the second page', 'q=*&page=2', 5],
    ['a page behind the last', 'page=9', 5],
    ['no rows', 'rows=0', 5],
    ['nothing found', 'q=xyzzyqwkvv', 0],
    ['a passage', 'q=nextPageToken', 1],
    ['markup in the text', 'q=brackets', 1],
    ['a phrase', 'q=%22old+documents%22', 1],
    ['umlauts and emoji', 'q=gr%C3%BC%C3%9Fe+%F0%9F%99%82', 1],
    ['a correction', 'q=sugest&requestId=mine', 1],
    ['no spelling', 'q=sugest&ctrl=spellcheckDisabled', 0],
    ['a synonym', 'q=import', 1],
    ['a redirect', 'q=console', 0],
    ['trace and score', 'q=range&ctrl=trace&result.displayFields=title,_score', 1],
    ['no facets', 'ctrl=facetDisabled', 5],
    ['a facet value with & and space', 'f.section=Admin%20%26%20Feeding', 1],
    ['a facet value with = and +', 'f.section=Gr%C3%B6%C3%9Fe%3D1%2B1', 1],
    ['several values', 'f.section=Search&f.section=Admin+%26+Feeding', 4],
    ['excluded values', 'f.section.not%5B%5D=Search', 2],
    ['a range', 'f.words.range=%7B12,40', 2],
    ['dates', 'f.date.daterange=2024-01-01,2025-02-28', 2],
    ['a human date', 'f.date.humandate=2025', 2],
    ['an unknown operator', 'f.date.whatever=1', 5],
    ['a sort', 'sort=newest&rows=50', 5],
    ['tokens', 'nextPageToken=init&rows=2', 5],
    ['the last token', 'nextPageToken=after-4&rows=2', 5],
    ['parameters of the profile', 'p.audience=a&p.audience=b&whatever=x', 5],
    ['odd names', 'f.constructor.not=x&__proto__=1&p.__proto__=2', 5],
  ])('%s', async (_, query, total) => {
    expect((await both(query))?.total).toBe(total);
  });

  it('every filter of every facet value', async () => {
    const { facets = [] } = (await both('')) ?? {};
    const values = facets.flatMap(({ values = [] }) => values);
    expect(values.length).toBeGreaterThan(2);
    for (const { filter, count } of values) expect((await both(filter))?.total, filter).toBe(count);
  });

  it('parameters of the site, which override nothing', async () => {
    expect((await both('q=filter', { q: 'feeding', page: '7' }))?.paging?.currentPage).toBe(1);
    expect((await both('rows=2', { rows: '1', searchFrom: 'a b&c' }))?.documents.length).toBe(2);
    expect((await both('', { rows: '1' }))?.documents.length).toBe(1);
    expect((await both('', { 'f.section': 'Search' }))?.total).toBe(3);
    const wider = 'f.section=Admin%20%26%20Feeding';
    expect((await both(wider, { 'f.section': 'Search' }))?.total).toBe(4);
  });

  it.each<[query: string, status: number]>([
    ['explain=true', 501],
    ['nextPageToken=x', 400],
    ['page=1.5', 400],
    ['f.day.daterange=soon,*', 400],
    ['f.price.range=5', 400],
  ])('refusals: %s', async (query, status) => {
    for (const client of [hosted(), embedded()]) {
      const error = await client.search(query).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(SearchError);
      expect(error).toMatchObject({ status });
    }
  });

  it.each([
    ...['fi', 'filter ', ' filter', 'range fil', 'grö', 'GROESSE'],
    ...['<', '&', 'xyzzy', '', '🙂', 'a=b&q=c'],
  ])('suggestions for "%s"', async (text) => {
    const [one, other] = await Promise.all(
      [hosted(), embedded()].map((client) => client.suggest(text)),
    );
    expect(one).toEqual(other);
    expect(suggestions.Errors(one)).toEqual([]);
  });

  it('suggestions escape markup and keep a space at the end', async () => {
    const [first] = await hosted().suggest('filter val');
    expect(first).toEqual({
      suggest: 'Filter <values> & "ranges"',
      suggestHighlighted: 'Filter<b> &lt;</b>val<b>ues&gt; &amp; &quot;ranges&quot;</b>',
    });
    for (const client of [hosted(), embedded()]) {
      expect((await client.suggest('filt')).length).toBeGreaterThan(0);
      expect(await client.suggest('filt ')).toEqual([]);
    }
  });
});
