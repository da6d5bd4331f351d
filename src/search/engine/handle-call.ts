import type { RequestEcho, SearchResponse, Suggestion } from '../protocol/types';
import { decodePairs, decodeRequest, echoOf, encodePairs } from '../protocol/query-string';
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
}

/**
 * Handles a search call.
 * @param address of the call, for the echo
 * @throws RequestError for a request that violates the protocol
 */
export async function handleSearch(
  { definition, engine }: Pick<SearchIndex, 'definition' | 'engine'>,
  { query, body }: SearchCall,
  address: RequestEcho,
): Promise<SearchResponse> {
  const decoded = decodeRequest(query);
  const { request, paging } =
    body === undefined
      ? { request: decoded, paging: true }
      : readPostRequest(body, definition, decoded);
  const response = await engine.search(request, {
    ...address,
    ...echoOf(query),
    ...(body !== undefined && { method: 'POST', query: request.q }),
  });
  const result = response.result[definition.name];
  if (!paging && result) delete result.paging;
  return response;
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
