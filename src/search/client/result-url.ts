import { site } from '../../site';

/**
 * Target of a result or redirect: a route of this site (`/docs/…`) or an address of another site.
 * @returns undefined for other addresses, such as `javascript:`
 */
export function resultUrl(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined;
  const siteAddress = `${site.siteUrl}${site.pathPrefix}`;
  if (url === siteAddress) return '/';
  if (url.startsWith(`${siteAddress}/`)) return url.slice(siteAddress.length);
  if (/^\/(?![/\\])/.test(url)) return url;
  return /^https?:\/\/[^\s/]/i.test(url) ? url : undefined;
}
