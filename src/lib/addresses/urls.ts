import { site } from '../../site';
import { decodeText } from '../text/encode-text';

/** Path prefix of the build: empty, or with a slash at its start only. Gatsby replaces the name when it bundles. */
declare const __BASE_PATH__: string | undefined;

/** Path prefix of this build in the browser. Empty in Node, where Gatsby's APIs pass it as `basePath`. */
export function pathPrefix(): string {
  return typeof __BASE_PATH__ === 'string' ? __BASE_PATH__.replace(/\/$/, '') : '';
}

/**
 * Full URL of a route or file of this site. Routes are readable; the URL is percent-encoded.
 * @param prefix path prefix of the build; required in Node only
 */
export function absoluteUrl(route: string, prefix: string = pathPrefix()): string {
  return new URL(`${prefix}${route}`, site.siteUrl).href;
}

/** Whether an address belongs to this site: it begins with exactly one slash. */
export function isSiteAddress(address: string): boolean {
  return /^\/(?!\/)/.test(address);
}

/** Value of `href` for an address in content or code: adds the path prefix to addresses of this site. */
export function siteHref(address: string): string {
  return isSiteAddress(address) ? `${pathPrefix()}${address}` : address;
}

/** Adds the path prefix to all links in highlighted code, where attributes are escaped and quoted. */
export function siteHrefs(html: string): string {
  return pathPrefix() === ''
    ? html
    : html.replace(
        / href="(\/(?!\/)[^"]*)"/g,
        (_, address: string) => ` href="${siteHref(address)}"`,
      );
}

/** Matches addresses of files: with an extension, or in the folder of content files. */
const fileAddress = /\.\w{2,4}(?:[?#]|$)|\/static\/[\da-f]{32}\//;

/** Whether an address is a page of this site, not a file. */
export function isPageAddress(address: string): boolean {
  return isSiteAddress(address) && !fileAddress.test(address);
}

/** Route of a location's path: without the path prefix and without a slash at the end. */
export function routeOf(pathname: string): string {
  const prefix = pathPrefix();
  const path =
    prefix && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  return decodeText(path.length > 1 ? path.replace(/\/+$/, '') : '/');
}
