import './result-pages.css';
import { focusTitle } from '../../../lib/browser/focus';
import type { Paging } from '../../../search/protocol/types';
import type { SearchState } from '../../../search/client/search-state';

interface ResultPagesProps {
  state: SearchState;
  paging: Paging;
  onChange: (state: SearchState) => void;
  /** Name of the landmark, where a page has several. */
  label?: string;
  /** Element that gets the focus after a step; the page's title by default. */
  onStep?: () => void;
}

/** Previous and next page of the results; nothing when there is one page only. */
export function ResultPages({
  state,
  paging,
  onChange,
  label = 'Search result pages',
  onStep = focusTitle,
}: ResultPagesProps) {
  const { pageCount, currentPage = state.page } = paging;
  if (pageCount < 2 || currentPage > pageCount) return null;
  // At its end a button stays a stop for keyboards: one that is disabled would lose focus.
  const step = (name: string, page: number) => {
    const isEnd = page < 1 || page > pageCount;
    return (
      <button
        type="button"
        className="outline-button"
        aria-disabled={isEnd || undefined}
        onClick={() => {
          if (isEnd) return;
          onChange({ ...state, page });
          onStep();
        }}
      >
        {name}
      </button>
    );
  };
  return (
    <nav className="result-pages" aria-label={label}>
      {step('Previous', currentPage - 1)}
      <span>
        Page {currentPage} of {pageCount}
      </span>
      {step('Next', currentPage + 1)}
    </nav>
  );
}
