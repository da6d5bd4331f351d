import { routeOf } from '../../lib/addresses/urls';

/** Address of the document, if it ends in `/index`. */
let indexPage: { route: string; address: string } | undefined;

/**
 * Records an address that ends in `/index`. Static hosts respond to `/tags/index` with the page `/tags`, and Gatsby then
 * corrects the address, although the site may have a page named `index`. Call it before Gatsby starts.
 */
export function recordIndexAddress(): void {
  const { pathname, search, hash } = window.location;
  if (pathname.endsWith('/index') && window.pagePath !== routeOf(pathname))
    indexPage = { route: routeOf(pathname), address: pathname + search + hash };
}

/** Opens the page at the recorded address, if it exists. Call it once, when the first page has rendered. */
export async function openIndexAddress(): Promise<void> {
  if (!indexPage) return;
  const { route, address } = indexPage;
  const resources = await window.___loader?.loadPage(address);
  // For a page that does not exist the loader returns the 404 page.
  if (resources?.page?.path === route) window.___navigate?.(address, { replace: true });
}
