import { markdownRoute } from '../../../lib/addresses/routes';
import { absoluteUrl, isSiteAddress } from '../../../lib/addresses/urls';
import type { Addresses } from '../../components/content-component';
import { decoded } from '../../source/links';

/**
 * Full URLs of links in Markdown pages: of the Markdown page of their target, where it has one. Addresses with a query
 * stay those of pages.
 * @param routes of pages that have a Markdown page
 */
export function markdownLinks(
  routes: Pick<ReadonlySet<string>, 'has'>,
  pathPrefix: string,
): Addresses['link'] {
  return (href) => {
    if (!isSiteAddress(href)) return href;
    const [, address = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    const route = decoded(address.replace(/(.)\/+$/, '$1'));
    const isMarkdown = !suffix.startsWith('?') && routes.has(route);
    return absoluteUrl((isMarkdown ? markdownRoute(route) : address) + suffix, pathPrefix);
  };
}
