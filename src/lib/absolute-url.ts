import { site } from '../site';

/**
 * Full URL of a route or file of this site. Routes are kept as people read them; the URL is percent-encoded.
 * @param pathPrefix prefix of the build, with a slash at its start only; empty without one
 */
export function absoluteUrl(route: string, pathPrefix: string): string {
  return new URL(`${pathPrefix}${route}`, site.siteUrl).href;
}
