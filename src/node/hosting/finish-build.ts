import fs from 'node:fs';
import path from 'node:path';
import { mermaidFolder } from '../../lib/addresses/mermaid-folder';
import { routes } from '../../lib/addresses/routes';
import { isSocialImage, socialImagePath } from '../../lib/addresses/social-image';
import { site as settings } from '../../site';
import { completeAtExit } from '../gatsby/build-stamp';
import { bundleScript } from '../gatsby/inline-script';
import { copyMermaid } from '../gatsby/mermaid-files';
import { bundleFolder } from '../source/workers/bundle';
import { writeOutput } from '../outputs/output-files';
import { pictureCache, writeSocialImages } from '../outputs/social-images';
import { contentSecurityPolicy } from './content-security-policy';
import { writeHostFiles } from './host-files';
import { writeOfflineFiles } from './offline-files';
import { redirectFiles } from './redirect-pages';
import type { RedirectPlan } from '../routes/redirects';
import { postProcessPages } from './post-process/post-process-pages';
import { removeEmptyFolders, removeLeftovers } from './post-process/remove-leftovers';

interface BuiltSite {
  /** Root folder of the project. */
  root: string;
  /** Routes of all pages. */
  routes: readonly string[];
  /** Routes that no list has. */
  unlisted: readonly string[];
  pathPrefix: string;
  redirects: RedirectPlan;
  /** Hashes of the static queries of the site. */
  staticQueries: ReadonlySet<string>;
  /** Tells Gatsby that pictures are to be made again when a page names them. */
  forgetPictures: () => void;
  /** Runs a step, which is reported with its name. */
  step: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
}

/** The last steps of a build: they turn Gatsby's output into the folder that hosts serve. */
export async function finishBuild(site: BuiltSite): Promise<void> {
  const { root, pathPrefix, redirects, step } = site;
  const folder = path.join(root, 'public');
  const { pages, files: pageFiles } = await step('post-process pages', () =>
    postProcessPages(folder, site.routes, path.join(root, bundleFolder, 'post-processed')),
  );
  const redirectPages = redirectFiles(redirects, pathPrefix);
  for (const [file, text] of redirectPages) writeOutput(folder, file, text);
  const leftOut = new Set([
    ...redirectPages.keys(),
    ...site.unlisted.flatMap((route) => [
      `${route}/index.html`,
      `/page-data${route}/page-data.json`,
    ]),
  ]);
  const findings = [...pages.values()];
  const inlineStyles = findings.some(({ hasBrowserDrawnDiagrams }) => hasBrowserDrawnDiagrams);
  const policy = contentSecurityPolicy(
    findings.map(({ code }) => code),
    { inlineStyles },
  );
  if (inlineStyles) copyMermaid();
  else fs.rmSync(path.join(folder, mermaidFolder), { recursive: true, force: true });
  // Readers with values of their own load the script that fills placeholders.
  if (settings.values.dialog)
    writeOutput(folder, routes.valuesScript, bundleScript('values-script'));
  const { files, hasLostPictures } = removeLeftovers(folder, {
    html: new Set([...pageFiles, ...redirectPages.keys()]),
    routes: site.routes,
    staticQueries: site.staticQueries,
    pictures: new Set(findings.flatMap((page) => page.pictures)),
  });
  if (hasLostPictures) site.forgetPictures();
  const cards = new Map(
    [...pages].flatMap(([route, { card }]) => (card ? [[route, card] as const] : [])),
  );
  await step('write social images', () =>
    writeSocialImages(cards, { site: folder, cache: pictureCache }),
  );
  const offline = writeOfflineFiles(folder, { files, leftOut, pathPrefix });
  removeEmptyFolders(folder);
  const pictures = [...cards.keys()].map(socialImagePath);
  const outputFiles = [
    ...new Set([...files.filter((file) => !isSocialImage(file)), ...pictures, ...offline]),
  ].sort();
  writeHostFiles({
    root,
    files: outputFiles,
    pathPrefix,
    policy,
    redirects: redirects.pages,
  });
  completeAtExit(outputFiles, JSON.stringify(findings.map((page) => page.digest)));
}
