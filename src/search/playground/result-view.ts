import { parseSearchState, type SearchState } from '../client/search-state';
import { filterName, filterRow, type PlaygroundState } from './state';

const exactFlag = 'spellcheckDisabled';

/** The part of the form that hits, facets, and paging show and change, as a state of the search page. */
export function resultView(state: PlaygroundState): SearchState {
  const base = parseSearchState('');
  return {
    ...base,
    query: state.q,
    page: Math.max(1, Number.parseInt(state.page, 10) || 1),
    sort: state.sort,
    rows: Math.max(0, Number.parseInt(state.rows, 10) || base.rows),
    filters: state.filters.map((row) => [filterName(row), row.value] as const),
    isExact: state.ctrl.includes(exactFlag),
  };
}

/** The form after a change among the results. */
export function withResultView(state: PlaygroundState, view: SearchState): PlaygroundState {
  const others = state.ctrl.filter((flag) => flag !== exactFlag);
  return {
    ...state,
    q: view.query,
    page: view.page > 1 ? String(view.page) : '',
    sort: view.sort,
    filters: view.filters.flatMap(([name, value]) => filterRow(name, value) ?? []),
    ctrl: view.isExact ? [...others, exactFlag] : others,
  };
}
