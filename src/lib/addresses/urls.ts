import { site } from '../../site';

/** Path prefix of the build with a slash at its start only, empty without one; Gatsby puts it in when it bundles. */
declare const __BASE_PATH__: string | undefined;

/** Path prefix of this build in pages. Empty in Node, where Gatsby hands the prefix over as `basePath`. */
export function pathPrefix(): string {
  return typeof __BASE_PATH__ === 'string' ? __BASE_PATH__.replace(/\/$/, '') : '';
}

/**
 * Full URL of a route or file of this site. Routes are readable; the URL is percent-encoded.
 * @param prefix path prefix of the build; in pages nothing needs to be given
 */
export function absoluteUrl(route: string, prefix: string = pathPrefix()): string {
  return new URL(`${prefix}${route}`, site.siteUrl).href;
}

/** Whether an address is one of this site: absolute, and not another host's. */
export function isSiteAddress(address: string): boolean {
  return /^\/(?!\/)/.test(address);
}

/** What `href` holds for an address as content and code write it: the site's own ones get the path prefix. */
export function siteHref(address: string): string {
  return isSiteAddress(address) ? `${pathPrefix()}${address}` : address;
}

/** The same for all links in code that the build highlighted, where attributes are escaped and quoted. */
export function siteHrefs(html: string): string {
  return pathPrefix() === ''
    ? html
    : html.replace(
        / href="(\/(?!\/)[^"]*)"/g,
        (_, address: string) => ` href="${siteHref(address)}"`,
      );
}

/** Addresses of files: by their ending, or in the folder of files of the content. */
const fileAddress = /\.\w{2,4}(?:[?#]|$)|\/static\/[\da-f]{32}\//;

/** Whether the browser can go to an address by itself: a route of the site, not a file and not another site. */
export function isPageAddress(address: string): boolean {
  return isSiteAddress(address) && !fileAddress.test(address);
}

/** Route of a location's path: without the path prefix and without a slash at the end. */
export function routeOf(pathname: string): string {
  const prefix = pathPrefix();
  const path =
    prefix && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  const route = path.length > 1 ? path.replace(/\/+$/, '') : '/';
  try {
    return decodeURIComponent(route);
  } catch {
    return route;
  }
}
