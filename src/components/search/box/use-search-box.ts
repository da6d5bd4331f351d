import { navigate } from 'gatsby';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { recentSearches, removeRecentSearch } from '../../../lib/reader/recent-searches';
import type { PageSuggestion, QuerySuggestion } from '../../../search/client/suggestions';
import { leaveField } from '../../../hooks/use-field-shortcuts';
import { useSuggestions, warm, type Suggestions } from '../../../hooks/use-suggestions';
import { queryAddress } from '../../../lib/addresses/routes';
import { encodeText } from '../../../lib/text/encode-text';
import { popularQuestions } from '../popular-questions';
import { useAttributes, useListeners, type Field } from './use-field';

/** Delay between losing focus and closing the list, in which a click on a suggestion is handled. */
const CLOSE_DELAY_MS = 150;
const NONE = -1;
/** Questions in a field without text or searches of before. */
const MOST_QUESTIONS = 4;

/** A row of the list, and the address that it opens. */
export type BoxOption = { key: string } & (
  | { kind: 'suggestion'; href: string; suggestion: QuerySuggestion }
  | { kind: 'page'; href: string; page: PageSuggestion }
  /** A search of before, or one to begin with. */
  | { kind: 'recent' | 'question'; href: string; text: string }
  /** The typed text within the group of the docs that the page is in. */
  | { kind: 'section'; href: string; section: string }
  /** Removes all searches of before. */
  | { kind: 'clear'; href?: undefined }
);

export interface SearchBehaviorProps {
  /** The field, which was there before. */
  field: Field;
  /** Group of the documentation that contains the page. */
  section?: string | undefined;
  /** Searches for a text. */
  onSearch: (query: string) => void;
}

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

/** Makes a field, which may have focus and text already, a combobox (WAI-ARIA) with a list. */
export function useSearchBox({ field, section, onSearch }: SearchBehaviorProps): SearchBoxState {
  const suggestions = useSuggestions();
  const typed = useTyped(field);
  const options = useOptions(suggestions, typed, section);
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
  const { choose, remove } = actionsOf(typed, onSearch, leave);
  useListeners(field, {
    input: ({ value }) => {
      setOpen(true);
      setActive(NONE);
      typed.read();
      suggestions.request(value);
    },
    focus: () => {
      stay();
      warm();
      typed.read();
      setOpen(true);
    },
    blur: closeSoon,
    keydown: unlessComposing((event) => {
      const to = isOpen ? stepOf(event, active, options.length) : undefined;
      if (event.key === 'Escape') {
        close();
        // The form handles an Escape that closes no list.
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

/** Actions of the rows. @param leave closes the list, and opens an address if there is one */
function actionsOf(
  typed: ReturnType<typeof useTyped>,
  onSearch: (query: string) => void,
  leave: (address?: string) => void,
) {
  const searchFor = (query: string) => {
    leave();
    onSearch(query);
    typed.read();
  };
  return {
    choose: (option: BoxOption) => {
      if (option.kind === 'clear') typed.remove();
      else if (option.kind === 'page' || option.kind === 'section') leave(option.href);
      else searchFor(option.kind === 'suggestion' ? option.suggestion.text : option.text);
    },
    remove: (option: BoxOption) => {
      if (option.kind === 'recent') typed.remove(option.text);
    },
  };
}

/** The text of the field, and searches of before, which are shown in one without text. */
function useTyped(field: Field) {
  const [{ text, recent }, setTyped] = useState({ text: '', recent: [] as readonly string[] });
  const read = () =>
    setTyped({ text: field.current?.value.trim() ?? '', recent: recentSearches() });
  return {
    text,
    recent,
    read,
    remove: (search?: string) => {
      removeRecentSearch(search);
      read();
    },
  };
}

/** All rows in the order of the arrow keys. */
function useOptions(
  { items, pages }: Pick<Suggestions, 'items' | 'pages'>,
  { text, recent }: { text: string; recent: readonly string[] },
  section: string | undefined,
): readonly BoxOption[] {
  return useMemo(() => {
    const rows: BoxOption[] = [
      ...items.map((suggestion): BoxOption => ({
        kind: 'suggestion',
        key: suggestion.text,
        href: queryAddress(suggestion.text),
        suggestion,
      })),
      ...pages.map((page): BoxOption => ({ kind: 'page', key: page.url, href: page.url, page })),
    ];
    if (text === '') return begin(recent);
    return rows.length > 0 ? [...inSection(text, section), ...rows] : [];
  }, [items, pages, text, recent, section]);
}

/** Rows of a field without text. */
function begin(recent: readonly string[]): BoxOption[] {
  const search = (kind: 'recent' | 'question') => (text: string) => ({
    ...{ kind, text, key: `${kind} ${text}`, href: queryAddress(text) },
  });
  if (recent.length > 0)
    return [...recent.map(search('recent')), { kind: 'clear', key: 'clear' } as const];
  return popularQuestions.slice(0, MOST_QUESTIONS).map(search('question'));
}

/** The row that searches within the page's group of the documentation. */
function inSection(text: string, section: string | undefined): BoxOption[] {
  if (section === undefined) return [];
  const href = `${queryAddress(text)}&f.section=${encodeText(section)}`;
  return [{ kind: 'section', key: 'section', href, section }];
}

/** The keys of an input method choose among its candidates; Safari sends the last one, 229, after the composition. */
function unlessComposing(handle: (event: KeyboardEvent) => void) {
  return (event: KeyboardEvent) => {
    if (!event.isComposing && event.keyCode !== 229) handle(event);
    else if (event.key === 'Enter') event.preventDefault();
  };
}

/** State of the list: open or closed, and its selected item, which stays selected in a newer list that contains it. */
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
