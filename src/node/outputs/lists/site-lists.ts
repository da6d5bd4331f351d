import fs from 'node:fs';
import { siteAbsolute } from '../../source/files';
import type { SidebarItem } from '../../source/sidebar';
import type { Addresses } from '../../components/content-component';
import { markdownPage } from '../../transform/markdown/markdown-page';
import { entryPages } from './entry-pages';
import { listMarkdown, type SiteList } from './list-markdown';

/**
 * Pages that lead to others, from their HTML but where that is of use in a browser only.
 * @param content routes of the other pages
 * @param built routes of all pages that have a Markdown page
 */
export function siteLists(
  content: ReadonlySet<string>,
  sidebar: readonly SidebarItem[],
  link: Addresses['link'],
  built: ReadonlySet<string>,
): SiteList[] {
  const addresses = { link, picture: (src: string) => ({ src }) };
  const entries = new Map(entryPages(sidebar, built).map((page) => [page.path, page]));
  const lists = [...built].filter((route) => !content.has(route));
  return lists.map((route) => {
    const entry = entries.get(route);
    if (entry) return { ...entry, markdown: markdownPage(entry, addresses) };
    const file = `public${route}/index.html`;
    const html = fs.readFileSync(siteAbsolute(file), 'utf8');
    return { path: route, ...listMarkdown(html, file, addresses) };
  });
}
