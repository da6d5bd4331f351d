import { unescapeHtml } from '../../lib/text/escape-html';
import { socialImagePath } from '../../lib/addresses/social-image';
import type { SocialCard } from './social-card';

/** The text of a page's social image, read from the page's head; undefined for a page with another image. */
export function cardOf(html: string, route: string): SocialCard | undefined {
  const content = (property: string) =>
    new RegExp(`<meta [^>]*property="${property}" content="([^"]*)"`).exec(html)?.[1];
  const title = content('og:title');
  const image = content('og:image');
  if (title === undefined || image === undefined) return undefined;
  if (!decodeURI(image).endsWith(socialImagePath(route))) return undefined;
  return { title: unescapeHtml(title), section: unescapeHtml(content('article:section') ?? '') };
}
