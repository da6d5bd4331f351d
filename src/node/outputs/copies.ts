import type { BuildArgs } from 'gatsby';
import { copyRoute } from '../../lib/routes';
import { absoluteUrl } from '../../lib/urls';
import type { PageNode } from '../data/gatsby-nodes';
import { siteAbsolute } from '../source/files';
import { pause } from '../source/pause';
import type { SiteList } from './lists/site-lists';
import type { LlmsPage } from './llms';
import { removeOldCopies, writeOutput } from './output-files';
import { copyHead, type CopyAddress } from './page-markdown';
import type { PageOutput } from './make-output';
import { pageOutput } from './page-outputs';

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
  link: CopyAddress,
  args: BuildArgs,
): Promise<OutputPage<Page>[]> {
  const copies: OutputPage<Page>[] = [];
  for (const page of pages) {
    const made: PageOutput & CopyUrls = {
      ...(await pageOutput(page, link, args)),
      ...urlsOf(page.path, args.basePath),
    };
    copies.push({ ...page, ...made });
    if (copies.length % AT_ONCE === 0) await pause();
  }
  return copies;
}

/** Copies written before memory is looked after. */
const AT_ONCE = 100;

/** Writes the copies at their pages' routes, and deletes those of pages that are no longer there. */
export async function writeCopies(pages: readonly (OutputPage | OutputList)[]): Promise<void> {
  const folder = siteAbsolute('public');
  // Of pages with one route, which the build warns of, the last one is shown.
  const copies = new Map(pages.map((page) => [copyRoute(page.path), page]));
  for (const [number, [file, { head, markdown }]] of [...copies].entries()) {
    writeOutput(folder, file, `${head}\n${markdown}`);
    if (number % AT_ONCE === 0) await pause();
  }
  removeOldCopies(folder, new Set(copies.keys()));
}
