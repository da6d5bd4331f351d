import './active-filters.css';
import { focusTitle } from '../../../lib/browser/focus';
import { toggleFilter } from '../../../search/client/search-state';
import { CloseIcon } from '../../icons';
import type { StateProps } from '../state-props';
import { filterLabel } from './facets';

/** The active filters. A click removes one, another button all of them. */
export function ActiveFilters({ state, onChange }: StateProps) {
  if (state.filters.length === 0) return null;
  return (
    <ul className="active-filters" aria-label="Active filters">
      {state.filters.map(([name, value]) => (
        <li key={`${name}=${value}`}>
          <button
            type="button"
            className="chip"
            aria-label={`Remove filter ${filterLabel(name)}: ${value}`}
            onClick={() => {
              onChange(toggleFilter(state, name, value));
              if (state.filters.length === 1) focusTitle();
            }}
          >
            <span>{filterLabel(name)}:</span> {value}
            <CloseIcon />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="text-button"
          onClick={() => {
            onChange({ ...state, filters: [], page: 1 });
            focusTitle();
          }}
        >
          Clear all
        </button>
      </li>
    </ul>
  );
}
