import { navigate } from 'gatsby';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { queryOf } from '../lib/query-of';
import { queryAddress, routes } from '../lib/routes';
import { useSearchShortcut } from './use-search-shortcut';
import { useSuggestions, type Suggestions } from './use-suggestions';

/** Delay between losing focus and closing the list, in which a click on a suggestion is handled. */
const CLOSE_DELAY_MS = 150;
const NONE = -1;

export interface SearchBoxState {
  /** Props of the field: a combobox (WAI-ARIA) whose list is `list`. */
  input: InputHTMLAttributes<HTMLInputElement> & { ref: RefObject<HTMLInputElement | null> };
  list: {
    id: string;
    open: boolean;
    items: Suggestions['items'];
    active: number;
    optionId: (index: number) => string;
    onChoose: (query: string) => void;
  };
  /** Why an open field has no suggestions. */
  problem: string;
  onSubmit: (event: FormEvent) => void;
}

/** State of the search field. @param search query string of the page's address; on the search page the field shows its query */
export function useSearchBox(route: string, search: string): SearchBoxState {
  const suggestions = useSuggestions();
  const { open, setOpen, active, setActive, close, closeSoon, stay } = useOpenList(
    suggestions.items,
  );
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useFieldText(field, route, search);
  const id = useId();
  useSearchShortcut(field);

  const { items } = suggestions;
  const isOpen = open && items.length > 0;
  const problem = open ? suggestions.problem : '';
  const optionId = (index: number) => `${id}-${index}`;
  const submit = (query: string) => {
    if (query.trim() === '') return;
    setText(query);
    setOpen(false);
    suggestions.clear();
    void navigate(queryAddress(query));
  };
  const move = (to: number) => {
    setActive(to);
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' });
  };
  return {
    input: {
      ref: field,
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-activedescendant': isOpen && active !== NONE ? optionId(active) : undefined,
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
        setOpen(true);
      },
      onBlur: closeSoon,
      onKeyDown: unlessComposing((event) => {
        const to = isOpen ? stepOf(event, active, items.length) : undefined;
        if (event.key === 'Escape' && (isOpen || problem)) close();
        else if (to !== undefined) move(to);
        else if (event.key === 'ArrowDown' && items.length > 0) setOpen(true);
        else return;
        event.preventDefault();
      }),
    },
    list: { id, open: isOpen, items, active, optionId, onChoose: submit },
    problem,
    onSubmit: (event) => {
      event.preventDefault();
      // Text that was typed before hydration is in the field, and not in the state.
      submit((isOpen ? items[active]?.text : undefined) ?? field.current?.value ?? text);
    },
  };
}

/** The keys of an input method choose among its candidates; Safari sends the last one, 229, after the composition. */
function unlessComposing(handle: (event: KeyboardEvent) => void) {
  return (event: KeyboardEvent) => {
    if (!event.nativeEvent.isComposing && event.keyCode !== 229) handle(event);
    else if (event.key === 'Enter') event.preventDefault();
  };
}

/** Whether the list is open, and its selected item, which stays selected in a newer list that contains it. */
function useOpenList(items: Suggestions['items']) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const closing = useRef<number>(undefined);
  const before = useRef(items);
  useEffect(() => () => window.clearTimeout(closing.current), []);
  useEffect(() => {
    const shown = before.current;
    before.current = items;
    setActive((index) => items.findIndex(({ text }) => text === shown[index]?.text));
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
