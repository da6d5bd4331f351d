import type { BuildArgs } from 'gatsby';
import { markdownRoute } from '../../lib/routes';
import {
  docNodes,
  nodesOf,
  postNodes,
  type DocNode,
  type PageNode,
  type PostNode,
} from '../data/gatsby-nodes';
import { isListed, newestFirst, siteSidebar } from '../data/page-nodes';
import { siteAbsolute } from '../source/files';
import type { SidebarItem } from '../source/sidebar';
import type { SiteList } from './lists/list-markdown';
import { markdownRoutes, siteLists } from './lists/site-lists';
import type { OutputTables, PageOutput } from './make-output';
import { removeOldFiles, writeOutput } from './output-files';
import { markdownHead, markdownLinks } from './markdown-pages/page-markdown';
import { pageOutputs } from './page-outputs';

/** All pages that have a Markdown page, with what the files beside them hold of them. */
export interface OutputPages {
  docs: readonly (DocNode & PageOutput)[];
  /** Newest first. */
  posts: readonly (PostNode & PageOutput)[];
  lists: readonly SiteList[];
  /** Of the listed documentation pages. */
  sidebar: readonly SidebarItem[];
}

export async function outputPages(args: BuildArgs): Promise<OutputPages> {
  const [docs, posts] = [docNodes(args), newestFirst(postNodes(args))];
  const sidebar = siteSidebar(docs.filter(isListed), args);
  // A page that links to a draft names its route, too.
  const files = ['DocPage', 'BlogPost'].flatMap((type) => nodesOf<PageNode>(type, args));
  const tables: OutputTables = {
    routes: new Map(files.map(({ file, path: route }) => [file, route])),
    markdownRoutes: markdownRoutes(args),
    pathPrefix: args.basePath,
  };
  const withOutputs = async <Page extends PageNode>(pages: readonly Page[]) => {
    const outputs = await pageOutputs(pages, tables, args);
    return pages.map((page, index) => ({ ...page, ...(outputs[index] as PageOutput) }));
  };
  const content = new Set([...docs, ...posts].map(({ path }) => path));
  const link = markdownLinks(tables.markdownRoutes, args.basePath);
  return {
    docs: await withOutputs(docs),
    posts: await withOutputs(posts),
    lists: siteLists(content, sidebar, link, tables.markdownRoutes),
    sidebar,
  };
}

/** Writes the Markdown pages, and deletes those of pages that are not there. */
export function writeMarkdownPages({ docs, posts, lists }: OutputPages, pathPrefix: string): void {
  const folder = siteAbsolute('public');
  // Of pages with one route, which the build warns of, the last one is shown.
  const pages = new Map(
    [...docs, ...posts, ...lists].map((page) => [markdownRoute(page.path), page]),
  );
  for (const [file, page] of pages)
    writeOutput(folder, file, `${markdownHead(page, pathPrefix)}\n${page.markdown}`);
  removeOldFiles(folder, '.md', new Set(pages.keys()));
}
