import type { BuildArgs } from 'gatsby';
import { absoluteUrl } from '../../lib/urls';
import type { PageNode } from '../data/gatsby-nodes';
import { siteAbsolute } from '../source/files';
import type { LlmsPage } from './llms';
import { removeOldCopies, writeOutput } from './output-files';
import { pageOutput, type PageOutput } from './page-outputs';

/** A page with what the files beside it hold of it. */
export type OutputPage<Page extends PageNode = PageNode> = Page & Made;

type Made = PageOutput & Pick<LlmsPage, 'url'>;

/** Pages, each with its Markdown copy. */
export async function pageCopies<Page extends PageNode>(
  pages: readonly Page[],
  args: BuildArgs,
): Promise<OutputPage<Page>[]> {
  const copies: OutputPage<Page>[] = [];
  for (const page of pages) {
    const url = absoluteUrl(page.path, args.basePath);
    const made: Made = { ...(await pageOutput(page, args)), url };
    copies.push({ ...page, ...made });
  }
  return copies;
}

/** Writes the copies at their pages' routes, and deletes those of pages that are no longer there. */
export async function writeCopies(pages: readonly OutputPage[]): Promise<void> {
  const folder = siteAbsolute('public');
  for (const { path, head, markdown } of pages)
    await writeOutput(folder, `${path}.md`, `${head}\n${markdown}`);
  await removeOldCopies(folder, new Set(pages.map(({ path }) => `${path}.md`)));
}
