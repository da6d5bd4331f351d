import { createEngine } from '../../search/engine/engine';
import { textsOf } from '../../search/engine/index/index-data';
import { makeIndex } from '../../search/engine/index/make-index';
import { packIndex, unpackIndex } from '../../search/engine/packed/packed-index';
import { createSuggest } from '../../search/engine/suggest/suggest';
import type { ErrorResponse, SearchResponse } from '../../search/protocol/types';
import { RequestError } from '../../search/protocol/request-error';
import { handleSearch, handleSuggest, type SearchIndex } from '../../search/engine/handle-call';
import type { JsonValue } from '../../lib/content-tree';
import { readSiteFile } from '../content/files';
import { digest } from '../content/digest';
import { shopDefinition } from '../../search/engine/index/shop-definition';
import { readShop, shopFiles } from '../shop/shop';
import { callPath, type CallHandler, type ExampleResponse, type ExampleCall } from './example-call';

/** The instant of all samples, and times that a service of that size might take: responses of two builds are the same. */
const sampleInstant = Date.UTC(2025, 2, 10, 9, 15);
const sampleTimes = { envelope: 18, result: 7 };

/** Routes for the redirects of the shop: all exist, since another step checks them against the pages. */
const anyRoute = { has: () => true };

let current: { key: string; shops: Map<number, SearchIndex> } | undefined;

/** The search of the shop, cached until a file of it changes. @param first number of products in it */
function shop({ first = Infinity }: ExampleCall): SearchIndex {
  const key = digest(shopFiles.map((file) => readSiteFile(file) ?? '').join('\n'));
  if (current?.key !== key) current = { key, shops: new Map() };
  const shopIndex = current.shops.get(first) ?? makeShop(first);
  current.shops.set(first, shopIndex);
  return shopIndex;
}

function makeShop(first: number): SearchIndex {
  const { index } = readShop(anyRoute, first);
  const content = index ?? { documents: [], suggestions: [] };
  const definition = index?.definition ?? shopDefinition;
  const engine = createEngine(unpackIndex(packIndex(makeIndex(definition, content))), {
    texts: ({ fields }) => textsOf({ fields }, definition),
    now: () => sampleInstant,
    newId: () => '',
  });
  return { definition, engine, suggest: createSuggest(content.suggestions) };
}

/** Handles calls of the shop with the engine that also responds in the browser. */
export const shopResponses: CallHandler = {
  files: shopFiles,
  async response(call) {
    try {
      if (call.kind === 'search') return await search(call);
      return { statusCode: 200, body: asJson(await handleSuggest(shop(call), call.query)) };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { statusCode, message } = error;
      return { statusCode, body: { statusCode, errorMessage: message } satisfies ErrorResponse };
    }
  },
};

async function search(call: ExampleCall): Promise<ExampleResponse> {
  const path = callPath(call);
  const body: unknown = call.body === undefined ? undefined : JSON.parse(call.body);
  const echo = { url: `https://{host}${path}`, path };
  const response = await handleSearch(shop(call), { query: call.query, body }, echo);
  return { statusCode: 200, body: asJson(ofSampleWorld(response, call)) };
}

/** The response with times that are always the same and, where the request names none, an id that is. */
function ofSampleWorld(response: SearchResponse, call: ExampleCall): SearchResponse {
  const { index, kind, query, body = '', first = 0 } = call;
  const hex = digest(JSON.stringify([index, kind, query, body, first])) + digest(query);
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  const results = Object.entries(response.result).map(([name, result]) => [
    name,
    { ...result, time: sampleTimes.result },
  ]);
  return {
    ...response,
    time: sampleTimes.envelope,
    requestId: response.requestId || id,
    result: Object.fromEntries(results) as SearchResponse['result'],
  };
}

function asJson(value: unknown): JsonValue {
  return JSON.parse(JSON.stringify(value)) as JsonValue;
}
