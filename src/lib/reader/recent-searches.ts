import { cutQuery } from '../text/cut-query';
import { storageSlot } from '../browser/storage-slot';
import { parseJson } from '../values/parse-json';

const MAX_SEARCHES = 5;

const slot = storageSlot('search.recent');

/** The latest searches of this browser, the newest first; empty if storage is blocked. */
export function recentSearches(): string[] {
  const stored = parseJson(slot.get() ?? '')?.value;
  return Array.isArray(stored)
    ? stored.filter((text) => typeof text === 'string').slice(0, MAX_SEARCHES)
    : [];
}

/** Puts a search first and removes its earlier occurrence. The oldest one beyond the limit goes. */
export function addRecentSearch(text: string): void {
  const query = cutQuery(text.trim());
  store([query, ...recentSearches().filter((other) => other !== query)]);
}

/** Removes a search, or all of them. */
export function removeRecentSearch(text?: string): void {
  store(text === undefined ? [] : recentSearches().filter((other) => other !== text));
}

function store(texts: readonly string[]): void {
  if (texts.length === 0) slot.remove();
  else slot.set(JSON.stringify(texts.slice(0, MAX_SEARCHES)));
}
