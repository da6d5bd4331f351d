import fs from 'node:fs';
import path from 'node:path';
import type { BuildArgs, GatsbyNode } from 'gatsby';
import { mermaidFolder } from '../../lib/addresses/mermaid-folder';
import { routes } from '../../lib/addresses/routes';
import { site } from '../../site';
import { completeAtExit, forgetJobs } from '../gatsby/build-stamp';
import { bundleScript } from '../gatsby/inline-script';
import { copyMermaid } from '../gatsby/mermaid-files';
import { bundleFolder } from '../workers/bundle';
import { writeOutput } from '../outputs/output-files';
import { pictureCache, writeSocialImages } from '../outputs/social-images';
import { writeOutputs } from '../outputs/write-outputs';
import { reportFailedPages } from '../routes/report-faults';
import { contentSecurityPolicy } from './content-security-policy';
import { writeHostFiles } from './host-files';
import { writeOfflineFiles } from './offline-files';
import { redirectFiles } from './redirect-pages';
import { redirectPlan } from '../routes/redirects';
import { buildState } from '../gatsby/build-state';
import { siteAbsolute } from '../content/files';
import { missingHistory } from '../content/last-updated';
import { missingSettingsText } from '../content/settings/missing-settings';
import { pageFile } from './post-process/page-files';
import { postProcessPages } from './post-process/post-process-pages';
import { removeEmptyFolders, removeLeftovers } from './post-process/remove-leftovers';

/** Runs a step, which Gatsby reports with its name and time. */
type Step = <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;

/** Writes the files beside the pages, completes the folder that hosts serve, and names missing settings and days. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args: BuildArgs) => {
  const { reporter } = args;
  const step: Step = async (name, run) => {
    const timer = reporter.activityTimer(name);
    timer.start();
    const result = await run().catch((error: unknown) => reportFailedPages(error, reporter));
    timer.end();
    return result;
  };
  const unlisted = await step('write files beside the pages', () => writeOutputs(args));
  await step('write search data', () => buildState.searchData);
  await finishBuild(args, unlisted, step);
  const missing = missingSettingsText();
  if (missing !== undefined) reporter.warn(missing);
  const reason = missingHistory();
  if (reason !== undefined)
    reporter.warn(`Pages do not say when they were last updated, nor does the sitemap: ${reason}.`);
};

/** Turns Gatsby's output into the folder that hosts serve. @param unlisted routes of pages that search engines leave out */
async function finishBuild(
  { store, basePath: pathPrefix, getNodesByType }: BuildArgs,
  unlisted: readonly string[],
  step: Step,
): Promise<void> {
  const { staticQueryComponents } = store.getState() as {
    staticQueryComponents: ReadonlyMap<string, { hash: string | number }>;
  };
  const pageRoutes = getNodesByType('SitePage').map(({ path: route }) => String(route));
  const redirects = redirectPlan(buildState.redirects);
  const folder = siteAbsolute('public');
  const { pages, files: pageFiles } = await step('post-process pages', () =>
    postProcessPages(folder, pageRoutes, siteAbsolute(`${bundleFolder}/post-processed`)),
  );
  const redirectPages = redirectFiles(redirects, pathPrefix);
  for (const [file, text] of redirectPages) writeOutput(folder, file, text);
  const leftOut = new Set([
    ...redirectPages.keys(),
    ...unlisted.flatMap((route) => [`${route}/index.html`, `/page-data${route}/page-data.json`]),
  ]);
  const processedPages = [...pages.values()];
  const inlineStyles = processedPages.some((page) => page.hasBrowserDrawnDiagrams);
  const policy = contentSecurityPolicy(
    processedPages.map(({ code }) => code),
    { inlineStyles },
  );
  if (inlineStyles) copyMermaid();
  else fs.rmSync(path.join(folder, mermaidFolder), { recursive: true, force: true });
  // Readers with values of their own load the script that fills placeholders.
  if (site.values.dialog) writeOutput(folder, routes.valuesScript, bundleScript('values-script'));
  const cards = new Map(
    [...pages].flatMap(([route, { card }]) => (card ? [[route, card] as const] : [])),
  );
  await step('write social images', () =>
    writeSocialImages(cards, { site: folder, cache: pictureCache }),
  );
  const { files, hasLostPictures } = removeLeftovers(folder, {
    html: new Set([...pageFiles, ...redirectPages.keys()]),
    routes: pageRoutes,
    staticQueries: new Set([...staticQueryComponents.values()].map(({ hash }) => String(hash))),
    pictures: new Set(processedPages.flatMap((page) => page.pictures)),
  });
  if (hasLostPictures) forgetJobs(store);
  const digests = new Map([...pages].map(([route, page]) => [pageFile(route), page.digest]));
  const offline = writeOfflineFiles(files, leftOut, digests, pathPrefix);
  removeEmptyFolders(folder);
  const outputFiles = [...new Set([...files, ...offline])].sort();
  writeHostFiles({ files: outputFiles, pathPrefix, policy, redirects: redirects.pages });
  completeAtExit(outputFiles, JSON.stringify(processedPages.map((page) => page.digest)));
}
