import { routes } from '../../../lib/addresses/routes';

/** File that Gatsby writes for a page, with a slash at its start. */
export function pageFile(route: string): string {
  if (route.endsWith('.html')) return route;
  return route === '/' ? '/index.html' : `${route}/index.html`;
}

/**
 * The same page beside its folder: `/docs/x.html` for `/docs/x/index.html`. A host looks for one of the two files when
 * `/docs/x` is requested, and redirects to `/docs/x/` if it finds only the folder. Undefined for pages whose address is a
 * file name, and for `/tags/index`: its flat file would be the page of the folder.
 */
export function flatFile(route: string): string | undefined {
  return route === '/' || route === routes.notFound || /(?:\.html|\/index)$/.test(route)
    ? undefined
    : `${route}.html`;
}
