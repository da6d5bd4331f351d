import { navigate } from 'gatsby';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { recentSearches, removeRecentSearch } from '../../../search/client/recent-searches';
import type { FoundPage, FoundSuggestion } from '../../../search/client/suggestions';
import { leaveField } from '../../../hooks/use-opened-field';
import { useSuggestions, warm, type Suggestions } from '../../../hooks/use-suggestions';
import { useAttributes, useListeners, type Field } from './use-field';

/** Delay between losing focus and closing the list, in which a click on a suggestion is handled. */
const CLOSE_DELAY_MS = 150;
const NONE = -1;

/** A row of the list. */
export type BoxOption = { key: string } & (
  | { kind: 'suggestion'; suggestion: FoundSuggestion }
  | { kind: 'page'; page: FoundPage }
  /** A search of before. */
  | { kind: 'recent'; text: string }
  /** Removes all of these. */
  | { kind: 'clear' }
);

export interface SearchBoxState {
  list: {
    id: string;
    open: boolean;
    options: readonly BoxOption[];
    /** Index of the highlighted option, -1 for none. */
    active: number;
    optionId: (index: number) => string;
    onChoose: (option: BoxOption) => void;
    /** Removes a search of before. */
    onRemove: (option: BoxOption) => void;
  };
  /** Why an open field has no list. */
  problem: string;
}

/**
 * Makes a field, which may have focus and text already, a combobox (WAI-ARIA) with a list.
 * @param onSearch searches for a text
 */
export function useSearchBox(field: Field, onSearch: (query: string) => void): SearchBoxState {
  const suggestions = useSuggestions();
  const recent = useRecent(field);
  const options = useOptions(suggestions, recent.texts);
  const { open, setOpen, active, setActive, close, closeSoon, stay } = useOpenList(options);
  const id = useId();
  const isOpen = open && options.length > 0;
  const optionId = (index: number) => `${id}-${index}`;
  const activeOption = isOpen ? options[active] : undefined;
  const leave = (address?: string) => {
    setOpen(false);
    suggestions.clear();
    if (address === undefined) return;
    leaveField(field.current);
    void navigate(address);
  };
  const { choose, remove } = actionsOf(recent, onSearch, leave);
  useListeners(field, {
    input: ({ value }) => {
      setOpen(true);
      setActive(NONE);
      recent.read();
      suggestions.request(value);
    },
    focus: () => {
      stay();
      warm();
      recent.read();
      setOpen(true);
    },
    blur: closeSoon,
    keydown: unlessComposing((event) => {
      const to = isOpen ? stepOf(event, active, options.length) : undefined;
      if (event.key === 'Escape') {
        close();
        // The form handles one that closes no list.
        if (!isOpen) return;
      } else if (to !== undefined) {
        setActive(to);
        document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' });
      } else if (event.key === 'Delete' && activeOption?.kind === 'recent') remove(activeOption);
      else if (event.key === 'ArrowDown' && options.length > 0) setOpen(true);
      else return;
      event.preventDefault();
    }),
    submit: (event) => {
      if (!activeOption) return leave();
      event.preventDefault();
      choose(activeOption);
    },
  });
  useAttributes(field, {
    'aria-expanded': `${isOpen}`,
    'aria-controls': id,
    'aria-activedescendant': activeOption && optionId(active),
  });
  return {
    list: { id, open: isOpen, options, active, optionId, onChoose: choose, onRemove: remove },
    problem: open && !isOpen ? suggestions.problem : '',
  };
}

/** What the rows do. @param leave leaves the list, for an address if there is one */
function actionsOf(
  recent: ReturnType<typeof useRecent>,
  onSearch: (query: string) => void,
  leave: (address?: string) => void,
) {
  const searchFor = (query: string) => {
    leave();
    onSearch(query);
    recent.read();
  };
  return {
    choose: (option: BoxOption) => {
      if (option.kind === 'page') leave(option.page.url);
      else if (option.kind === 'clear') recent.remove();
      else searchFor(option.kind === 'recent' ? option.text : option.suggestion.text);
    },
    remove: (option: BoxOption) => {
      if (option.kind === 'recent') recent.remove(option.text);
    },
  };
}

/** Searches of before, which are shown in a field without text. */
function useRecent(field: Field) {
  const [texts, setTexts] = useState<readonly string[]>([]);
  const read = () => setTexts(field.current?.value.trim() === '' ? recentSearches() : []);
  return {
    texts,
    read,
    remove: (text?: string) => {
      removeRecentSearch(text);
      read();
    },
  };
}

/** All rows in the order of the arrow keys. */
function useOptions(
  { items, pages }: Pick<Suggestions, 'items' | 'pages'>,
  recent: readonly string[],
): readonly BoxOption[] {
  return useMemo(
    () => [
      ...recent.map((text): BoxOption => ({ kind: 'recent', key: `recent ${text}`, text })),
      ...(recent.length > 0 ? [{ kind: 'clear', key: 'clear' } as const] : []),
      ...items.map((suggestion): BoxOption => ({
        kind: 'suggestion',
        key: suggestion.text,
        suggestion,
      })),
      ...pages.map((page): BoxOption => ({ kind: 'page', key: page.url, page })),
    ],
    [items, pages, recent],
  );
}

/** The keys of an input method choose among its candidates; Safari sends the last one, 229, after the composition. */
function unlessComposing(handle: (event: KeyboardEvent) => void) {
  return (event: KeyboardEvent) => {
    if (!event.isComposing && event.keyCode !== 229) handle(event);
    else if (event.key === 'Enter') event.preventDefault();
  };
}

/** Whether the list is open, and its selected item, which stays selected in a newer list that contains it. */
function useOpenList(items: readonly BoxOption[]) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const closing = useRef<number>(undefined);
  const before = useRef(items);
  useEffect(() => () => window.clearTimeout(closing.current), []);
  useEffect(() => {
    const shown = before.current;
    before.current = items;
    setActive((index) => items.findIndex(({ key }) => key === shown[index]?.key));
  }, [items]);
  const close = () => {
    setOpen(false);
    setActive(NONE);
  };
  return {
    open,
    setOpen,
    active,
    setActive,
    close,
    closeSoon: () => {
      closing.current = window.setTimeout(close, CLOSE_DELAY_MS);
    },
    stay: () => window.clearTimeout(closing.current),
  };
}

/** The item that an arrow key selects; after the last one follows the first. */
function stepOf(
  { key, shiftKey }: KeyboardEvent,
  active: number,
  count: number,
): number | undefined {
  if (shiftKey) return undefined;
  if (key === 'ArrowDown') return active === count - 1 ? 0 : active + 1;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  return undefined;
}
