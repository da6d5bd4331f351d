import { useEffect, useRef, useState } from 'react';
import type { SuggestionPart } from '../search/client/suggestions';

/** Pause in typing before suggestions are requested. */
export const SUGGEST_DELAY_MS = 300;
/** Trimmed letters from which on they are. */
const MIN_LETTERS = 2;
/** Suggestions shown. */
const MOST = 8;

export interface ShownSuggestion {
  text: string;
  /** Title of the page that explains it. */
  place?: string;
  parts: SuggestionPart[];
}

export interface Suggestions {
  items: readonly ShownSuggestion[];
  /** Tells what the reader has typed; requests after a pause and drops the request before. */
  request: (text: string) => void;
  /** Drops the list and whatever is on its way. */
  clear: () => void;
  /** Begins to load what the first response needs. */
  warm: () => void;
}

const load = () => import('../search/client/suggestions');

/** Suggestions for a text. A failed call is logged and empties the list; an old response never replaces a newer one. */
export function useSuggestions(): Suggestions {
  const [items, setItems] = useState<readonly ShownSuggestion[]>([]);
  const running = useRef<AbortController>(undefined);
  const timer = useRef<number>(undefined);

  const cancel = () => {
    window.clearTimeout(timer.current);
    running.current?.abort();
  };
  useEffect(() => cancel, []);

  const request = async (text: string) => {
    const controller = new AbortController();
    running.current = controller;
    try {
      const { suggestions } = await load();
      const found = await suggestions(text, controller.signal);
      if (!controller.signal.aborted) setItems(found.slice(0, MOST));
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error('Suggestions could not be loaded.', error);
      setItems([]);
    }
  };

  return {
    items,
    request: (text) => {
      cancel();
      if (text.trim().length < MIN_LETTERS) setItems([]);
      else timer.current = window.setTimeout(() => void request(text), SUGGEST_DELAY_MS);
    },
    clear: () => {
      cancel();
      setItems([]);
    },
    warm: () =>
      void load().then(
        ({ siteClient }) => siteClient().warm(),
        () => undefined,
      ),
  };
}
