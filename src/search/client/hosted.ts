import {
  extraParameters,
  withSiteParameters,
  type SearchClient,
  type SearchSettings,
} from './client';
import { fetchJson } from './fetch-json';
import { encodePairs, withQuery } from '../protocol/query-string';
import { readSearchResponse, readSuggestions } from './read-response';

/** Longest wait for a response, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * A client of a hosted service, with the GET calls of the search protocol.
 * @param timeout longest wait for a response, in milliseconds
 */
export function createHostedClient(
  settings: SearchSettings,
  timeout: number = TIMEOUT_MS,
): SearchClient {
  return {
    warm() {
      // A service needs no preparation.
    },
    async search(query, signal) {
      const address = withQuery(settings.apiEndpoint, withSiteParameters(query, settings));
      const body = await fetchJson(address, { signal, timeout });
      return readSearchResponse(body, settings.resultKey);
    },
    assist: () => Promise.resolve({ leftOut: [] }),
    async suggest(text, signal) {
      const query = encodePairs([['q', text], ...extraParameters(settings.searchParameters)]);
      const address = withQuery(settings.suggestEndpoint, query);
      const body = await fetchJson(address, { signal, timeout });
      return readSuggestions(body);
    },
  };
}
