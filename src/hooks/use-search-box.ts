import { navigate } from 'gatsby';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import {
  addRecentSearch,
  recentSearches,
  removeRecentSearch,
} from '../search/client/recent-searches';
import type { FoundPage, FoundSuggestion } from '../search/client/suggestions';
import { queryOf } from '../lib/query-of';
import { queryAddress, routes } from '../lib/routes';
import { leaveField } from './use-shown-field';
import { useSuggestions, type Suggestions } from './use-suggestions';

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
  /** Props of the field: a combobox (WAI-ARIA) whose list is `list`. */
  input: InputHTMLAttributes<HTMLInputElement> & { ref: RefObject<HTMLInputElement | null> };
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
  onSubmit: (event: FormEvent) => void;
  /** The pointer comes near: what the first letters need is loaded. */
  onNear: () => void;
}

/**
 * State of the search field.
 * @param search query string of the page's address; on the search page the field shows its query
 * @param missing why the list cannot be drawn, empty while it loads; undefined when it can
 */
export function useSearchBox(route: string, search: string, missing?: string): SearchBoxState {
  const suggestions = useSuggestions();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useFieldText(field, route, search);
  const recent = useRecent();
  const options = useOptions(suggestions, text.trim() === '' ? recent.texts : []);
  const { open, setOpen, active, setActive, close, closeSoon, stay } = useOpenList(options);
  const id = useId();
  const isOpen = open && missing === undefined && options.length > 0;
  const optionId = (index: number) => `${id}-${index}`;
  const { submit, choose, remove } = actionsOf(recent, (shown) => {
    setText(shown);
    setOpen(false);
    suggestions.clear();
  });
  const activeOption = isOpen ? options[active] : undefined;
  return {
    input: {
      ref: field,
      'aria-expanded': isOpen,
      'aria-controls': missing === undefined ? id : undefined,
      'aria-activedescendant': activeOption && optionId(active),
      value: text,
      onChange: ({ target }) => {
        setText(target.value);
        setOpen(true);
        setActive(NONE);
        suggestions.request(target.value);
      },
      onFocus: () => {
        stay();
        suggestions.warm();
        recent.read();
        setOpen(true);
      },
      onBlur: closeSoon,
      onKeyDown: unlessComposing((event) => {
        const to = isOpen ? stepOf(event, active, options.length) : undefined;
        if (event.key === 'Escape' && !isOpen) leaveField();
        if (event.key === 'Escape' && open) close();
        else if (to !== undefined) {
          setActive(to);
          document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' });
        } else if (event.key === 'Delete' && activeOption?.kind === 'recent') remove(activeOption);
        else if (event.key === 'ArrowDown' && options.length > 0) setOpen(true);
        else return;
        event.preventDefault();
      }),
    },
    list: { id, open: isOpen, options, active, optionId, onChoose: choose, onRemove: remove },
    problem: open && !isOpen ? suggestions.problem || (missing ?? '') : '',
    onSubmit: (event) => {
      event.preventDefault();
      // Text that was typed before hydration is in the field, and not in the state.
      if (activeOption) choose(activeOption);
      else submit(field.current?.value ?? text);
    },
    onNear: suggestions.warm,
  };
}

/** What the rows do. @param close leaves the list with a text in the field */
function actionsOf(recent: ReturnType<typeof useRecent>, close: (text: string) => void) {
  const leave = (text: string, address: string) => {
    close(text);
    leaveField();
    void navigate(address);
  };
  const submit = (query: string) => {
    if (query.trim() === '') return;
    recent.add(query);
    leave(query, queryAddress(query));
  };
  return {
    submit,
    choose: (option: BoxOption) => {
      if (option.kind === 'page') leave('', option.page.url);
      else if (option.kind === 'clear') recent.remove();
      else submit(option.kind === 'recent' ? option.text : option.suggestion.text);
    },
    remove: (option: BoxOption) => {
      if (option.kind === 'recent') recent.remove(option.text);
    },
  };
}

/** Searches of before, which are read when the field gets focus. */
function useRecent() {
  const [texts, setTexts] = useState<readonly string[]>([]);
  const read = () => setTexts(recentSearches());
  return {
    texts,
    read,
    add: addRecentSearch,
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
    if (!event.nativeEvent.isComposing && event.keyCode !== 229) handle(event);
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

/** Text of the field: the query of the search page, or the text that was typed before hydration. */
function useFieldText(
  field: RefObject<HTMLInputElement | null>,
  route: string,
  search: string,
): [string, (text: string) => void] {
  const [text, setText] = useState('');
  const shown = route === routes.search ? queryOf(search) : '';
  const isAdopted = useRef(false);
  useEffect(() => {
    const typed = isAdopted.current ? '' : field.current?.value;
    isAdopted.current = true;
    setText(typed || shown);
  }, [field, shown, route]);
  return [text, setText];
}
