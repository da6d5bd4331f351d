import { withPrefix } from 'gatsby';
import { useSearchBox } from '../../../hooks/use-search-box';
import { routes } from '../../../lib/routes';
import { SearchIcon } from '../../icons';
import { OptionList } from './option-list';
import { searchBox } from './search-box-style';

/**
 * The search field of every page with its suggestions: a combobox with a list box (WAI-ARIA). Without scripts it is a
 * plain form that leads to the search page.
 * @param search query string of the page's address
 */
export function SearchBox({ route, search }: { route: string; search: string }) {
  const { input, list, problem, onSubmit, onNear } = useSearchBox(route, search);
  return (
    <form
      role="search"
      action={withPrefix(routes.search)}
      css={searchBox}
      className={route === routes.search ? 'stays' : undefined}
      onSubmit={onSubmit}
      onPointerEnter={onNear}
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
      <OptionList {...list} />
      <p role="status">{problem}</p>
    </form>
  );
}
