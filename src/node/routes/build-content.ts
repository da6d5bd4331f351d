import type { CreatePagesArgs } from 'gatsby';
import { pageNode, type PageNode } from '../data/gatsby-nodes';
import { homeId, sitePages } from '../data/site-pages';
import type { PageFacts, PageSummary } from '../pages/page-cache';
import { digest } from '../content/digest';
import { historyOf } from '../content/last-updated';

export type ContentPage = PageNode & { content: PageFacts; digests: PageDigests };

/**
 * Digests of everything that templates show of a page besides its node. They are in the context of the pages that show it,
 * so that a new digest makes Gatsby run their queries again.
 */
interface PageDigests {
  page: string;
  entry: string;
}

/** Builds the pages that the cache does not hold. @param queried ids of the pages */
export async function buildContent(queried: readonly { id: string }[], args: CreatePagesArgs) {
  const nodes = queried.map(({ id }) => pageNode(id, args));
  const built = sitePages(args);
  const home = await built.summary(homeId);
  const summaries = await built.all(nodes.map(({ id }) => id));
  const pages = summaries.map((summary, index) => {
    const node = nodes[index] as PageNode;
    return { ...node, content: summary.facts, digests: digestsOf(node, summary) };
  });
  return { pages, home };
}

function digestsOf({ file }: PageNode, { facts, publication }: PageSummary): PageDigests {
  const { excerpt, beforeMarker, words } = facts;
  const day = historyOf(file)?.last;
  return {
    page: digest(JSON.stringify([publication.templateDigest, day])),
    entry: digest(JSON.stringify([excerpt, beforeMarker, words, publication.figure])),
  };
}
