import { withPrefix } from 'gatsby';

const isRoute = (address: string) => address.startsWith('/') && !address.startsWith('//');

/** What `href` holds for an address as content and code write it: the site's own ones get the path prefix. */
export function siteHref(address: string): string {
  return isRoute(address) ? withPrefix(address) : address;
}

/** The same for all links in HTML that the build made, where attributes are escaped and quoted. */
export function siteHrefs(html: string): string {
  return withPrefix('/') === '/'
    ? html
    : html.replace(
        / href="(\/(?!\/)[^"]*)"/g,
        (_, address: string) => ` href="${siteHref(address)}"`,
      );
}

/** Whether the browser can go to an address by itself: a route of the site, not a file and not another site. */
export function isPageAddress(address: string): boolean {
  return isRoute(address) && !/\.\w{2,4}(?:[?#]|$)/.test(address);
}
