import { useEffect, useRef, useState } from 'react';
import type { FoundPage, FoundSuggestion } from '../search/client/suggestions';

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
  /** Called with the typed text; sends a request after a pause and cancels the earlier one. */
  request: (text: string) => void;
  /** Empties the lists and cancels a pending request. */
  clear: () => void;
  /** Prefetches the data for the first response, unless the reader saves data. */
  warm: () => void;
}

const load = () => import('../search/client/suggestions');

/** What the box proposes for a text. A failed request is logged and empties its list; an older response never replaces a newer one. */
export function useSuggestions(): Suggestions {
  const [items, setItems] = useState<readonly FoundSuggestion[]>([]);
  const [pages, setPages] = useState<readonly FoundPage[]>([]);
  const running = useRef<AbortController>(undefined);
  const timer = useRef<number>(undefined);

  const cancel = () => {
    window.clearTimeout(timer.current);
    running.current?.abort();
  };
  useEffect(() => cancel, []);

  const show = async <Item>(
    what: string,
    signal: AbortSignal,
    found: Promise<Item[]>,
    set: (items: Item[]) => void,
  ) => {
    try {
      const shown = await found;
      if (!signal.aborted) set(shown);
    } catch (error) {
      if (signal.aborted) return;
      console.error(`${what} could not be loaded.`, error);
      set([]);
    }
  };
  const request = (text: string) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const client = load();
    const suggested = client.then(({ suggestions }) => suggestions(text, signal));
    void show('Suggestions', signal, suggested, (found) => setItems(found.slice(0, MOST)));
    const found = client.then(({ foundPages }) => foundPages(text, signal));
    void show('Pages', signal, found, setPages);
  };
  const empty = () => {
    setItems([]);
    setPages([]);
  };

  return {
    items,
    pages,
    request: (text) => {
      cancel();
      if (text.trim().length < MIN_LETTERS) empty();
      else timer.current = window.setTimeout(() => request(text), SUGGEST_DELAY_MS);
    },
    clear: () => {
      cancel();
      empty();
    },
    warm: () => {
      if (navigator.connection?.saveData !== true)
        load().then(
          ({ siteClient }) => siteClient().warm(),
          () => undefined,
        );
    },
  };
}
