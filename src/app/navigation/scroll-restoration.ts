import { routes } from '../../lib/addresses/routes';
import { routeOf } from '../../lib/addresses/urls';

type Address = Pick<Location, 'pathname' | 'search'>;

/**
 * Whether a navigation leaves the window where it is: `/search` shows the same page of the same query, with other
 * filters, order or page size, or the playground shows another call.
 */
export function staysInPlace(from: Address | undefined, to: Address): boolean {
  const route = routeOf(to.pathname);
  if (!from || routeOf(from.pathname) !== route) return false;
  if (route === routes.playground) return true;
  const before = new URLSearchParams(from.search);
  const after = new URLSearchParams(to.search);
  return (
    route === routes.search &&
    ['query', 'page'].every((name) => before.get(name) === after.get(name))
  );
}

/** Session storage: the scroll position of each entry of the history, in pixels, by the entry's key. */
const POSITIONS_KEY = 'scroll.places';

interface EntryState {
  key?: string;
}

const positions = new Map<string, number>();
/** Position of the current entry if Back or Forward has led to it; undefined for a new entry. */
let restored: number | undefined;

const entryKey = () => (history.state as EntryState | null)?.key;

/** The router sets the keys of its own entries only, not of those that the browser makes for links to a section. */
function ensureKey(): void {
  if (entryKey() !== undefined) return;
  const state = history.state as EntryState | null;
  history.replaceState({ ...state, key: String(Date.now()) }, '');
}

function storePositions(): void {
  try {
    sessionStorage.setItem(POSITIONS_KEY, JSON.stringify([...positions]));
  } catch {
    // Without storage the positions last until the next reload.
  }
}

function loadPositions(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '[]') as [string, number][];
    for (const [key, position] of stored) positions.set(key, position);
  } catch {
    // The stored text is no list of positions: none is restored.
  }
}

/**
 * Records the scroll position of each entry of the history. Gatsby does so too, but saves a jump to a section as the
 * position of the entry before it, and scrolls to the section of an address instead of the position. Called before the
 * router listens.
 */
export function recordScrollPositions(): void {
  loadPositions();
  ensureKey();
  window.addEventListener('popstate', () => {
    const key = entryKey();
    restored = key === undefined ? undefined : (positions.get(key) ?? 0);
    ensureKey();
  });
  window.addEventListener(
    'scroll',
    () => {
      const key = entryKey();
      if (key !== undefined) positions.set(key, window.scrollY);
    },
    { passive: true },
  );
  window.addEventListener('pagehide', storePositions);
}

/** Called when a navigation begins, as its entry has no position. */
export function resetRestoredPosition(): void {
  restored = undefined;
}

/** Scroll position to restore in the current entry, if Back or Forward has led to it. */
export function restoredPosition(): number | undefined {
  return restored;
}
