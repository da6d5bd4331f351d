import type { RequestEcho, SearchRequest, SearchResponse, Suggestion } from '../protocol/types';
import { decodePairs, decodeRequest } from '../protocol/query-string';
import { RequestError } from '../protocol/request-error';
import type { SearchIndex } from './search-index';
import { readPostRequest } from '../protocol/request-body';

export interface SearchCall {
  /** Query string; of a POST it holds the control flags. */
  query: string;
  /** JSON of a POST; absent for GET. */
  body?: unknown;
  /** Locale that wins over the request's own. */
  locale?: string;
}

/**
 * Handles a search call.
 * @param echo address of the call
 * @returns the response, and the request as it was understood
 * @throws RequestError when it breaks a rule of the protocol
 */
export async function handleSearch(
  { definition, engine }: Pick<SearchIndex, 'definition' | 'engine'>,
  { query, body, locale }: SearchCall,
  echo: RequestEcho,
): Promise<{ response: SearchResponse; request: SearchRequest }> {
  const decoded = decodeRequest(query);
  const { request: read, paging } =
    body === undefined
      ? { request: decoded, paging: true }
      : readPostRequest(body, definition, decoded);
  const request = locale === undefined ? read : { ...read, locale };
  const response = await engine.search(request, {
    ...echo,
    ...(body === undefined
      ? { query, method: 'GET' }
      : { method: 'POST', ...(request.q !== undefined && { query: request.q }) }),
  });
  const result = response.result[definition.name];
  if (!paging && result) delete result.paging;
  return { response, request };
}

/** Handles a suggest call. @throws RequestError when it breaks a rule of the protocol */
export function handleSuggest(
  { suggest }: Pick<SearchIndex, 'suggest'>,
  query: string,
): Suggestion[] {
  const typed = decodePairs(query).flatMap(([name, value]) => (name === 'q' ? [value] : []));
  if (typed.length > 1) throw new RequestError('q', 'Parameter "q" takes one value.');
  return suggest(typed[0] ?? '');
}
