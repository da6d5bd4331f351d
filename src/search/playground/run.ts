import { withPrefix } from 'gatsby';
import { objectOf } from '../../lib/values/json-object';
import { parseJson } from '../../lib/values/parse-json';
import { site } from '../../site';
import { asSearchError, type EmbeddedClient, type SearchError } from '../client/client';
import { createEmbeddedClient } from '../client/embedded';
import { fetchText, jsonOf, type RawResponse } from '../client/fetch-json';
import type { SearchCall } from '../engine/handle-call';
import { searchDataFolder, shopIndex } from '../engine/index/manifest';
import type { ErrorResponse, SearchResponse } from '../protocol/types';
import type { Explanation } from '../protocol/explanation';
import { encodePairs } from '../protocol/query-string';
import { readSearchResponse, readSuggestions } from '../client/read-response';
import type { ExampleView } from './example-view';
import { practiceClient, practiceResponse } from './practice';
import { sampleHeaders, sampleUrl, type SampleCall } from '../protocol/samples/sample-call';
import { isQuery } from './calls';
import { indexOf, requestOf } from './service';
import { playgroundPairs, type PlaygroundState } from './state';

/** Longest wait for a service, in milliseconds. */
const TIMEOUT_MS = 15_000;

export interface Outcome extends ExampleView {
  /** HTTP status; absent without a response. */
  status?: number;
  /** Milliseconds until the response. */
  time: number;
  /** JSON of the response, unchanged. */
  body?: unknown;
  /** Text of a response that is not JSON. */
  text?: string;
  error?: SearchError;
}

const clients = new Map<string, EmbeddedClient>();

function embedded(source: PlaygroundState['source']): EmbeddedClient {
  const existing = clients.get(source);
  if (existing) return existing;
  const base = withPrefix(`/${searchDataFolder}`);
  const client = createEmbeddedClient(source === 'shop' ? { base, index: shopIndex } : { base }, {
    searchParameters: {},
  });
  clients.set(source, client);
  return client;
}

const search = async (source: PlaygroundState['source'], call: SearchCall, signal: AbortSignal) =>
  (await (call.body === undefined
    ? embedded(source).search(call.query, signal)
    : embedded(source).call({ kind: 'post', ...call }, signal))) as SearchResponse;

export const searchShop = async (call: SearchCall) =>
  (await search('shop', call, new AbortController().signal)).result[shopIndex];

/** Sends a state to its source. The outcome includes failures. @param token for a service @throws the signal's reason when it is aborted */
export async function run(
  state: PlaygroundState,
  signal: AbortSignal,
  token = '',
): Promise<Outcome> {
  const started = performance.now();
  const outcome = await senders[state.source](state, signal, token);
  return { ...outcome, time: Math.round(performance.now() - started) };
}

type Send = (
  state: PlaygroundState,
  signal: AbortSignal,
  token: string,
) => Promise<Omit<Outcome, 'time'>>;

/** Response of an index of this site. */
async function embeddedOutcome(
  state: PlaygroundState,
  signal: AbortSignal,
): Promise<Omit<Outcome, 'time'>> {
  const client = embedded(state.source);
  const isShop = state.source === 'shop';
  const query = encodePairs(playgroundPairs(state));
  if (state.call === 'suggest') {
    const suggestions = await client.suggest(state.q, signal);
    return { status: 200, body: suggestions, suggestions };
  }
  if (state.call === 'search' || state.call === 'search-post') {
    const body = state.call === 'search' ? undefined : parseJson(state.body)?.value;
    const response = await search(state.source, { query, body }, signal);
    const view = viewOf(response, isShop ? shopIndex : site.search.resultKey);
    return { status: response.statusCode, body: response, ...view };
  }
  const field = isShop ? 'category' : 'breadcrumb';
  return { status: 200, body: await client.call({ kind: 'categories', field }, signal) };
}

const sendEmbedded: Send = async (state, signal) => {
  try {
    return await embeddedOutcome(state, signal);
  } catch (reason) {
    signal.throwIfAborted();
    const error = asSearchError(reason);
    if (error.failure !== 'request' || error.status === undefined) return { error };
    const body: ErrorResponse = { statusCode: error.status, errorMessage: error.message };
    return { error, status: error.status, body };
  }
};

const REDIRECTED =
  'The service redirects to the target. A browser hides the address of the target from this page.';

/** Sends a request to the practice tenant or a service. */
const sendBy =
  (send: (call: SampleCall, signal: AbortSignal, token: string) => Promise<RawResponse>): Send =>
  async (state, signal, token) => {
    let received: Omit<Outcome, 'time'> = {};
    try {
      const reply = await send(requestOf(state), signal, token);
      if (reply.status === 0) return { text: REDIRECTED };
      received = { status: reply.status, ...contentOf(reply.text) };
      if (reply.ok && !isQuery(state.call) && state.call !== 'search-post') return received;
      const body = jsonOf(reply);
      if (state.call === 'suggest') return { ...received, suggestions: readSuggestions(body) };
      const key = resultKey(body, indexOf(state));
      return { ...received, ...viewOf(readSearchResponse(body, key), key) };
    } catch (reason) {
      signal.throwIfAborted();
      return { ...received, error: asSearchError(reason) };
    }
  };

const senders: Record<PlaygroundState['source'], Send> = {
  shop: sendEmbedded,
  documentation: sendEmbedded,
  practice: sendBy(practiceResponse),
  service: sendBy(({ token: kind = 'API token', ...call }, signal, token) =>
    fetchText(sampleUrl(call), {
      signal,
      timeout: TIMEOUT_MS,
      method: call.method,
      headers: Object.fromEntries(
        sampleHeaders({ ...call, ...(token !== '' && { token: kind }) }, token),
      ),
      ...(call.body !== undefined && { body: call.body }),
      ...(call.address.endsWith('{shortUrl}') && { redirect: 'manual' as const }),
    }),
  ),
};

function contentOf(text: string): Pick<Outcome, 'body' | 'text'> {
  const json = parseJson(text);
  return json ? { body: json.value } : text === '' ? {} : { text };
}

/** Name of the result set to show: the index, otherwise the first. */
function resultKey(body: unknown, index: string): string {
  const keys = Object.keys(objectOf(objectOf(body)['result']));
  return keys.includes(index) ? index : (keys[0] ?? index);
}

/** Explains the order of the hits of a state, which has no service. @throws SearchError, RequestError */
export async function explainHits(state: PlaygroundState): Promise<Explanation> {
  const query = encodePairs(playgroundPairs(state));
  return state.source === 'practice'
    ? (await practiceClient()).explain(indexOf(state), query)
    : embedded(state.source).explain(query);
}

const viewOf = ({ result, didYouMeanResult }: SearchResponse, key: string): ExampleView => ({
  result: result[key],
  correction: didYouMeanResult,
});
