/**
 * The search protocol of QSC as types: what the search and suggest calls take and return.
 *
 * Sources, named per field where they differ: [docs] the platform's documentation, [api] its OpenAPI file, [library]
 * its published query and response library 7.12, [client] sample front ends that call the live service, [ours] a
 * decision of this site where nothing is documented. Absent values are left out of responses, they are never `null`.
 */

import type { Filter, TermFilter } from './filter';

/** Control flags of `ctrl`. [docs for the first four, library] */
export const controlFlags = [
  'facetDisabled',
  'spellcheckDisabled',
  'noCache',
  'loadMoreFacets',
  'modified',
  'trace',
] as const;

/** The GET parameters of a search, decoded. [docs, library] */
export interface SearchRequest {
  /** Query text; `*` matches everything. */
  q?: string;
  /** First page is 1, the default; lower numbers are raised to it. */
  page?: number;
  /** Documents per page; 0 gives no documents and no `paging`. Default: the app's, 10 without one. */
  rows?: number;
  /** Token paging; `init` requests the first batch. [library] */
  nextPageToken?: string;
  /** Id of a configured sort. */
  sort?: string;
  /** BCP-47 tag. [library] */
  locale?: string;
  requestId?: string;
  sessionId?: string;
  userId?: string;
  /** Free label of the calling place. [library] */
  requestOrigin?: string;
  /** Tags; `notracking` turns tracking off. [library] */
  tracking?: string[];
  explain?: boolean;
  /** [library] */
  debug?: boolean;
  /** Control flags; unknown ones have no effect. */
  ctrl?: string[];
  /** `result.displayFields`: fields to return in place of the configured ones. */
  displayFields?: string[];
  /** `result.displayFacets`: facets to return although they are not displayed by default. */
  displayFacets?: string[];
  /** `f.*` */
  filters?: Filter[];
  /** `ff.{facetId}`: filters of one facet's counts only. [library] */
  facetFilters?: TermFilter[];
  /** `p.{name}`: parameters of the app's query profile. [library] */
  parameters?: Record<string, string[]>;
  /** Parameters that the protocol does not know, such as `searchParameters` of a site; kept as they are. [ours] */
  others?: [name: string, value: string][];
}

/** Response of the search call. [docs, library] */
export interface SearchResponse {
  statusCode: number;
  /** By result-set id, usually the search app's code. [client, library] */
  result: Record<string, SearchResult>;
  /** Milliseconds. */
  time: number;
  /** `yyyy-MM-dd'T'HH:mm:ssZ`, GMT, offset without colon. */
  currentTime?: string;
  requestId?: string;
  /** Echo of the request. */
  request?: RequestEcho;
  /** Only when spelling has something to say. */
  didYouMeanResult?: DidYouMeanResult;
  /** Content widgets by position. [library] */
  widgets?: Record<string, unknown[]>;
}

/** [docs, library] */
export interface RequestEcho {
  url?: string;
  path?: string;
  query?: string;
  method?: string;
  parameters?: Record<string, string[]>;
}

export interface SearchResult {
  name?: string;
  /** Deprecated: 200. */
  statusCode?: number;
  /** Deprecated: `OK`. */
  statusMessage?: string;
  /** `[]` when nothing is found. */
  documents: ResultDocument[];
  /** Hits over all pages. */
  total: number;
  /** Milliseconds. */
  time?: number;
  maxScore?: number;
  /** Absent when switched off. */
  facets?: Facet[];
  facetCount?: number;
  /** Absent with `rows=0`. */
  paging?: Paging;
  sort?: { sort: SortEntry[] };
  /** The query is mapped to a page. [library] */
  redirect?: Redirect;
}

export interface ResultDocument {
  id: string;
  /** Rank over all pages, first is 1. */
  position: number;
  /** Display fields; `highlight.{field}` holds fragments, `_score` and the like when requested. */
  document: Record<string, unknown>;
  /** Number of keys in `document`. */
  fieldCount?: number;
}

/** [docs, library, client] */
export interface Facet {
  id: string;
  name: string;
  /** `select`, `multiSelect`, `slider`, `navigation` or another configured display type. */
  type?: string;
  /** Start of the filter parameter: `f.{id}`. */
  filterName: string;
  /** Number of values; of a slider the number of documents. */
  count: number;
  /** Sum of the values' counts. */
  resultCount?: number;
  selected?: true;
  /** Absent for sliders. */
  values?: FacetValue[];
  /** Selected bounds of a slider. */
  minValue?: number;
  maxValue?: number;
  /** Smallest and largest value there is, stretched to the selected bounds. */
  minRange?: number;
  maxRange?: number;
  unit?: string;
}

export interface FacetValue {
  value: string | number | boolean;
  count: number;
  /** Part of a query string, encoded: `f.brand=Brandt%20%26%20Rowe`. */
  filter: string;
  selected?: true;
  /** Next level of a tree. */
  children?: Facet;
}

/** [library, client] */
export interface Paging {
  currentPage?: number;
  /** 0 when nothing is found. */
  pageCount: number;
  rows: number;
  firstPage?: Page;
  lastPage?: Page;
  nextPage?: Page;
  previousPage?: Page;
}

export interface Page {
  number?: number;
  currentPage?: boolean;
  /** With token paging: token of the next batch. */
  token?: string;
}

export interface SortEntry {
  id: string;
  name: string;
  selected?: true;
}

export interface Redirect {
  httpCode: number;
  location: string;
}

/** [docs, library] */
export interface DidYouMeanResult {
  name: 'spellCorrection';
  type: 'corrected' | 'didYouMean';
  original: string;
  /** With type `corrected`: the query that was executed. */
  corrected?: string;
  /** With type `didYouMean`: a proposal, not executed. */
  didYouMean?: string;
}

/** One entry of the suggest call's list. [client, library] */
export interface Suggestion {
  suggest: string;
  /** HTML, the part that is not typed yet in `<b>`. */
  suggestHighlighted?: string;
  /** Title of the page that explains it. [ours] */
  place?: string;
}

/** Response to a request that can't be handled: the body's shape is not documented. [ours] */
export interface ErrorResponse {
  statusCode: number;
  errorMessage: string;
}
