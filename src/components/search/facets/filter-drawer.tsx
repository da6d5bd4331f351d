import './filter-drawer.css';
import { countOf } from '../../../lib/text/count-of';
import { CloseIcon } from '../../icons';
import { FilterIcon } from '../search-icons';
import { Facets, type FacetsProps } from './facets';
import { useModal } from '../../../hooks/use-modal';

interface FilterDrawerProps extends FacetsProps {
  total: number | undefined;
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
        className="filter-drawer-opener outline-button"
        aria-haspopup="dialog"
        onClick={open}
      >
        <FilterIcon />
        <span>{count > 0 ? `Filters (${count})` : 'Filters'}</span>
      </button>
      <dialog {...dialog} className="filter-drawer-drawer" aria-label="Filters">
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
                {`Show ${total === undefined ? 'results' : countOf(total, 'result')}`}
              </button>
            </div>
          </>
        )}
      </dialog>
    </>
  );
}
