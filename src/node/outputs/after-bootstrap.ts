import type { GatsbyNode, ParentSpanPluginArgs } from 'gatsby';
import type { RouteLink } from '../../lib/route-link';
import { isProduction, site } from '../../site';
import { docNodes, nodesOf, postNodes } from '../data/gatsby-nodes';
import { isListed } from '../data/page-nodes';
import { drawAhead } from './draw-ahead';
import { siteAbsolute } from '../source/files';

/** Pictures for other sites, kept from build to build. */
export const socialCache = '.cache/social';

/** Once all pages are known: begins with what has to wait for no bundle. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (
  args: ParentSpanPluginArgs,
) => {
  if (!isProduction) return;
  const pages = nodesOf<{ path: string; context?: { breadcrumbs?: RouteLink[] } }>(
    'SitePage',
    args,
  );
  const groups = new Map(
    pages.map(({ path, context }) => [path, context?.breadcrumbs?.at(-1)?.title]),
  );
  // What the heads of the pages will say, from which the pictures are drawn in the end.
  const cards = [
    ...docNodes(args)
      .filter(isListed)
      .map(({ title, path }) => ({ title, section: groups.get(path) ?? 'Documentation' })),
    ...postNodes(args)
      .filter(isListed)
      .map(({ title }) => ({ title, section: site.blog.title })),
  ];
  await drawAhead(cards, siteAbsolute(socialCache));
};
