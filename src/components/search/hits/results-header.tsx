import './results-header.css';
import type { ReactNode } from 'react';
import type { SearchResult } from '../../../search/protocol/types';
import { pageSizes } from '../../../search/client/search-state';
import type { StateProps } from '../state-props';
import { SortChoice } from './sort-choice';

interface ResultsHeaderProps extends StateProps {
  result: SearchResult | undefined;
  /** The query that was searched in place of the typed one. */
  corrected?: string | undefined;
  isLoading: boolean;
  hasFailed: boolean;
}

/** The number of results, which screen readers announce, and the choice of order and page size. */
export function ResultsHeader(props: ResultsHeaderProps) {
  const { state, result, onChange } = props;
  const sorts = result?.sort?.sort ?? [];
  const hasHits = (result?.total ?? 0) > 0;
  return (
    <div className="results-header">
      <p role="status">{statusText(props)}</p>
      {hasHits && (
        <div className="choices">
          <SortChoice state={state} sorts={sorts} onChange={onChange} />
          <label>
            Per page
            <select
              className="control"
              value={state.rows}
              onChange={({ target }) => onChange({ ...state, rows: Number(target.value), page: 1 })}
            >
              {pageSizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          </label>
        </div>
      )}
    </div>
  );
}

/** Number of letters of a query that the line repeats: a longer text would push the hits away. */
const MAX_LETTERS = 80;

function statusText(props: ResultsHeaderProps): ReactNode {
  const { state, result, corrected = state.query, isLoading, hasFailed } = props;
  if (isLoading) return 'Searching…';
  if (hasFailed || !result) return '';
  const letters = [...corrected];
  const start = letters.slice(0, MAX_LETTERS).join('');
  const { total } = result;
  // `bdi` isolates the direction of the query. A translator replaces the texts, so another query gets new elements.
  return (
    <span key={`${total} ${start}`}>
      {`${total || 'No'} ${total === 1 ? 'result' : 'results'} found for "`}
      <bdi>{letters.length > MAX_LETTERS ? `${start}…` : start}</bdi>"
    </span>
  );
}
