import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { suggestionProblem } from '../lib/reader/suggestion-problem';
import {
  suggestPages,
  siteClient,
  suggestions,
  type PageSuggestion,
  type QuerySuggestion,
} from '../search/client/site-client';

/** Pause in typing before a request, in milliseconds. */
export const SUGGEST_DELAY_MS = 300;
/** Smallest number of characters, after trimming, for a request. */
const MIN_CHARACTERS = 2;

export interface Suggestions {
  items: readonly QuerySuggestion[];
  /** Pages that match the text. They arrive after the suggestions, which need less data. */
  pages: readonly PageSuggestion[];
  /** Message for a failed request, else empty. */
  problem: string;
  /** Sends a request for the typed text after a pause and cancels the earlier one. */
  request: (text: string) => void;
  /** Empties the lists and cancels a pending request. */
  clear: () => void;
}

/**
 * Suggestions of the search box. A failed request is logged, empties its list, and is sent again when the connection is
 * back. An older response never replaces a newer one.
 */
export function useSuggestions(): Suggestions {
  const [items, setItems] = useState<readonly QuerySuggestion[]>([]);
  const [pages, setPages] = useState<readonly PageSuggestion[]>([]);
  const [problem, setProblem] = useState('');
  const latestText = useRef('');
  const pendingController = useRef<AbortController>(undefined);
  const timer = useRef<number>(undefined);

  const cancel = () => {
    window.clearTimeout(timer.current);
    pendingController.current?.abort();
  };
  useEffect(() => cancel, []);

  const request = (text: string) => {
    const controller = new AbortController();
    const { signal } = controller;
    pendingController.current = controller;
    const show = { signal, setProblem };
    void showResult('Suggestions', suggestions(text, signal), setItems, show);
    void showResult('Pages', suggestPages(text, signal), setPages, show);
  };
  useOnline(problem !== '', () => request(latestText.current));
  const empty = () => {
    setItems([]);
    setPages([]);
    setProblem('');
  };

  return {
    items,
    pages,
    problem,
    request: (text) => {
      cancel();
      latestText.current = text;
      if (text.trim().length < MIN_CHARACTERS) empty();
      else timer.current = window.setTimeout(() => request(text), SUGGEST_DELAY_MS);
    },
    clear: () => {
      cancel();
      empty();
    },
  };
}

/** Prefetches the data for the first response, unless the browser saves data. */
export function warm(): void {
  if (navigator.connection?.saveData !== true) siteClient().warm();
}

/** Sets the results, or the problem if they did not load. */
async function showResult<Item>(
  label: string,
  results: Promise<Item[]>,
  set: (items: Item[]) => void,
  { signal, setProblem }: { signal: AbortSignal; setProblem: (problem: string) => void },
): Promise<void> {
  try {
    const items = await results;
    if (signal.aborted) return;
    set(items);
    setProblem('');
  } catch (error) {
    if (signal.aborted) return;
    console.error(`${label} could not be loaded.`, error);
    set([]);
    setProblem(suggestionProblem());
  }
}

/** Calls the function when the connection is back, while a failed request waits for it. */
function useOnline(isWaiting: boolean, onOnline: () => void): void {
  const callback = useEffectEvent(onOnline);
  useEffect(() => {
    if (!isWaiting) return undefined;
    window.addEventListener('online', callback);
    return () => window.removeEventListener('online', callback);
  }, [isWaiting]);
}
