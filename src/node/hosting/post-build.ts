import type { BuildArgs, GatsbyNode } from 'gatsby';
import { writeSocialImages } from '../outputs/social-images';
import { writeOutputs } from '../outputs/write-outputs';
import { redirectPlan } from '../routes/redirects';
import { savedRedirects } from '../routes/site-redirects';
import { siteAbsolute } from '../source/files';
import { missingSettingsText } from '../source/missing-settings';
import { finishSite } from './finish-site';

/** Writes the files beside the pages, makes of it all what hosts serve, and says which settings are missing. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args: BuildArgs) => {
  const routes = args.getNodesByType('SitePage').map(({ path }) => String(path));
  await writeOutputs(args);
  await writeSocialImages(routes, {
    site: siteAbsolute('public'),
    cache: siteAbsolute('.cache/social'),
  });
  await finishSite({
    root: siteAbsolute('.'),
    routes,
    pathPrefix: args.basePath,
    redirects: redirectPlan(await savedRedirects(args)),
  });
  const missing = missingSettingsText();
  if (missing !== undefined) args.reporter.warn(missing);
};
