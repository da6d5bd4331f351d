import { start } from './search-state.mjs';

export function toQuery(state) {
  const parts = state.q ? [`q=${encodeURIComponent(state.q)}`] : [];
  // filter strings of the response are encoded already
  parts.push(...state.filters);
  if (state.sort) parts.push(`sort=${encodeURIComponent(state.sort)}`);
  if (state.rows !== start.rows) parts.push(`rows=${state.rows}`);
  if (state.page > 1) parts.push(`page=${state.page}`);
  return parts.join('&');
}

export function fromQuery(query) {
  const state = { ...start, filters: [] };
  for (const part of query.replace(/^\?/, '').split('&').filter(Boolean)) {
    const [[name, text]] = new URLSearchParams(part);
    if (name.startsWith('f.')) state.filters.push(part);
    else if (name === 'q' || name === 'sort') state[name] = text;
    else if (name === 'page' || name === 'rows')
      state[name] = Math.max(1, parseInt(text, 10) || start[name]);
  }
  return state;
}
