import './search-box.css';
import { withPrefix } from 'gatsby';
import { useState, type ComponentType } from 'react';
import { useSearchBox, type SearchBoxState } from '../../../hooks/use-search-box';
import { useShownField } from '../../../hooks/use-shown-field';
import { routes } from '../../../lib/routes';
import { SearchIcon } from '../../icons';

/**
 * The search field of every page with its suggestions: a combobox with a list box (WAI-ARIA). Without scripts it is a
 * plain form that leads to the search page.
 * @param search query string of the page's address
 */
export function SearchBox({ route, search }: { route: string; search: string }) {
  const { List, missing, load } = useOptionList();
  const { input, list, problem, onSubmit, onNear } = useSearchBox(route, search, missing);
  return (
    <form
      role="search"
      action={withPrefix(routes.search)}
      className={route === routes.search ? 'search-box stays' : 'search-box'}
      onSubmit={onSubmit}
      onPointerEnter={() => {
        onNear();
        load();
      }}
      onFocus={load}
      {...useShownField(input.ref)}
      onInput={load}
    >
      <button type="submit" aria-label="Search" className="submit">
        <SearchIcon />
      </button>
      <input
        {...input}
        className="control"
        type="text"
        name="query"
        role="combobox"
        aria-label="Search documentation"
        aria-autocomplete="list"
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
      {List && <List {...list} />}
      <p role="status">{problem}</p>
    </form>
  );
}

/**
 * What draws the list: loaded when the pointer or the focus is near, and again with the next letter, or when the connection
 * is back, if that failed.
 */
function useOptionList() {
  const [List, setList] = useState<ComponentType<SearchBoxState['list']>>();
  const [failure, setFailure] = useState('');
  const load = () => {
    if (!List)
      import('./option-list').then(
        ({ OptionList }) => setList(() => OptionList),
        (error: unknown) => {
          console.error('The list of the search box could not be loaded.', error);
          setFailure('The list could not be loaded. Enter searches without it.');
          window.addEventListener('online', load, { once: true });
        },
      );
  };
  return { List, missing: List ? undefined : failure, load };
}
