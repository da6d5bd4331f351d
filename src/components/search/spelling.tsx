import './spelling.css';
import type { DidYouMeanResult } from '../../search/protocol/types';
import {
  parseSearchState,
  searchAddress,
  type SearchState,
} from '../../search/client/search-state';
import { Link } from '../link';

interface SpellingProps {
  state: SearchState;
  correction: DidYouMeanResult | undefined;
  /** Address of another search. */
  addressOf?: (state: SearchState) => string;
}

/** The correction of a query: the query that was searched instead, or a proposal. */
export function Spelling({ state, correction, addressOf = searchAddress }: SpellingProps) {
  if (!correction) return null;
  if (correction.corrected !== undefined)
    return (
      <p className="spelling">
        Showing results for <strong>{correction.corrected}</strong>. Search for{' '}
        <Link to={addressOf({ ...state, page: 1, isExact: true })}>{state.query}</Link> exactly as
        typed.
      </p>
    );
  return correction.didYouMean === undefined ? null : (
    <p className="spelling">
      Did you mean{' '}
      <Link to={addressOf({ ...parseSearchState(''), query: correction.didYouMean })}>
        {correction.didYouMean}
      </Link>
      ?
    </p>
  );
}
