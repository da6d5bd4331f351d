import { routeOf } from '../../lib/urls';

/** The address that the document was requested at, when it ends as the file of a folder does. */
let requested: { route: string; address: string } | undefined;

/**
 * Hosts that go by files alone take `/tags/index` for the page of the folder, `/tags`, and Gatsby corrects the address.
 * Where there is a page of that name it was the one that was meant. To be called before Gatsby starts.
 */
export function keepIndexAddress(): void {
  const { pathname, search, hash } = window.location;
  if (pathname.endsWith('/index') && window.pagePath !== routeOf(pathname))
    requested = { route: routeOf(pathname), address: pathname + search + hash };
}

/** Leads on to the page that was requested, if it exists. To be called once, when the page of the folder is shown. */
export async function openIndexAddress(): Promise<void> {
  if (!requested) return;
  const { route, address } = requested;
  const loaded = await window.___loader?.loadPage(address);
  // For a page that does not exist the loader gives the one for missing addresses.
  if (loaded?.page?.path === route) window.___navigate?.(address, { replace: true });
}
