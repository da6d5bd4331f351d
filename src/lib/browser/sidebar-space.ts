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

/** Script that runs before the first paint. The policy for styles leaves sheets alone that scripts construct. */
export function sidebarSpaceScript(): string {
  const group = `:root:not([${RESTORED}]) ${SIDEBAR} li:not(:has(> ul)):has(> .row > a[href='+JSON.stringify(a)+'])`;
  return (
    `(function(d){try{var h=JSON.parse(sessionStorage.getItem('${KEY}')).heights,s=new CSSStyleSheet();` +
    `Object.keys(h).forEach(function(a){s.insertRule('${group}{padding-bottom:'+Number(h[a])+'px}')});` +
    `d.adoptedStyleSheets=d.adoptedStyleSheets.concat(s)}catch(e){}})(document)`
  );
}

/** Gives the reserved space back: the groups are open now. */
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
