import { routeOf } from '../../lib/addresses/urls';

/** Address of the document, if it ends in `/index`. */
let requested: { route: string; address: string } | undefined;

/**
 * Records an address that ends in `/index`. Hosts that serve files alone respond to `/tags/index` with the page of the
 * folder, `/tags`, and Gatsby corrects the address; the site may have a page with the name `index` too. Called before
 * Gatsby starts.
 */
export function recordIndexAddress(): void {
  const { pathname, search, hash } = window.location;
  if (pathname.endsWith('/index') && window.pagePath !== routeOf(pathname))
    requested = { route: routeOf(pathname), address: pathname + search + hash };
}

/** Opens the page at the recorded address, if it exists. Called once, when the page of the folder is shown. */
export async function openIndexAddress(): Promise<void> {
  if (!requested) return;
  const { route, address } = requested;
  const loaded = await window.___loader?.loadPage(address);
  // For a page that does not exist the loader returns the 404 page.
  if (loaded?.page?.path === route) window.___navigate?.(address, { replace: true });
}
