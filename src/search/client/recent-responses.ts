import type { Assistance } from '../protocol/assistance';
import type { SearchResponse } from '../protocol/types';

export interface CachedResponse {
  response: SearchResponse;
  assistance?: Assistance;
}

/** Number of cached responses; the oldest is removed first. */
const MAX_RESPONSES = 30;

const responses = new Map<string, CachedResponse>();

/** The cached response to a request. @param key any text that identifies the request */
export function cachedResponse(key: string | undefined): CachedResponse | undefined {
  return key === undefined ? undefined : responses.get(key);
}

/** Caches a response in this page view, so that Back shows its results immediately and with the same height. */
export function cacheResponse(key: string, response: CachedResponse): void {
  responses.delete(key);
  responses.set(key, response);
  for (const oldest of responses.keys()) {
    if (responses.size <= MAX_RESPONSES) return;
    responses.delete(oldest);
  }
}
