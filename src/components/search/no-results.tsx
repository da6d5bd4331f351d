import './no-results.css';
import { EntryPoints } from './entry-points';
import type { StateProps } from './state-props';

/** The page without hits: advice, and popular topics. */
export function NoResults({ state, onChange }: StateProps) {
  return (
    <div className="no-results">
      <h2>No results found</h2>
      {state.filters.length > 0 ? (
        <p>
          No page matches all of these filters.{' '}
          <button
            type="button"
            className="text-button"
            onClick={() => onChange({ ...state, filters: [], page: 1 })}
          >
            Search without filters
          </button>
        </p>
      ) : (
        <p>Check the spelling, or use fewer or more general words.</p>
      )}
      <EntryPoints title="Popular topics" />
    </div>
  );
}
