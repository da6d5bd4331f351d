import type { BuildArgs, GatsbyNode } from 'gatsby';
import { site } from '../site';
import { siteAbsolute } from './files';
import { routeLookup } from './link-targets';
import { plainMarkdown, writeOutput, type MarkdownSource } from './outputs/markdown-copies';
import { isBuilt, type PageNode } from './page-nodes';

/** Writes what stands beside the pages: every page as Markdown at its route + `.md`. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({
  getNodesByType,
  getNode,
  createNodeId,
}: BuildArgs) => {
  const routeOf = routeLookup({ getNode, createNodeId });
  const nodes = [
    ...getNodesByType('DocPage'),
    ...getNodesByType('BlogPost'),
  ] as unknown as (PageNode & MarkdownSource)[];
  const baseUrl = `${site.siteUrl}${site.pathPrefix}`;
  for (const page of nodes.filter(isBuilt)) {
    const body = String((getNode(page.parent ?? '') as { body?: unknown } | undefined)?.body ?? '');
    await writeOutput(
      siteAbsolute('public'),
      `${page.path}.md`,
      plainMarkdown({ ...page, body }, baseUrl, routeOf),
    );
  }
};
