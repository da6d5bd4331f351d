import { cutQuery } from '../../lib/text/cut-query';
import { decodePairs, encodePairs } from '../protocol/query-string';
import { routes } from '../../lib/addresses/routes';

/** Selectable numbers of results per page; the first one is the default. */
export const pageSizes = [10, 20, 50] as const;

/** State of the search page; only the address stores it. */
export interface SearchState {
  query: string;
  page: number;
  /** Id of a sort; empty for the default. */
  sort: string;
  rows: number;
  /** Decoded filter parameters of the address: `['f.section', 'Search']`. */
  filters: readonly (readonly [name: string, value: string])[];
  /** Whether spelling correction is off (`ctrl=spellcheckDisabled`). */
  isExact: boolean;
}

const asTyped: [name: string, value: string] = ['ctrl', 'spellcheckDisabled'];

/** Parses the query string of the search page, `?query=facet&page=2`. Invalid values become defaults. */
export function parseSearchState(search: string): SearchState {
  const state: SearchState = {
    query: '',
    page: 1,
    sort: '',
    rows: pageSizes[0],
    filters: [],
    isExact: false,
  };
  const pairs = decodePairs(search);
  const hasQuery = pairs.some(([name]) => name === 'query');
  for (const [name, value] of pairs) {
    if (name === 'query' || (name === 'q' && !hasQuery)) state.query = value;
    else if (name === 'sort') state.sort = value;
    else if (name === 'page') state.page = /^\d{1,6}$/.test(value) ? Math.max(1, Number(value)) : 1;
    else if (name === 'rows')
      state.rows = pageSizes.find((size) => String(size) === value) ?? state.rows;
    else if (name === asTyped[0] && value === asTyped[1]) state.isExact = true;
    else if (name.startsWith('f.') && !hasFilter(state, name, value))
      state.filters = [...state.filters, [name, value]];
  }
  return state;
}

/** Address of a state without the path prefix: `/search?query=facet`. Defaults are omitted. */
export function searchAddress(state: SearchState): string {
  const pairs: [string, string][] = [['query', state.query]];
  if (state.page > 1) pairs.push(['page', String(state.page)]);
  if (state.sort !== '') pairs.push(['sort', state.sort]);
  if (state.rows !== pageSizes[0]) pairs.push(['rows', String(state.rows)]);
  for (const [name, value] of state.filters) pairs.push([name, value]);
  if (state.isExact) pairs.push(asTyped);
  return `${routes.search}?${encodePairs(pairs)}`;
}

/** The query string that a state sends. */
export const searchQuery = ({ query, filters, sort, page, rows, isExact }: SearchState): string =>
  encodePairs([
    ['q', cutQuery(query)],
    ...filters,
    ...(sort === '' ? [] : [['sort', sort] as const]),
    ['page', String(page)],
    ['rows', String(rows)],
    ...(isExact ? [asTyped] : []),
  ]);

/** Whether a state has a filter, both decoded: `f.section` and `Search`. */
export function hasFilter({ filters }: SearchState, name: string, value: string): boolean {
  return filters.some(([otherName, otherValue]) => otherName === name && otherValue === value);
}

/** Adds a filter, or removes it if it exists, and goes to the first page. */
export function toggleFilter(state: SearchState, name: string, value: string): SearchState {
  const filters = hasFilter(state, name, value)
    ? state.filters.filter((pair) => pair[0] !== name || pair[1] !== value)
    : [...state.filters, [name, value] as const];
  return { ...state, filters, page: 1 };
}

/** As `toggleFilter`, but an added filter replaces others of its name: a tree has one selected branch. */
export function setFilter(state: SearchState, name: string, value: string): SearchState {
  const others = state.filters.filter(([otherName]) => otherName !== name);
  return {
    ...state,
    filters: hasFilter(state, name, value) ? others : [...others, [name, value] as const],
    page: 1,
  };
}

/** Name and value of a facet value's `filter`, decoded once: `f.brand=A%20%26%20B` is `f.brand` and `A & B`. */
export function filterPair(filter: string): [name: string, value: string] {
  return decodePairs(filter)[0] ?? [filter, ''];
}
