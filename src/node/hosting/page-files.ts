import path from 'node:path';
import { routes } from '../../lib/routes';
import type { UnfinishedPage } from './finish-thread';

/** File that Gatsby writes for a page, with a slash at its start. */
export function pageFile(route: string): string {
  if (route.endsWith('.html')) return route;
  return route === '/' ? '/index.html' : `${route}/index.html`;
}

/**
 * The same page beside its folder: `/docs/x.html` for `/docs/x/index.html`. Hosts look for one or the other when
 * `/docs/x` is requested, and those that find a folder only redirect to `/docs/x/`. Undefined for pages whose address is
 * that of their file, and for `/tags/index`: its twin would be the page of the folder.
 */
export function twinFile(route: string): string | undefined {
  return route === '/' || route === routes.notFound || /(?:\.html|\/index)$/.test(route)
    ? undefined
    : `${route}.html`;
}

/** File of the data of a page, with a slash at its start. */
export function dataFile(route: string): string {
  return `/page-data${route === '/' ? '/index' : route}/page-data.json`;
}

/** Folder of Gatsby's slices, below that of the site. */
export const slicesFolder = '_gatsby/slices';

/** A page with the absolute paths of its files. @param folder of the site */
export function unfinishedPage(folder: string, route: string): UnfinishedPage {
  const twin = twinFile(route);
  return {
    route,
    file: path.join(folder, pageFile(route)),
    twin: twin === undefined ? undefined : path.join(folder, twin),
  };
}
