import type { Assistance } from '../protocol/assistance';
import type { SearchResponse } from '../protocol/types';

/** A response with its assistance. */
export interface CachedResponse {
  response: SearchResponse;
  assistance?: Assistance;
}

/** Number of cached responses; the oldest are removed first. */
const MAX_RESPONSES = 30;

const responses = new Map<string, CachedResponse>();

/** The latest response to a request, by any text that names the request. */
export function cachedResponse(key: string | undefined): CachedResponse | undefined {
  return key === undefined ? undefined : responses.get(key);
}

/** Caches a response, so that the way back to its results shows them immediately and in full height. */
export function cacheResponse(key: string, found: CachedResponse): void {
  responses.delete(key);
  responses.set(key, found);
  for (const oldest of responses.keys()) {
    if (responses.size <= MAX_RESPONSES) return;
    responses.delete(oldest);
  }
}
