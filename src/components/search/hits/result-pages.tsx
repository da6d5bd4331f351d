import './result-pages.css';
import { focusTitle } from '../../../lib/browser/focus';
import type { Paging } from '../../../search/protocol/types';
import type { StateProps } from '../state-props';

interface ResultPagesProps extends StateProps {
  paging: Paging;
  /** Name of the landmark, for pages with several of them. */
  label?: string;
  /** Element that gets the focus after a step; the page's title by default. */
  onStep?: () => void;
}

/** Previous and next page of the results; nothing when there is only one page. */
export function ResultPages({
  state,
  paging,
  onChange,
  label = 'Search result pages',
  onStep = focusTitle,
}: ResultPagesProps) {
  const { pageCount, currentPage = state.page } = paging;
  if (pageCount < 2 || currentPage > pageCount) return null;
  // On the first or last page a button stays focusable: a disabled button would lose the focus.
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
