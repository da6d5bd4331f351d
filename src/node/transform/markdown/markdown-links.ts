import { markdownRoute } from '../../../lib/addresses/routes';
import { absoluteUrl, isSiteAddress } from '../../../lib/addresses/urls';
import type { Addresses } from '../../authoring/content-component';
import { decodeText } from '../../../lib/text/encode-text';

/**
 * Returns full URLs for the links of Markdown pages. They lead to the Markdown page of their target if it has one, except
 * addresses with a query.
 * @param routes of pages that have a Markdown page
 */
export function markdownLinks(
  routes: Pick<ReadonlySet<string>, 'has'>,
  pathPrefix: string,
): Addresses['link'] {
  return (href) => {
    if (!isSiteAddress(href)) return href;
    const [, address = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    const route = decodeText(address.replace(/(.)\/+$/, '$1'));
    const isMarkdown = !suffix.startsWith('?') && routes.has(route);
    return absoluteUrl((isMarkdown ? markdownRoute(route) : address) + suffix, pathPrefix);
  };
}
