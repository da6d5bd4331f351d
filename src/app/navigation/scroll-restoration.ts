import { routes } from '../../lib/addresses/routes';
import { routeOf } from '../../lib/addresses/urls';

type Address = Pick<Location, 'pathname' | 'search'>;

/**
 * Whether a navigation keeps the scroll position: on `/search`, to other filters, another order, or another page size; in
 * the playground, to another call.
 */
export function keepsScrollPosition(from: Address | undefined, to: Address): boolean {
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
const POSITIONS_KEY = 'scroll';

interface EntryState {
  key?: string;
}

const positions = new Map<string, number>();
/** Position of the current entry after Back or Forward; undefined for a new entry. */
let positionToRestore: number | undefined;

const entryKey = () => (history.state as EntryState | null)?.key;

/** The router sets keys only for entries that it adds. The browser itself adds an entry for a link to a section. */
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
    // The stored text is invalid: no position is restored.
  }
}

/**
 * Records the scroll position of each entry of the history. Gatsby's own record is wrong after a jump to a section, and
 * Gatsby prefers the section of an address to the position. Call it before the router listens.
 */
export function recordScrollPositions(): void {
  loadPositions();
  ensureKey();
  window.addEventListener('popstate', () => {
    const key = entryKey();
    positionToRestore = key === undefined ? undefined : (positions.get(key) ?? 0);
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

/** Call it when a navigation begins: a new entry has no position. */
export function resetRestoredPosition(): void {
  positionToRestore = undefined;
}

/** Scroll position to restore after Back or Forward, in pixels. */
export function restoredPosition(): number | undefined {
  return positionToRestore;
}
