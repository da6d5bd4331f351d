import type { BuildArgs, GatsbyNode } from 'gatsby';
import { drawnAhead } from '../outputs/draw-ahead';
import { writeSocialImages } from '../outputs/social-images';
import { writeOutputs } from '../outputs/write-outputs';
import { searchMade } from '../routes/make-search';
import { redirectPlan } from '../routes/redirects';
import { savedRedirects } from '../routes/site-redirects';
import { siteAbsolute } from '../source/files';
import { missingHistory } from '../source/last-updated';
import { missingSettingsText } from '../source/missing-settings';
import { socialCache } from '../outputs/after-bootstrap';
import { finishSite } from './finish-site';

/** Writes the files beside the pages, makes of it all what hosts serve, and says which settings and days are missing. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args: BuildArgs) => {
  const routes = args.getNodesByType('SitePage').map(({ path }) => String(path));
  const redirects = redirectPlan(await savedRedirects(args));
  await timed('write files beside the pages', args, () => writeOutputs(args));
  await timed('draw social images', args, async () => {
    await drawnAhead();
    await writeSocialImages(routes, {
      site: siteAbsolute('public'),
      cache: siteAbsolute(socialCache),
    });
  });
  await timed('write search data', args, searchMade);
  await timed('finish and compress pages', args, () =>
    finishSite({ root: siteAbsolute('.'), routes, pathPrefix: args.basePath, redirects }),
  );
  const missing = missingSettingsText();
  if (missing !== undefined) args.reporter.warn(missing);
  const reason = missingHistory();
  if (reason !== undefined)
    args.reporter.warn(
      `Pages do not say when they were last updated, nor does the sitemap: ${reason}.`,
    );
};

/** A step that Gatsby reports with its time. */
async function timed(name: string, { reporter }: BuildArgs, run: () => Promise<void>) {
  const timer = reporter.activityTimer(name);
  timer.start();
  await run();
  timer.end();
}
