export const start = { q: '', filters: [], sort: '', page: 1, rows: 10 };

export function next(state, action) {
  switch (action.type) {
    case 'query':
      return { ...start, rows: state.rows, q: action.q };
    case 'toggle': {
      const on = state.filters.includes(action.filter);
      const filters = on
        ? state.filters.filter((entry) => entry !== action.filter)
        : [...state.filters, action.filter];
      return { ...state, filters, page: 1 };
    }
    case 'range': {
      // one range per facet: the new one replaces the old one
      const stem = `${action.filterName}.range=`;
      const others = state.filters.filter((entry) => !entry.startsWith(stem));
      return { ...state, filters: [...others, `${stem}${action.min},${action.max}`], page: 1 };
    }
    case 'reset':
      return { ...state, filters: [], page: 1 };
    case 'sort':
      return { ...state, sort: action.sort, page: 1 };
    case 'rows':
      return { ...state, rows: action.rows, page: 1 };
    case 'page':
      return { ...state, page: action.page };
    default:
      return state;
  }
}
