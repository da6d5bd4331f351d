import './search-box.css';
import { navigate, withPrefix } from 'gatsby';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { leaveField, useFieldShortcuts } from '../../../hooks/use-field-shortcuts';
import { isSinceNavigation } from '../../../lib/browser/navigation-time';
import { suggestionProblem } from '../../../lib/reader/suggestion-problem';
import { queryOf } from '../../../lib/addresses/query-of';
import { queryAddress, routes } from '../../../lib/addresses/routes';
import { SearchIcon } from '../../icons';
import type { SearchBehaviorProps } from './search-behavior';

const loadBehavior = () => import('./search-behavior');

interface SearchBoxProps {
  route: string;
  /** Query string of the page's address. */
  search: string;
  /** Group of the documentation that contains the page. */
  section?: string | undefined;
}

/**
 * The search field of every page: a combobox (WAI-ARIA), and without scripts a plain form of the search page. Its list
 * loads when the pointer or the focus is near. Until then the form searches for what is typed; React holds no copy of the
 * text, so the field has it before, while, and after scripts load.
 */
export function SearchBox({ route, search, section }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const { Behavior, problem, events } = useBehavior(field);
  useQueryInField(field, route, search);
  useFieldShortcuts(field);
  const searchFor = (query: string) => {
    if (query.trim() === '') return;
    leaveField(field.current, query);
    void navigate(queryAddress(query));
    loadBehavior().then(
      ({ addRecentSearch }) => addRecentSearch(query),
      () => undefined,
    );
  };
  return (
    <form
      role="search"
      action={withPrefix(routes.search)}
      className={route === routes.search ? 'search-box stays' : 'search-box'}
      onSubmit={(event) => {
        if (!event.defaultPrevented) searchFor(field.current?.value ?? '');
        event.preventDefault();
      }}
      {...events}
    >
      <button type="submit" aria-label="Search" className="submit">
        <SearchIcon />
      </button>
      <input
        ref={field}
        className="control"
        type="text"
        name="query"
        role="combobox"
        aria-label="Search documentation"
        aria-autocomplete="list"
        aria-expanded="false"
        aria-keyshortcuts="/ Control+K Meta+K"
        placeholder="Search documentation..."
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <kbd className="hint" aria-hidden="true">
        /
      </kbd>
      {Behavior ? (
        <Behavior field={field} section={section} onSearch={searchFor} />
      ) : (
        <p role="status">{problem}</p>
      )}
    </form>
  );
}

/** Loads the list at the first event of the form. If that fails, a later event or the returning connection loads it. */
function useBehavior(field: RefObject<HTMLInputElement | null>) {
  const [Behavior, setBehavior] = useState<ComponentType<SearchBehaviorProps>>();
  const [problem, setProblem] = useState('');
  const hasFocus = () => field.current !== null && document.activeElement === field.current;
  const load = () => {
    if (Behavior) return;
    loadBehavior().then(
      ({ SearchBehavior, warm }) => {
        // The worker takes longest, so it starts before the list renders.
        warm();
        setBehavior(() => SearchBehavior);
      },
      (error: unknown) => {
        console.error('The list of the search box could not be loaded.', error);
        if (hasFocus()) setProblem(suggestionProblem());
        window.addEventListener('online', load, { once: true });
      },
    );
  };
  const onHydrated = useEffectEvent(() => {
    if (hasFocus()) load();
  });
  useEffect(() => onHydrated(), []);
  const clear = () => setProblem('');
  const onKeyDown = (event: KeyboardEvent) => {
    // The first Escape closes the list.
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    clear();
    leaveField();
  };
  const events = { onPointerEnter: load, onFocus: load, onInput: load, onBlur: clear, onKeyDown };
  return { Behavior, problem, events };
}

/** Shows the query on the search page, and nothing on others. Text typed since the navigation or before hydration stays. */
function useQueryInField(
  field: RefObject<HTMLInputElement | null>,
  route: string,
  search: string,
): void {
  const query = route === routes.search ? queryOf(search) : '';
  const typedAt = useRef(Infinity);
  useEffect(() => {
    const input = field.current;
    const onInput = ({ timeStamp }: Event) => void (typedAt.current = timeStamp);
    input?.addEventListener('input', onInput);
    return () => input?.removeEventListener('input', onInput);
  }, [field]);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    setText(query, input, isSinceNavigation(typedAt.current) ? input.value : '');
    if (typedAt.current === Infinity) typedAt.current = 0;
  }, [field, query, route]);
}

/** Sets the default text of a field, and its typed text if there is one. */
function setText(text: string, field: HTMLInputElement, typed: string): void {
  field.defaultValue = text;
  field.value = typed || text;
}
