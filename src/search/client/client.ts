import type { Assistance } from '../protocol/assistance';
import type { Explanation } from '../protocol/explanation';
import { decodeRequest, encodePairs, isRepeatable, requestPairs } from '../protocol/query-string';
import { RequestError } from '../protocol/request-error';
import type { SearchRequest, SearchResponse, Suggestion } from '../protocol/types';

/** A call beside the search with parameters: one with a body, or the category tree by a list field of the documents. */
export type IndexCall =
  { kind: 'post'; query: string; body: unknown } | { kind: 'categories'; field: string };

/** The one interface that the site searches by; whether a service or the engine responds, it never knows. */
export interface SearchClient {
  /** Preloads the data of the first response. Never fails: the response does. */
  warm: () => void;
  /** @throws SearchError, or the signal's reason when it was aborted */
  search: (request: SearchRequest, signal?: AbortSignal) => Promise<SearchResponse>;
  /** Assistance beside the hits; none from a service, whose protocol has no such call. @throws as `search` */
  assist: (request: SearchRequest, signal?: AbortSignal) => Promise<Assistance>;
  /** Why the hits of a request are where they are; absent for a service. @throws as `search` */
  explain?: (request: SearchRequest) => Promise<Explanation>;
  /** The response to another call; absent for a service. @throws as `search` */
  call?: (call: IndexCall, signal: AbortSignal) => Promise<unknown>;
  /** @throws as `search` */
  suggest: (text: string, signal?: AbortSignal) => Promise<Suggestion[]>;
}

export type SearchFailure =
  /** No response: offline, blocked by the browser (CORS), connection broken. */
  | 'network'
  | 'timeout'
  /** A response with an error status. */
  | 'status'
  /** A response that is not of the protocol. */
  | 'format'
  /** The request breaks a rule. */
  | 'request';

export class SearchError extends Error {
  override readonly name = 'SearchError';
  constructor(
    readonly failure: SearchFailure,
    message: string,
    /** HTTP status where there is one. */
    readonly status?: number,
    options?: ErrorOptions,
    /** With the failure `request`: the parameter that breaks the rule. */
    readonly parameter?: string,
  ) {
    super(message, options);
  }
}

/** Settings of the site's search. */
export interface SearchSettings {
  /** Address of the suggest call; empty: the embedded engine responds. */
  suggestEndpoint: string;
  /** Address of the search call; empty: the embedded engine responds. */
  apiEndpoint: string;
  /** Key under `result` that holds the hits. */
  resultKey: string;
  /** Added to the query string of both calls; `q` and `page` have no effect here. */
  searchParameters: Readonly<Record<string, string>>;
}

/**
 * Query string of a request with the site's own parameters, which override no parameter of the request; filters and
 * lists add up.
 */
export function queryStringOf(
  request: SearchRequest,
  { searchParameters }: Pick<SearchSettings, 'searchParameters'>,
): string {
  const pairs = requestPairs(request);
  const own = new Set(pairs.map(([name]) => name));
  const extra = extraParameters(searchParameters).filter(
    ([name]) => !own.has(name) || isRepeatable(name),
  );
  return encodePairs([...pairs, ...extra]);
}

/**
 * The request as a service reads its query string, so that the embedded engine gets the same.
 * @throws SearchError when it breaks a rule of the protocol
 */
export function requestOf(
  request: SearchRequest,
  settings: Pick<SearchSettings, 'searchParameters'>,
): SearchRequest {
  try {
    return decodeRequest(queryStringOf(request, settings));
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw new SearchError('request', error.message, error.statusCode, { cause: error });
  }
}

export function extraParameters(
  parameters: SearchSettings['searchParameters'],
): [name: string, value: string][] {
  return Object.entries(parameters).filter(([name]) => name !== 'q' && name !== 'page');
}
