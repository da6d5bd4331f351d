import { routes } from '../../lib/routes';
import { routeOf } from '../../lib/urls';

type Place = Pick<Location, 'pathname' | 'search'>;

/** Whether two addresses show the same page of the same query on `/search`, with other filters, order or page size. */
export function isSameResultsPage(from: Place | undefined, to: Place): boolean {
  if (!from || routeOf(from.pathname) !== routes.search || routeOf(to.pathname) !== routes.search)
    return false;
  const before = new URLSearchParams(from.search);
  const after = new URLSearchParams(to.search);
  return ['query', 'page'].every((name) => before.get(name) === after.get(name));
}

/** Session storage: the place in each entry of the history, in pixels, by the entry's key. */
const PLACES_KEY = 'scroll.places';

interface EntryState {
  key?: string;
}

const places = new Map<string, number>();
/** Where the entry was left that the reader has come back to; nothing for a new one. */
let returnTo: number | undefined;

const entryKey = () => (history.state as EntryState | null)?.key;

/** The router gives its entries keys; those of the browser, such as for links to a section, get theirs here. */
function giveKey(): void {
  if (entryKey() !== undefined) return;
  const state = history.state as EntryState | null;
  history.replaceState({ ...state, key: String(Date.now()) }, '');
}

function storePlaces(): void {
  try {
    sessionStorage.setItem(PLACES_KEY, JSON.stringify([...places]));
  } catch {
    // Without storage they are known until the next reload.
  }
}

function loadPlaces(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(PLACES_KEY) ?? '[]') as [string, number][];
    for (const [key, place] of stored) places.set(key, place);
  } catch {
    // What is not a list of ours is no loss.
  }
}

/**
 * Keeps the place in each entry of the history. Gatsby does so too, but saves a jump to a section as the place in the
 * entry before it, and takes an address with a section for the place itself. Call it before the router listens.
 */
export function watchHistory(): void {
  loadPlaces();
  giveKey();
  window.addEventListener('popstate', () => {
    const key = entryKey();
    returnTo = key === undefined ? undefined : (places.get(key) ?? 0);
    giveKey();
  });
  window.addEventListener(
    'scroll',
    () => {
      const key = entryKey();
      if (key !== undefined) places.set(key, window.scrollY);
    },
    { passive: true },
  );
  window.addEventListener('pagehide', storePlaces);
}

/** A new navigation begins: its entry has no place yet. */
export function forgetReturn(): void {
  returnTo = undefined;
}

/** Where the reader was in the current entry, when Back or Forward has led to it. */
export function placeOfReturn(): number | undefined {
  return returnTo;
}
