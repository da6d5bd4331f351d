import type { Assistance } from '../protocol/assistance';
import type { Explanation } from '../protocol/explanation';
import { decodeRequest, encodePairs, isRepeatable, requestPairs } from '../protocol/query-string';
import { RequestError } from '../protocol/request-error';
import type { SearchRequest, SearchResponse, Suggestion } from '../protocol/types';

/** A call other than the GET search: a search with a body, or a category tree by a list field of the documents. */
export type IndexCall =
  { kind: 'post'; query: string; body: unknown } | { kind: 'categories'; field: string };

/** The site's interface to search, implemented by a service and by the embedded engine. */
export interface SearchClient {
  /** Preloads the data of the first response. Never throws; the first call does. */
  warm: () => void;
  /** @throws SearchError, or the reason of an aborted signal */
  search: (request: SearchRequest, signal?: AbortSignal) => Promise<SearchResponse>;
  /** Assistance for the hits; undefined for a service. @throws as `search` */
  assist: (request: SearchRequest, signal?: AbortSignal) => Promise<Assistance>;
  /** Reasons for the ranks of the hits; absent for a service. @throws as `search` */
  explain?: (request: SearchRequest) => Promise<Explanation>;
  /** Responds to another call; absent for a service. @throws as `search` */
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
  /** A response that does not follow the protocol. */
  | 'format'
  /** A request that violates the protocol. */
  | 'request';

export class SearchError extends Error {
  override readonly name = 'SearchError';
  constructor(
    readonly failure: SearchFailure,
    message: string,
    /** HTTP status, if there is one. */
    readonly status?: number,
    options?: ErrorOptions,
    /** For the failure `request`, the invalid parameter. */
    readonly parameter?: string,
  ) {
    super(message, options);
  }
}

/** A failure as a SearchError: a RequestError is a failure of the request, an unknown one is a fault of the format. */
export function asSearchError(reason: unknown): SearchError {
  if (reason instanceof SearchError) return reason;
  if (!(reason instanceof RequestError)) return new SearchError('format', String(reason));
  const { message, statusCode, parameter } = reason;
  return new SearchError('request', message, statusCode, { cause: reason }, parameter);
}

export interface SearchSettings {
  /** Address of the suggest call; empty for the embedded engine. */
  suggestEndpoint: string;
  /** Address of the search call; empty for the embedded engine. */
  apiEndpoint: string;
  /** Key of the hits under `result`. */
  resultKey: string;
  /** Parameters to add to both calls; `q` and `page` are ignored. */
  searchParameters: Readonly<Record<string, string>>;
}

/**
 * Query string of a request with the parameters of the site, which add filters and list entries but override no other
 * parameter.
 */
export function queryStringOf(
  request: SearchRequest,
  { searchParameters }: Pick<SearchSettings, 'searchParameters'>,
): string {
  const pairs = requestPairs(request);
  const names = new Set(pairs.map(([name]) => name));
  const extra = extraParameters(searchParameters).filter(
    ([name]) => !names.has(name) || isRepeatable(name),
  );
  return encodePairs([...pairs, ...extra]);
}

/**
 * The request that a service would parse from the query string, so that the embedded engine gets the same.
 * @throws SearchError for a request that violates the protocol
 */
export function requestOf(
  request: SearchRequest,
  settings: Pick<SearchSettings, 'searchParameters'>,
): SearchRequest {
  try {
    return decodeRequest(queryStringOf(request, settings));
  } catch (error) {
    throw asSearchError(error);
  }
}

/** The parameters of the site that a call gets: all except `q` and `page`. */
export function extraParameters(
  parameters: SearchSettings['searchParameters'],
): [name: string, value: string][] {
  return Object.entries(parameters).filter(([name]) => name !== 'q' && name !== 'page');
}
