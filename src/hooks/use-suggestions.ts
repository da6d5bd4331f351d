import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SuggestionPart } from '../search/client/suggestions';

/** Pause in typing before suggestions are requested. */
export const SUGGEST_DELAY_MS = 300;
/** Least number of letters, without spaces around, for which suggestions are requested. */
const MIN_LETTERS = 2;
/** Largest number of suggestions. */
const MOST = 8;
const OFFLINE = 'You are offline. Suggestions come when the connection is back.';
const FAILED = 'Suggestions could not be loaded. Enter searches without them.';

export interface ShownSuggestion {
  text: string;
  /** Title of the page that explains the suggestion. */
  place?: string;
  parts: SuggestionPart[];
}

export interface Suggestions {
  items: readonly ShownSuggestion[];
  /** Why there are none; empty unless a request failed. */
  problem: string;
  /** Called with the typed text; sends a request after a pause and cancels the earlier one. */
  request: (text: string) => void;
  /** Empties the list and cancels a pending request. */
  clear: () => void;
  /** Prefetches the data for the first response. */
  warm: () => void;
}

const load = () => import('../search/client/suggestions');

/**
 * Suggestions for a text. A failed request is logged, empties the list, and is sent again when the connection is back; an
 * older response never replaces a newer one.
 */
export function useSuggestions(): Suggestions {
  const [items, setItems] = useState<readonly ShownSuggestion[]>([]);
  const [problem, setProblem] = useState('');
  const running = useRef<AbortController>(undefined);
  const timer = useRef<number>(undefined);

  const cancel = () => {
    window.clearTimeout(timer.current);
    running.current?.abort();
  };
  useEffect(() => cancel, []);
  const typed = useRef('');

  const request = async (text: string) => {
    const controller = new AbortController();
    running.current = controller;
    try {
      const { suggestions } = await load();
      const found = await suggestions(text, controller.signal);
      if (controller.signal.aborted) return;
      setItems(found.slice(0, MOST));
      setProblem('');
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error('Suggestions could not be loaded.', error);
      setItems([]);
      setProblem(navigator.onLine ? FAILED : OFFLINE);
    }
  };
  const requestAgain = useEffectEvent(() => void request(typed.current));
  useEffect(() => {
    if (!problem) return undefined;
    window.addEventListener('online', requestAgain);
    return () => window.removeEventListener('online', requestAgain);
  }, [problem]);

  const clear = () => {
    cancel();
    setItems([]);
    setProblem('');
  };
  return {
    items,
    problem,
    request: (text) => {
      cancel();
      typed.current = text;
      if (text.trim().length < MIN_LETTERS) clear();
      else timer.current = window.setTimeout(() => void request(text), SUGGEST_DELAY_MS);
    },
    clear,
    warm: () =>
      void load().then(
        ({ siteClient }) => siteClient().warm(),
        () => undefined,
      ),
  };
}
