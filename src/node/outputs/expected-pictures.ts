import type { GatsbyNode, ParentSpanPluginArgs } from 'gatsby';
import type { RouteLink } from '../../lib/addresses/route-link';
import { isProduction, site } from '../../site';
import { docNodes, nodesOf, postNodes } from '../data/gatsby-nodes';
import { isListed } from '../data/page-nodes';
import { buildState, inBackground } from '../source/build-state';
import { MIN_WORKER_TASKS } from '../source/workers/pool';
import type { SocialCard } from './social-card';
import { drawPictures, pictureCache } from './social-images';

/**
 * Queues social images for the workers while Gatsby bundles and renders. Afterward, an image that no rendered page names is
 * deleted, and a missing one is drawn.
 */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = (args: ParentSpanPluginArgs) => {
  const cards = isProduction && site.hasSocialImages ? expectedCards(args) : [];
  if (cards.length < MIN_WORKER_TASKS) return;
  buildState.pictures = inBackground(drawPictures(cards, pictureCache).then(() => undefined));
};

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
