import { css } from '@emotion/react';
import type { Paging } from '../../search/protocol/types';
import type { SearchState } from '../../search/client/search-state';

const pages = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: 24,
  fontSize: 14,
  color: 'var(--text-secondary)',
  fontVariantNumeric: 'tabular-nums',
  '& button': {
    minHeight: 40,
    minWidth: 104,
    padding: '0 14px',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-control)',
    background: 'none',
    color: 'var(--text-primary)',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& button:hover:enabled': { background: 'var(--surface-sunken)' },
  '& button:disabled': {
    borderColor: 'var(--border)',
    color: 'var(--text-muted)',
    cursor: 'default',
  },
});

interface ResultPagesProps {
  state: SearchState;
  paging: Paging;
  onChange: (state: SearchState) => void;
}

/** Previous and next page of the results; nothing when there is one page only. */
export function ResultPages({ state, paging, onChange }: ResultPagesProps) {
  const { pageCount, currentPage = state.page } = paging;
  if (pageCount < 2) return null;
  return (
    <nav css={pages} aria-label="Search result pages">
      <button
        type="button"
        disabled={currentPage <= 1}
        onClick={() => onChange({ ...state, page: Math.min(currentPage - 1, pageCount) })}
      >
        Previous
      </button>
      <span>
        Page {currentPage} of {pageCount}
      </span>
      <button
        type="button"
        disabled={currentPage >= pageCount}
        onClick={() => onChange({ ...state, page: currentPage + 1 })}
      >
        Next
      </button>
    </nav>
  );
}
