import { markdownRoute } from '../../lib/addresses/routes';
import { absoluteUrl, isSiteAddress } from '../../lib/addresses/urls';
import type { CompiledContent } from '../source/compiled-content';
import type { PageRecord } from '../source/page-record';
import type { ContentApiPage } from './content-api-schema';

/** A page in `/api/content.json`. @param target address of a link of the page */
export function contentEntry(
  page: PageRecord,
  { headings, links, samples }: Pick<CompiledContent, 'headings' | 'links' | 'samples'>,
  target: (href: string) => string,
  pathPrefix: string,
): ContentApiPage {
  const url = absoluteUrl(page.path, pathPrefix);
  const address = (href: string) => {
    const found = target(href);
    if (found.startsWith('#')) return url + found;
    return isSiteAddress(found) ? absoluteUrl(found, pathPrefix) : found;
  };
  return {
    title: page.title,
    route: page.path,
    url,
    markdown: absoluteUrl(markdownRoute(page.path), pathPrefix),
    area: page.date === undefined ? 'docs' : 'blog',
    ...(page.date === undefined ? page.kind && { kind: page.kind } : { date: page.date }),
    ...(page.description && { description: page.description }),
    tags: [...page.tagKeys],
    notCovered: [...page.status],
    headings: headings.map(({ id, level, text }) => ({ id, level, text })),
    links: [...new Set(links.map(({ href }) => address(href)))],
    samples: samples.map(({ language, title, section, code, proof }) => ({
      language,
      title,
      section,
      code,
      ...(proof && { proof }),
    })),
  };
}
