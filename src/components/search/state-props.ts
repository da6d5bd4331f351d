import type { SearchState } from '../../search/client/search-state';

/** A search, and the function that runs another one. */
export interface StateProps {
  state: SearchState;
  onChange: (state: SearchState) => void;
}
