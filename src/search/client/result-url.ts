import { site } from '../../site';

/**
 * Target of a result or redirect: a route of this site (`/docs/…`) or an address of another one.
 * @returns nothing for other addresses, for example `javascript:`
 */
export function resultUrl(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined;
  const own = `${site.siteUrl}${site.pathPrefix}`;
  if (url === own) return '/';
  if (url.startsWith(`${own}/`)) return url.slice(own.length);
  if (/^\/(?![/\\])/.test(url)) return url;
  return /^https?:\/\/[^\s/]/i.test(url) ? url : undefined;
}
