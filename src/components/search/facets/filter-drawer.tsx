import { css } from '@emotion/react';
import type { Facet } from '../../../search/protocol/types';
import type { SearchState } from '../../../search/client/search-state';
import { CloseIcon, FilterIcon } from '../../icons';
import { Facets } from './facets';
import { useModal } from '../../../hooks/use-modal';
import { registerStyles } from '../../../theme/style-registry';

const opener = css({ marginTop: 12 });

const drawer = css({
  position: 'fixed',
  inset: 'auto 0 0 0',
  width: '100%',
  maxWidth: 'none',
  maxHeight: '85dvh',
  margin: 0,
  padding: 0,
  borderRadius: '14px 14px 0 0',
  overscrollBehavior: 'contain',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '& .head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '8px 8px 8px 20px',
    borderBottom: '1px solid var(--border)',
  },
  '& .body': { flex: 1, padding: '16px 20px', overflowY: 'auto' },
  '& .body label': { minHeight: 40, alignItems: 'center' },
  '& .foot': { padding: '12px 20px', borderTop: '1px solid var(--border)' },
  '& .foot button': { width: '100%' },
});

interface FilterDrawerProps {
  state: SearchState;
  facets: readonly Facet[] | undefined;
  total: number | undefined;
  onChange: (state: SearchState) => void;
}

/** The filters of narrow windows. */
export function FilterDrawer({ state, facets, total, onChange }: FilterDrawerProps) {
  const { isOpen, open, close, dialog } = useModal();
  const count = state.filters.length;
  if (!facets?.length && count === 0) return null;
  return (
    <>
      <button
        type="button"
        className="outline-button"
        css={opener}
        aria-haspopup="dialog"
        onClick={open}
      >
        <FilterIcon />
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </button>
      <dialog {...dialog} css={drawer} aria-label="Filters">
        {isOpen && (
          <>
            <div className="head">
              <strong>Filters</strong>
              <button
                type="button"
                className="icon-button"
                aria-label="Close filters"
                onClick={close}
              >
                <CloseIcon />
              </button>
            </div>
            <div className="body">
              <Facets state={state} facets={facets} onChange={onChange} />
            </div>
            <div className="foot">
              <button type="button" className="button" onClick={close}>
                {total === undefined
                  ? 'Show results'
                  : `Show ${total} ${total === 1 ? 'result' : 'results'}`}
              </button>
            </div>
          </>
        )}
      </dialog>
    </>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/search/facets/filter-drawer.tsx', [opener, drawer]);
