import { isObject } from '../values/json-object';

/**
 * Groups of the sidebar that the reader left open are not in the HTML of the next page: React opens them when it takes
 * over. Their space is reserved before the first paint, so that nothing moves then.
 */

/** Key of the tab's storage. */
const KEY = 'sidebar.closed-and-open';
/** Attribute of the document's element once the groups themselves take the space. */
const RESTORED = 'data-sidebar-restored';
/** The sidebar beside the page; the one in the menu is made when the menu opens. */
const SIDEBAR = '.page-frame > .docs-sidebar';

/** Groups by route, and the heights of their lists in pixels by the address that their link has. */
export interface StoredGroups {
  opened: readonly string[];
  closed: readonly string[];
  heights: Record<string, number>;
}

/**
 * Part of the inline script: reserves the space before the first paint. The policy for styles does not concern sheets
 * that scripts construct.
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
    // Nothing that can be read is stored: no space is reserved.
  }
}

/** Releases the reserved space: the groups are open and take it. */
export function releaseSidebarSpace(): void {
  document.documentElement.setAttribute(RESTORED, '');
}

/** What this browser tab knows of the sidebar; null when it knows nothing. */
export function readGroups(): StoredGroups | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isStoredGroups(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Other scripts of the host, and earlier versions of this site, write there too. */
function isStoredGroups(stored: unknown): stored is StoredGroups {
  return (
    isObject(stored) &&
    Array.isArray(stored['opened']) &&
    Array.isArray(stored['closed']) &&
    isObject(stored['heights'])
  );
}

export function writeGroups(groups: StoredGroups): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(groups));
  } catch {
    // Nothing is lost but the memory of a reload.
  }
}

/** Heights of the lists of open groups by the address of the group; none where the sidebar is not shown. */
export function measureGroups(): Record<string, number> {
  const heights: Record<string, number> = {};
  for (const list of document.querySelectorAll(`${SIDEBAR} li > ul`)) {
    const address = list.parentElement?.querySelector(':scope > .row > a')?.getAttribute('href');
    const { height } = list.getBoundingClientRect();
    if (address && height > 0) heights[address] = height;
  }
  return heights;
}
