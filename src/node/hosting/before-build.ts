import type { GatsbyNode } from 'gatsby';
import { whereRendered } from '../gatsby/render-here';
import { siteAbsolute } from '../source/files';
import { finishAhead } from './finish-ahead';
import { giveFinishedHtml } from './finished-html';

/** Pages are written finished, and a thread goes on with them while others are rendered. */
export const onPreBuild: GatsbyNode['onPreBuild'] = () => {
  const folder = siteAbsolute('public');
  let finished: ReadonlySet<string> = new Set();
  whereRendered({
    before: (renderer) => (finished = giveFinishedHtml(renderer, folder)),
    after: (routes) =>
      finishAhead(
        folder,
        routes.filter((route) => finished.has(route)),
      ),
  });
};
