import fs from 'node:fs';
import type { BuildArgs } from 'gatsby';
import { stringify } from 'yaml';
import { markdownRoute, routes } from '../../lib/addresses/routes';
import { absoluteUrl } from '../../lib/addresses/urls';
import { site } from '../../site';
import type { Addresses } from '../authoring/content-component';
import { docNodes, nodesOf, postNodes, type PageNode } from '../data/gatsby-nodes';
import { isListed, newestFirst } from '../data/page-nodes';
import { homeId, sitePages, sourceOf } from '../data/site-pages';
import { currentSite } from '../pages/site-index';
import { buildState } from '../gatsby/build-state';
import { siteAbsolute } from '../content/files';
import type { PageRecord } from '../content/page-record';
import { buildSidebar, type CategorySettings } from '../content/sidebar';
import { markdownLinks } from '../transform/markdown/markdown-links';
import { listMarkdown, type SiteList } from './lists/list-markdown';
import { writeOutput } from './output-files';

/** All pages that have a Markdown page, with what other files contain of them; posts begin with the newest. */
export async function outputPages(args: BuildArgs) {
  const [docs, posts] = [docNodes(args), newestFirst(postNodes(args))];
  const settings = nodesOf<CategorySettings>('SidebarCategorySettings', args);
  const sidebar = buildSidebar(docs.filter(isListed), settings);
  const built = sitePages(args);
  await buildState.copies;
  const withCopies = <Page extends PageNode>(pages: readonly Page[]) =>
    Promise.all(pages.map(async (page) => ({ ...page, ...(await built.copies(page.id)) })));
  const { title, description } = site;
  const { markdown } = await built.copies(homeId);
  const home: SiteList = { path: routes.home, title, description, markdown };
  const content = new Set([home, ...docs, ...posts].map(({ path }) => path));
  const markdownRoutes = new Set(currentSite().index.markdownRoutes);
  const link = markdownLinks(markdownRoutes, args.basePath);
  return {
    docs: await withCopies(docs),
    posts: await withCopies(posts),
    lists: [home, ...siteLists(content, link, markdownRoutes)],
    sidebar,
  };
}

export type OutputPages = Awaited<ReturnType<typeof outputPages>>;

export function writeMarkdownPages({ docs, posts, lists }: OutputPages, pathPrefix: string): void {
  const folder = siteAbsolute('public');
  const content = [...docs, ...posts].map((page) => ({
    ...sourceOf(page),
    markdown: page.markdown,
  }));
  // A page replaces a list with the same route.
  const pages = new Map([...lists, ...content].map((page) => [markdownRoute(page.path), page]));
  for (const [file, page] of pages)
    writeOutput(folder, file, `${markdownHead(page, pathPrefix)}\n${page.markdown}`);
}

/** Pages that list others, from their HTML. @param built routes with a Markdown page */
function siteLists(
  content: ReadonlySet<string>,
  link: Addresses['link'],
  built: ReadonlySet<string>,
): SiteList[] {
  const addresses = { link, picture: (src: string) => ({ src }) };
  const lists = [...built].filter((route) => !content.has(route));
  return lists.map((route) => {
    const file = `public${route}/index.html`;
    const html = fs.readFileSync(siteAbsolute(file), 'utf8');
    return { path: route, ...listMarkdown(html, file, addresses) };
  });
}

/** Start of a Markdown page: facts of the page as front matter, and the address of the list of all pages. */
export function markdownHead(page: PageRecord | SiteList, pathPrefix: string): string {
  const { path, title, description } = page;
  const about = {
    title,
    // Programs take an address that ends in a page number for the next part of the text before it.
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
