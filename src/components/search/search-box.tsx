import { navigate, withPrefix } from 'gatsby';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useSearchShortcut } from '../../hooks/use-search-shortcut';
import { useSuggestions } from '../../hooks/use-suggestions';
import { queryOf } from '../../lib/query-of';
import { SearchIcon } from '../icons';
import { searchBox } from './search-box-style';
import { SuggestionList } from './suggestion-list';
import { routes, queryAddress } from '../../lib/routes';

/** Time between losing focus and closing the list: a click on a suggestion comes first. */
const CLOSE_DELAY_MS = 150;
const NONE = -1;

/**
 * The search field of every page with its suggestions: a combobox with a list box (WAI-ARIA). Without scripts it is a
 * plain form that leads to `/search`.
 * @param search query string of the page's address; on `/search` the field shows its query
 */
export function SearchBox({ route, search }: { route: string; search: string }) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const suggestions = useSuggestions();
  const field = useRef<HTMLInputElement>(null);
  const closing = useRef<number>(undefined);
  const listId = useId();
  useSearchShortcut(field);

  const shown = route === routes.search ? queryOf(search) : '';
  const isAdopted = useRef(false);
  useEffect(() => {
    // What was typed before the scripts were there stays.
    const typed = isAdopted.current ? '' : field.current?.value;
    isAdopted.current = true;
    setText(typed || shown);
  }, [shown, route]);
  useEffect(() => () => window.clearTimeout(closing.current), []);
  useEffect(() => setActive(NONE), [suggestions.items]);

  const { items } = suggestions;
  const isOpen = open && items.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

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

  const onKeyDown = (event: KeyboardEvent) => {
    const last = items.length - 1;
    const targets: Record<string, number> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
    };
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
      setActive(NONE);
    } else if (Object.hasOwn(targets, event.key) && isOpen && !event.shiftKey) {
      event.preventDefault();
      move(targets[event.key] ?? 0);
    } else if (event.key === 'ArrowDown' && items.length > 0) {
      event.preventDefault();
      setOpen(true);
    }
  };

  return (
    <form
      role="search"
      action={withPrefix(routes.search)}
      css={searchBox}
      onSubmit={(event) => {
        event.preventDefault();
        // The field knows earlier than the state what was typed while the page started.
        submit((isOpen ? items[active]?.text : undefined) ?? field.current?.value ?? text);
      }}
    >
      <button type="submit" aria-label="Search" className="submit">
        <SearchIcon />
      </button>
      <input
        ref={field}
        type="text"
        name="query"
        role="combobox"
        aria-label="Search documentation"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && active !== NONE ? optionId(active) : undefined}
        aria-keyshortcuts="/ Control+K Meta+K"
        placeholder="Search documentation..."
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
          suggestions.request(target.value);
        }}
        onFocus={() => {
          window.clearTimeout(closing.current);
          suggestions.warm();
          setOpen(true);
        }}
        onBlur={() => {
          closing.current = window.setTimeout(() => {
            setOpen(false);
            setActive(NONE);
          }, CLOSE_DELAY_MS);
        }}
        onKeyDown={onKeyDown}
      />
      <kbd className="hint" aria-hidden="true">
        /
      </kbd>
      <SuggestionList
        id={listId}
        open={isOpen}
        items={items}
        active={active}
        optionId={optionId}
        onChoose={submit}
      />
    </form>
  );
}
