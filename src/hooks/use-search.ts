import { useCallback, useEffect, useState } from 'react';
import { sendEvent } from '../lib/reader/events';
import { site } from '../site';
import { asSearchError, type SearchError } from '../search/client/client';
import type { Assistance } from '../search/protocol/assistance';
import type { SearchResponse } from '../search/protocol/types';
import { searchQuery, type SearchState } from '../search/client/search-state';
import { siteClient } from '../search/client/site-client';

interface CachedResponse {
  response: SearchResponse;
  assistance?: Assistance;
}

/** Responses by state in this page view. */
const responses = new Map<string | undefined, CachedResponse>();

export interface SearchProgress {
  /** Latest response, kept while the next request is pending. */
  response?: SearchResponse;
  /** Assistance for the response; absent if its request failed. */
  assistance?: Assistance;
  /** Error of the latest search. */
  error?: SearchError;
  isLoading: boolean;
  retry: () => void;
}

/**
 * Searches for a state of the search page. A new state aborts the earlier search. A cached response is part of the first
 * render, so that Back shows a page of the same height.
 * @param state undefined on the server and without a query: no request is sent
 */
export function useSearch(state: SearchState | undefined): SearchProgress {
  const [progress, setProgress] = useState<Omit<SearchProgress, 'retry'>>({ isLoading: true });
  const [attempt, setAttempt] = useState(0);
  const key = state && JSON.stringify(state);
  const initial = responses.get(key);

  useEffect(() => {
    if (key === undefined) {
      // Not false, since the first render of the next state is already loading.
      setProgress({ isLoading: true });
      return;
    }
    const cached = responses.get(key);
    if (cached) {
      setProgress({ ...cached, isLoading: false });
      return;
    }
    const controller = new AbortController();
    setProgress(({ response, assistance }) => ({ isLoading: true, response, assistance }));
    search(JSON.parse(key) as SearchState, controller.signal).then(
      (data) => {
        if (controller.signal.aborted) return;
        responses.set(key, data);
        if (process.env.GATSBY_EVENTS_ENDPOINT) reportSearch(JSON.parse(key) as SearchState, data);
        setProgress({ ...data, isLoading: false });
      },
      (reason: unknown) => {
        if (controller.signal.aborted) return;
        console.error('The search failed.', reason);
        if (process.env.GATSBY_EVENTS_ENDPOINT)
          sendEvent({ type: 'failure', message: `The search failed: ${String(reason)}` });
        setProgress({ error: asSearchError(reason), isLoading: false });
      },
    );
    return () => controller.abort();
  }, [key, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return initial ? { ...initial, isLoading: false, retry } : { ...progress, retry };
}

/** Loads hits and, on the first page of a search without filters, assistance. */
async function search(state: SearchState, signal: AbortSignal): Promise<CachedResponse> {
  const query = searchQuery(state);
  const isFirst = state.page === 1 && state.filters.length === 0;
  const [response, assistance] = await Promise.all([
    siteClient().search(query, signal),
    isFirst
      ? siteClient()
          .assist(query, signal)
          .catch(() => undefined)
      : undefined,
  ]);
  return { response, ...(assistance && { assistance }) };
}

function reportSearch(
  { query, page }: SearchState,
  { response, assistance }: CachedResponse,
): void {
  const { requestId, result } = response;
  const total = result[site.search.resultKey]?.total ?? 0;
  sendEvent({ type: 'search', query, page, total, requestId });
  if (assistance?.answer) sendEvent({ type: 'answer', documentId: assistance.answer.url });
}
