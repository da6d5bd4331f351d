import { css } from '@emotion/react';
import { focusTitle } from '../../../lib/browser/focus';
import { toggleFilter, type SearchState } from '../../../search/client/search-state';
import { CloseIcon } from '../../icons';
import { filterLabel } from './facets';
import { registerStyles } from '../../../theme/style-registry';

const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  listStyle: 'none',
  margin: '12px 0 0',
  padding: 0,
  '& .chip': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 30,
    padding: '3px 6px 3px 11px',
    border: '1px solid var(--border)',
    borderRadius: 15,
    background: 'var(--surface-raised)',
    color: 'var(--text-primary)',
    font: 'inherit',
    fontSize: 13,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& .chip:hover': { borderColor: 'var(--border-strong)', background: 'var(--surface-sunken)' },
  '& .chip span': { color: 'var(--text-muted)' },
  '& .chip svg': { width: 14, height: 14, flex: 'none' },
});

/** The filters that are on, each removed by a click, and all of them at once. */
export function ActiveFilters({
  state,
  onChange,
}: {
  state: SearchState;
  onChange: (state: SearchState) => void;
}) {
  if (state.filters.length === 0) return null;
  return (
    <ul css={chips} aria-label="Active filters">
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

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/search/facets/active-filters.tsx', [chips]);
