import { stringify } from 'yaml';
import { routes } from '../../lib/addresses/routes';
import { absoluteUrl } from '../../lib/addresses/urls';
import type { PageRecord } from '../source/page-record';
import type { SiteList } from './lists/list-markdown';

/** Start of a Markdown page: facts of the page as front matter, and the address of the list of all pages. */
export function markdownHead(page: PageRecord | SiteList, pathPrefix: string): string {
  const { path, title, description } = page;
  const about = {
    title,
    // Programs take an address with the number of a page for the next part of the text that they read.
    ...(!/\/page\/\d+$/.test(path) && { url: absoluteUrl(path, pathPrefix) }),
    ...(description && { description }),
    ...('id' in page ? contentKeys(page) : { kind: 'list' }),
  };
  const index = absoluteUrl(routes.llms, pathPrefix);
  return `---\n${stringify(about, { lineWidth: 0 })}---\n\n> All pages as Markdown: ${index}\n`;
}

function contentKeys({ tagKeys, date, kind }: PageRecord) {
  return {
    ...(tagKeys.length > 0 && { tags: tagKeys }),
    ...(date === undefined ? kind && { kind } : { date, kind: 'post' }),
  };
}
