import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { suggestionProblem } from '../lib/reader/suggestion-problem';
import {
  foundPages,
  siteClient,
  suggestions,
  type FoundPage,
  type FoundSuggestion,
} from '../search/client/suggestions';

/** Pause in typing before suggestions are requested. */
export const SUGGEST_DELAY_MS = 300;
/** Least number of letters, without spaces around, for which suggestions are requested. */
const MIN_LETTERS = 2;
/** Largest number of suggestions. */
const MOST = 8;

export interface Suggestions {
  items: readonly FoundSuggestion[];
  /** Pages that have the text. They come after the suggestions, which need less data. */
  pages: readonly FoundPage[];
  /** Why a list is empty; empty unless a request failed. */
  problem: string;
  /** Called with the typed text; sends a request after a pause and cancels the earlier one. */
  request: (text: string) => void;
  /** Empties the lists and cancels a pending request. */
  clear: () => void;
}

/**
 * What the box proposes for a text. A failed request is logged, empties its list, and is sent again when the connection is
 * back; an older response never replaces a newer one.
 */
export function useSuggestions(): Suggestions {
  const [items, setItems] = useState<readonly FoundSuggestion[]>([]);
  const [pages, setPages] = useState<readonly FoundPage[]>([]);
  const [problem, setProblem] = useState('');
  const typed = useRef('');
  const running = useRef<AbortController>(undefined);
  const timer = useRef<number>(undefined);

  const cancel = () => {
    window.clearTimeout(timer.current);
    running.current?.abort();
  };
  useEffect(() => cancel, []);

  const request = (text: string) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const show = { signal, setProblem };
    const suggested = suggestions(text, signal);
    void shown('Suggestions', suggested, (found) => setItems(found.slice(0, MOST)), show);
    void shown('Pages', foundPages(text, signal), setPages, show);
  };
  useOnline(problem !== '', () => request(typed.current));
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
      typed.current = text;
      if (text.trim().length < MIN_LETTERS) empty();
      else timer.current = window.setTimeout(() => request(text), SUGGEST_DELAY_MS);
    },
    clear: () => {
      cancel();
      empty();
    },
  };
}

/** Prefetches the data for the first response, unless the reader saves data. */
export function warm(): void {
  if (navigator.connection?.saveData !== true) siteClient().warm();
}

/** Shows what was found, or why nothing was. */
async function shown<Item>(
  what: string,
  found: Promise<Item[]>,
  set: (items: Item[]) => void,
  { signal, setProblem }: { signal: AbortSignal; setProblem: (problem: string) => void },
): Promise<void> {
  try {
    const items = await found;
    if (signal.aborted) return;
    set(items);
    setProblem('');
  } catch (error) {
    if (signal.aborted) return;
    console.error(`${what} could not be loaded.`, error);
    set([]);
    setProblem(suggestionProblem());
  }
}

/** Calls back when the connection is back. */
function useOnline(isWaiting: boolean, onOnline: () => void): void {
  const called = useEffectEvent(onOnline);
  useEffect(() => {
    if (!isWaiting) return undefined;
    window.addEventListener('online', called);
    return () => window.removeEventListener('online', called);
  }, [isWaiting]);
}
