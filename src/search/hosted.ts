import { extraParameters, withSettings, type SearchClient, type SearchSettings } from './client';
import { fetchJson } from './fetch-json';
import { encodePairs, encodeRequest } from './query-string';
import { readSearchResponse, readSuggestions } from './read-response';

/** Longest wait for an answer, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Asks a hosted service by the GET calls of the search protocol. */
export function createHostedClient(settings: SearchSettings): SearchClient {
  return {
    warm() {
      // A service needs no preparation.
    },
    async search(request, signal) {
      const query = encodeRequest(withSettings(request, settings));
      const body = await fetchJson(withQuery(settings.apiEndpoint, query), {
        signal,
        timeout: TIMEOUT_MS,
      });
      return readSearchResponse(body, settings.resultKey);
    },
    async suggest(text, signal) {
      const query = encodePairs([['q', text], ...extraParameters(settings.searchParameters)]);
      const body = await fetchJson(withQuery(settings.suggestEndpoint, query), {
        signal,
        timeout: TIMEOUT_MS,
      });
      return readSuggestions(body);
    },
  };
}

/** Joins an address, which may have parameters of its own, and a query string. */
export function withQuery(endpoint: string, query: string): string {
  if (query === '') return endpoint;
  return `${endpoint}${endpoint.includes('?') ? '&' : '?'}${query}`;
}
