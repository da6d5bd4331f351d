import type { RequestEcho, SearchRequest, SearchResponse, Suggestion } from '../protocol/types';
import { decodePairs, decodeRequest, encodePairs } from '../protocol/query-string';
import { RequestError } from '../protocol/request-error';
import type { Engine } from './engine';
import type { IndexDefinition } from './index/definition';
import type { Suggest } from './suggest/suggest';
import { readPostRequest } from '../protocol/request-body';

/** The functions that respond to the calls of one index. */
export interface SearchIndex {
  definition: IndexDefinition;
  engine: Engine;
  suggest: Suggest;
}

export interface SearchCall {
  /** Query string; in a POST it has the control flags. */
  query: string;
  /** JSON of a POST; absent for GET. */
  body?: unknown;
  /** Locale that overrides the locale of the request. */
  locale?: string;
}

/**
 * Handles a search call.
 * @param echo address of the call
 * @returns the response and the parsed request
 * @throws RequestError for a request that violates the protocol
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

/**
 * Handles a suggest call. With filters, it suggests only texts from fields of the matching documents.
 * @throws RequestError for a request that violates the protocol
 */
export async function handleSuggest(
  { engine, suggest }: Pick<SearchIndex, 'engine' | 'suggest'>,
  query: string,
): Promise<Suggestion[]> {
  const pairs = decodePairs(query);
  const [text = '', ...others] = pairs.flatMap(([name, value]) => (name === 'q' ? [value] : []));
  if (others.length > 0) throw new RequestError('q', 'Parameter "q" takes one value.');
  const { filters } = decodeRequest(encodePairs(pairs.filter(([name]) => name.startsWith('f.'))));
  if (!filters) return suggest(text);
  const documents = await engine.filterDocuments(filters);
  const texts = new Set(
    documents.flatMap(({ fields, passages }) => [
      ...Object.values(fields).flat().map(String),
      ...passages.map(({ title }) => title),
    ]),
  );
  return suggest(text, (entry) => [entry].flat().some((part) => texts.has(part)));
}
