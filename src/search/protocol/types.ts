/**
 * The search protocol of QSC as types: requests and responses of search and suggest, inferred from the schemas, which
 * describe each field. Browsers load no schema.
 *
 * Values of responses are absent, never `null`.
 */

import type { Filter, TermFilter } from './filter';
import type {
  ControlFlag,
  FilterOperator,
  NamesOf,
  SearchParameters,
} from './schema/parameter-schemas';
import type { Responses } from './schema/response-schemas';

const flags: Record<ControlFlag, true> = {
  facetDisabled: true,
  spellcheckDisabled: true,
  noCache: true,
  loadMoreFacets: true,
  modified: true,
  trace: true,
};

/** Keys of a feeding document's payload that are not fields. */
export const reservedKeys: readonly string[] = ['attributes', 'categories'];

export const controlFlags = Object.keys(flags) as ControlFlag[];

/** Parameters with one value. */
export type SingleParameter = NamesOf<string> | NamesOf<number> | NamesOf<boolean>;

/** The GET parameters of a search, decoded. */
export interface SearchRequest extends Partial<Pick<SearchParameters, SingleParameter>> {
  /** Tags; `notracking` turns tracking off. */
  tracking?: string[];
  /** Control flags; unknown ones have no effect. */
  ctrl?: string[];
  /** `result.displayFields`: fields to return instead of the configured ones. */
  displayFields?: string[];
  /** `result.displayFacets`: facets to return although they are not displayed by default. */
  displayFacets?: string[];
  /** `f.*` */
  filters?: Filter[];
  /** `ff.{facetId}`: filters of one facet's counts only. */
  facetFilters?: TermFilter[];
  /** Parameters outside the protocol, without those of the app's query profile, `p.{name}`. */
  others?: [name: string, value: string][];
}

export type { FilterOperator };

export type SearchResponse = Responses['SearchResponse'];
export type RequestEcho = Responses['RequestEcho'];
export type SearchResult = Responses['SearchResult'];
export type ResultDocument = Responses['ResultDocument'];
export type Facet = Responses['Facet'];
export type FacetValue = Responses['FacetValue'];
export type Paging = Responses['Paging'];
export type Redirect = Responses['Redirect'];
export type SortEntry = Responses['SortEntry'];
export type DidYouMeanResult = Responses['DidYouMeanResult'];
export type ErrorResponse = Responses['ErrorResponse'];

/** A suggested query of the suggest call. */
export type Suggestion = Responses['Suggestion'] & {
  suggest: string;
  /** Title of the page that explains the text. Only the site's own search sends it. */
  page?: string;
};
