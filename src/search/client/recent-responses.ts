import type { Assistance } from '../protocol/assistance';
import type { SearchResponse } from '../protocol/types';

export interface CachedResponse {
  response: SearchResponse;
  assistance?: Assistance;
}

/** Responses of this page view by request, so that Back shows its results immediately and with the same height. */
export const recentResponses = new Map<string | undefined, CachedResponse>();
