import { css } from '@emotion/react';
import type { SearchState } from '../../search/client/search-state';
import { EntryPoints } from './entry-points';
import { registerStyles } from '../../theme/style-registry';

const block = css({
  marginTop: 28,
  '& h2': { fontSize: 20, lineHeight: 1.3, fontWeight: 650 },
  '& p': { margin: '8px 0 0', color: 'var(--text-secondary)' },
});

/** No hits: what to change, and where to go instead. */
export function NoResults({
  state,
  onChange,
}: {
  state: SearchState;
  onChange: (state: SearchState) => void;
}) {
  return (
    <div css={block}>
      <h2>No results found</h2>
      {state.filters.length > 0 ? (
        <p>
          No page matches all of the filters.{' '}
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

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/search/no-results.tsx', [block]);
