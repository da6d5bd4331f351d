import { compiledContent } from '../compile/compiled-cache';
import { hasSamePartials } from '../compile/kept-content';
import { pageStore, type PageStore } from '../compile/page-store';
import { bodyOf, type PageNode } from '../data/gatsby-nodes';
import { routeLookup } from '../data/link-targets';
import {
  makeOutput,
  outputKey,
  outputName,
  targetsOf,
  type KeptOutput,
  type PageOutput,
} from './make-output';
import { pictureAddresses, type CopyAddress, type PictureArgs } from './page-markdown';

/** What is needed of the arguments that Gatsby hands to the end of a build. */
export type OutputArgs = PictureArgs & {
  getNode: (id: string) => unknown;
  createNodeId: (name: string) => string;
};

/**
 * What the files beside the pages hold of a page: kept from build to build as long as the page, its partials, and the
 * addresses that it leads to are the same. Writing Markdown takes 1 ms for a page of 1,700 words.
 */
export async function pageOutput(
  page: PageNode,
  link: CopyAddress,
  args: OutputArgs,
  store: PageStore = pageStore,
): Promise<PageOutput> {
  const [findRoute, pathPrefix] = [routeLookup(args), args.basePath];
  const kept = store.get(outputName(page.id)) as KeptOutput | undefined;
  if (kept?.key === outputKey(page, pathPrefix) && hasSamePartials(kept)) {
    const picture = await pictureAddresses(page, kept.pictures, args);
    if (kept.targets === targetsOf(page, kept, { link, picture, findRoute, pathPrefix }))
      return kept.output;
  }
  const content = await compiledContent(page, bodyOf(page, args), store);
  const pictures = content.images.map(({ src }) => src);
  const picture = await pictureAddresses(page, pictures, args);
  return makeOutput(page, content, { link, picture, findRoute, pathPrefix }, store);
}
