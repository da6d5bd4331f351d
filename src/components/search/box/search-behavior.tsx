import { navigate } from 'gatsby';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { recentSearches, removeRecentSearch } from '../../../lib/reader/recent-searches';
import { leaveField } from '../../../hooks/use-field-shortcuts';
import { useSuggestions, warm } from '../../../hooks/use-suggestions';
import { OptionList, useOptions, type BoxOption } from './option-list';

export { warm };
export { addRecentSearch } from '../../../lib/reader/recent-searches';

/** Delay between losing focus and closing the list, in which a click on a suggestion is handled. */
const CLOSE_DELAY_MS = 150;
const NONE = -1;

/** A field that was rendered before, and stays the same element. */
type Field = RefObject<HTMLInputElement | null>;

export interface SearchBehaviorProps {
  field: Field;
  /** Group of the documentation that contains the page. */
  section?: string | undefined;
  onSearch: (query: string) => void;
}

/** Adds a list to a search field: suggestions, pages, and recent searches, chosen by keys and clicks. */
export function SearchBehavior(props: SearchBehaviorProps) {
  const { list, problem } = useSearchBox(props);
  return (
    <>
      <OptionList {...list} />
      <p role="status">{problem}</p>
    </>
  );
}

/** Turns a field, which may already have focus and text, into a combobox (WAI-ARIA) with a list. */
function useSearchBox({ field, section, onSearch }: SearchBehaviorProps) {
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
    list: { id, isOpen, options, active, optionId, onChoose: choose, onRemove: remove },
    /** The reason why an open field has no list. */
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

/** The text of the field, and earlier searches, which an empty field shows. */
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
  const lastItems = useRef(items);
  useEffect(() => () => window.clearTimeout(closing.current), []);
  useEffect(() => {
    const previous = lastItems.current;
    lastItems.current = items;
    setActive((index) => items.findIndex(({ key }) => key === previous[index]?.key));
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

interface Listeners {
  input: (field: HTMLInputElement) => void;
  focus: () => void;
  blur: () => void;
  keydown: (event: KeyboardEvent) => void;
  /** Of the form; the search that follows can be prevented. */
  submit: (event: SubmitEvent) => void;
}

/** Listens to the field. Its current focus and text count as events. */
function useListeners(field: Field, listeners: Listeners): void {
  const onInput = useEffectEvent(() => field.current && listeners.input(field.current));
  const onFocus = useEffectEvent(() => listeners.focus());
  const onBlur = useEffectEvent(() => listeners.blur());
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => listeners.keydown(event));
  const onSubmit = useEffectEvent((event: SubmitEvent) => listeners.submit(event));
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    input.addEventListener('input', onInput, { signal });
    input.addEventListener('focus', onFocus, { signal });
    input.addEventListener('blur', onBlur, { signal });
    input.addEventListener('keydown', onKeyDown, { signal });
    input.form?.addEventListener('submit', onSubmit, { signal });
    if (document.activeElement === input) {
      onFocus();
      if (input.value !== input.defaultValue) onInput();
    }
    return () => controller.abort();
  }, [field]);
}

/** Sets attributes of the field, which React renders without them. */
function useAttributes(field: Field, attributes: Record<string, string | undefined>): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) field.current?.removeAttribute(name);
      else field.current?.setAttribute(name, value);
  });
}
