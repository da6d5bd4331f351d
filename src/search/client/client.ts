import type { SiteConfig } from '../../site';
import type { SearchCall } from '../engine/handle-call';
import type { Assistance } from '../protocol/assistance';
import type { Explanation } from '../protocol/explanation';
import { decodePairs, encodePairs, isRepeatable } from '../protocol/query-string';
import { RequestError } from '../protocol/request-error';
import type { SearchResponse, Suggestion } from '../protocol/types';

/** A call other than the GET search: a search with a body, or a category tree by a list field of the documents. */
export type IndexCall = ({ kind: 'post' } & SearchCall) | { kind: 'categories'; field: string };

/**
 * The site's interface to search, implemented by a service and by the embedded engine. A query is the query string of a
 * GET search.
 */
export interface SearchClient {
  /** Preloads the data of the first response. Never throws; the first call does. */
  warm: () => void;
  /** @throws SearchError, or the reason of an aborted signal */
  search: (query: string, signal?: AbortSignal) => Promise<SearchResponse>;
  /** Assistance for the hits; undefined for a service. @throws as `search` */
  assist: (query: string, signal?: AbortSignal) => Promise<Assistance>;
  /** @throws as `search` */
  suggest: (text: string, signal?: AbortSignal) => Promise<Suggestion[]>;
}

/** A client of an index of this site. */
export interface EmbeddedClient extends SearchClient {
  /** Reasons for the ranks of the hits. @throws as `search` */
  explain: (query: string) => Promise<Explanation>;
  /** Responds to another call. @throws as `search` */
  call: (call: IndexCall, signal: AbortSignal) => Promise<unknown>;
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
    readonly status?: number | undefined,
    options?: ErrorOptions,
    /** For the failure `request`, the invalid parameter. */
    readonly parameter?: string | undefined,
  ) {
    super(message, options);
  }
}

/** A failure as a SearchError: a RequestError is a failure of the request, an unknown one is a fault of the format. */
export function asSearchError(reason: unknown): SearchError {
  if (reason instanceof SearchError) return reason;
  if (!(reason instanceof Error)) return new SearchError('format', String(reason));
  if (!(reason instanceof RequestError)) return new SearchError('format', reason.message);
  const { message, statusCode, parameter } = reason;
  return new SearchError('request', message, statusCode, { cause: reason }, parameter);
}

export type SearchSettings = SiteConfig['search'];

/** A query with the parameters of the site, which add filters and list entries but override no other parameter. */
export function withSiteParameters(
  query: string,
  { searchParameters }: Pick<SearchSettings, 'searchParameters'>,
): string {
  const pairs = decodePairs(query);
  const names = new Set(pairs.map(([name]) => name));
  const extra = extraParameters(searchParameters).filter(
    ([name]) => !names.has(name) || isRepeatable(name),
  );
  return encodePairs([...pairs, ...extra]);
}

/** The parameters of the site that a call gets: all except `q` and `page`. */
export function extraParameters(
  parameters: SearchSettings['searchParameters'],
): [name: string, value: string][] {
  return Object.entries(parameters).filter(([name]) => name !== 'q' && name !== 'page');
}
