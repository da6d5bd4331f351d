const key = 'recent-searches';

export const recentSearches = (storage) => JSON.parse(storage.getItem(key) ?? '[]');

/** Call it when a visitor submits a search. */
export function remember(storage, query) {
  const others = recentSearches(storage).filter((entry) => entry !== query);
  storage.setItem(key, JSON.stringify([query, ...others].slice(0, 10)));
}

export const forget = (storage) => storage.removeItem(key);

/** The rows of the open list: recent searches that fit, then suggestions that are not among them. */
export function listRows(storage, text, suggestions) {
  const typed = text.trim().toLowerCase();
  const recent = recentSearches(storage)
    .filter((entry) => entry.toLowerCase().includes(typed))
    .slice(0, typed === '' ? 10 : 3);
  const others = suggestions.filter((entry) => !recent.includes(entry));
  return [
    ...recent.map((label) => ({ kind: 'recent', label })),
    ...others.map((label) => ({ kind: 'suggestion', label })),
  ];
}
