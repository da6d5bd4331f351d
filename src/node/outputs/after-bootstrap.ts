import type { GatsbyNode, ParentSpanPluginArgs } from 'gatsby';
import type { RouteLink } from '../../lib/route-link';
import { isProduction, site } from '../../site';
import { docNodes, nodesOf, postNodes, type PageNode } from '../data/gatsby-nodes';
import { isListed } from '../data/page-nodes';
import { siteAbsolute } from '../source/files';
import { drawAhead } from './draw-ahead';
import type { ListPage } from './lists/list-page';
import { siteLists } from './lists/site-lists';
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
  const lists = await siteLists(args);
  const copied = new Set([...pages, ...lists].map(({ path }) => path));
  makeOutputsAhead(pages, copied, args.basePath);
  await drawAhead(expectedCards(lists, args), siteAbsolute(socialCache));
};

/** What the heads of the pages will say, from which the pictures are drawn in the end. */
function expectedCards(lists: readonly ListPage[], args: ParentSpanPluginArgs): SocialCard[] {
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
    ...lists.map(({ title }) => ({ title, section: '' })),
  ];
}
