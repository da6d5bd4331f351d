import type { DidYouMeanResult, SearchResult, Suggestion } from '../protocol/types';

/** Preview of a response for visitors. */
export interface ExampleView {
  /** Hits, facets, sorts, pages; of a search. */
  result?: SearchResult;
  correction?: DidYouMeanResult;
  /** Suggestions, the response of a suggest call. */
  suggestions?: readonly Suggestion[];
}
