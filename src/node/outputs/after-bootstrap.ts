import type { GatsbyNode, ParentSpanPluginArgs } from 'gatsby';
import type { RouteLink } from '../../lib/route-link';
import { isProduction, site } from '../../site';
import { docNodes, nodesOf, postNodes, type PageNode } from '../data/gatsby-nodes';
import { isListed } from '../data/page-nodes';
import { siteAbsolute } from '../source/files';
import { drawAhead } from './draw-ahead';
import { markdownRoutes } from './lists/site-lists';
import { makeOutputsAhead } from './outputs-ahead';
import type { SocialCard } from './social-card';

/** Pictures for other sites, kept from build to build. */
export const socialCache = '.cache/social';

/** Once all pages are known: begins with what has to wait for no bundle. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (
  args: ParentSpanPluginArgs,
) => {
  if (!isProduction) return;
  const pages: PageNode[] = [...docNodes(args), ...postNodes(args)];
  makeOutputsAhead(pages, markdownRoutes(args), args.basePath);
  await drawAhead(expectedCards(args), siteAbsolute(socialCache));
};

/** Cards of the pages of content, as their heads will describe them. */
function expectedCards(args: ParentSpanPluginArgs): SocialCard[] {
  const pages = nodesOf<{ path: string; context?: { breadcrumbs?: RouteLink[] } }>(
    'SitePage',
    args,
  );
  const groups = new Map(
    pages.map(({ path, context }) => [path, context?.breadcrumbs?.at(-1)?.title]),
  );
  return [
    ...docNodes(args)
      .filter(isListed)
      .map(({ title, path }) => ({ title, section: groups.get(path) ?? 'Documentation' })),
    ...postNodes(args)
      .filter(isListed)
      .map(({ title }) => ({ title, section: site.blog.title })),
  ];
}
