import type { SearchResponse } from '../protocol/types';

/** Responses kept; the oldest go first. */
const MAX_RESPONSES = 30;

const responses = new Map<string, SearchResponse>();

/** The latest response to a request, by any text that names the request. */
export function recentResponse(key: string | undefined): SearchResponse | undefined {
  return key === undefined ? undefined : responses.get(key);
}

/** Keeps a response, so that the way back to its results shows them at once and in full height. */
export function keepResponse(key: string, response: SearchResponse): void {
  responses.delete(key);
  responses.set(key, response);
  for (const oldest of responses.keys()) {
    if (responses.size <= MAX_RESPONSES) return;
    responses.delete(oldest);
  }
}
