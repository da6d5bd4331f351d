import { isObject } from '../values/json-object';

/*
 * The HTML of the next document has all groups of the sidebar closed, and React opens the reader's when it hydrates.
 * Their space is reserved before the first paint, so that nothing moves then.
 */

/** Key of session storage. */
const KEY = 'sidebar.closed-and-open';
/** Attribute of the root element when the groups are open and need no reserved space. */
const RESTORED = 'data-sidebar-restored';
/** The sidebar beside the page, not the one in the menu. */
const SIDEBAR = '.page-frame > .docs-sidebar';

/** Groups by route, and the heights of their lists, in pixels, by the address in their link. */
export interface StoredGroups {
  opened: readonly string[];
  closed: readonly string[];
  heights: Record<string, number>;
}

/**
 * Part of the inline script: reserves the space before the first paint. The content security policy for styles does not
 * apply to sheets that scripts construct.
 */
export function reserveSidebarSpace(): void {
  try {
    const { heights } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as StoredGroups;
    const sheet = new CSSStyleSheet();
    for (const [address, height] of Object.entries(heights))
      sheet.insertRule(
        `:root:not([${RESTORED}]) ${SIDEBAR} li:not(:has(> ul)):has(> .row > a[href=${JSON.stringify(address)}])` +
          `{padding-bottom:${Number(height)}px}`,
      );
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // Storage is empty or blocked: no space is reserved.
  }
}

/** Releases the reserved space once the groups are open. */
export function releaseSidebarSpace(): void {
  document.documentElement.setAttribute(RESTORED, '');
}

/** The stored groups of this tab; null if there are none. */
export function readGroups(): StoredGroups | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isStoredGroups(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Other scripts of the host, and other versions of this site, may use the same key. */
function isStoredGroups(stored: unknown): stored is StoredGroups {
  return (
    isObject(stored) &&
    Array.isArray(stored['opened']) &&
    Array.isArray(stored['closed']) &&
    isObject(stored['heights'])
  );
}

/** Stores the groups in this tab; does nothing if storage is blocked. */
export function writeGroups(groups: StoredGroups): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(groups));
  } catch {
    // Without storage a reload closes the groups.
  }
}

/** Heights of the lists of open groups by the address of the group; empty where the sidebar is hidden. */
export function measureGroups(): Record<string, number> {
  const heights: Record<string, number> = {};
  for (const list of document.querySelectorAll(`${SIDEBAR} li > ul`)) {
    const address = list.parentElement?.querySelector(':scope > .row > a')?.getAttribute('href');
    const { height } = list.getBoundingClientRect();
    if (address && height > 0) heights[address] = height;
  }
  return heights;
}
