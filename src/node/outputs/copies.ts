import { copyRoute } from '../../lib/routes';
import { absoluteUrl } from '../../lib/urls';
import type { PageNode } from '../data/gatsby-nodes';
import { siteAbsolute } from '../source/files';
import type { SiteList } from './lists/list-markdown';
import type { LlmsPage } from './llms';
import { removeOldCopies, writeOutput } from './output-files';
import { copyHead } from './page-markdown';
import type { OutputTables, PageOutput } from './make-output';
import { pageOutputs, type OutputArgs } from './page-outputs';

type CopyUrls = Pick<LlmsPage, 'url' | 'copy'>;

/** A page with what the files beside it hold of it. */
export type OutputPage<Page extends PageNode = PageNode> = Page & PageOutput & CopyUrls;

/** A page that leads to others, with its Markdown page. */
export type OutputList = SiteList & Pick<PageOutput, 'head'> & CopyUrls;

/** Pages that lead to others, each with its Markdown page. */
export function listOutputs(lists: readonly SiteList[], pathPrefix: string): OutputList[] {
  return lists.map((page) => ({
    ...page,
    ...urlsOf(page.path, pathPrefix),
    head: copyHead(page, pathPrefix),
  }));
}

function urlsOf(route: string, pathPrefix: string): CopyUrls {
  return {
    url: absoluteUrl(route, pathPrefix),
    copy: absoluteUrl(copyRoute(route), pathPrefix),
  };
}

/** Pages of content, each with its Markdown copy. */
export async function pageCopies<Page extends PageNode>(
  pages: readonly Page[],
  tables: OutputTables,
  args: OutputArgs,
): Promise<OutputPage<Page>[]> {
  const outputs = await pageOutputs(pages, tables, args);
  return pages.map((page, index) => {
    const made = { ...(outputs[index] as PageOutput), ...urlsOf(page.path, tables.pathPrefix) };
    return { ...page, ...made };
  });
}

/** Writes the copies at their pages' routes, and deletes those of pages that are no longer there. */
export function writeCopies(pages: readonly (OutputPage | OutputList)[]): void {
  const folder = siteAbsolute('public');
  // Of pages with one route, which the build warns of, the last one is shown.
  const copies = new Map(pages.map((page) => [copyRoute(page.path), page]));
  for (const [file, { head, markdown }] of copies)
    writeOutput(folder, file, `${head}\n${markdown}`);
  removeOldCopies(folder, new Set(copies.keys()));
}
