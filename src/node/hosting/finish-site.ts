import fs from 'node:fs';
import path from 'node:path';
import { mermaidFolder } from '../../lib/mermaid-folder';
import { isSocialImage, socialImagePath } from '../../lib/social-image';
import { copyMermaid } from '../gatsby/mermaid-files';
import { reportPage, type Report } from './report-page';
import { readableFile, readSiteFile } from '../source/files';
import { drawnAhead } from '../outputs/draw-ahead';
import { writeOutput } from '../outputs/output-files';
import { writeSocialImages } from '../outputs/social-images';
import { compressFiles } from './compress';
import { contentSecurityPolicy } from './content-security-policy';
import { finishPages } from './finish-pages';
import { writeHostFiles } from './host-files';
import { redirectFiles } from './redirect-pages';
import type { RedirectPlan } from '../routes/redirects';
import { isInternal } from './rules';

interface BuiltSite {
  /** Root folder of the project. */
  root: string;
  /** Routes of all pages. */
  routes: readonly string[];
  pathPrefix: string;
  redirects: RedirectPlan;
  /** Folder of pictures for other sites, kept from build to build. */
  pictures: string;
  /** Runs a step, which is reported with its name. */
  step: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
}

/** The last steps of a build: they make of Gatsby's output the folder that hosts serve. */
export async function finishSite(site: BuiltSite): Promise<void> {
  const { root, routes, pathPrefix, redirects, step } = site;
  const folder = path.join(root, 'public');
  const memory = path.join(root, '.cache/finished-pages.json');
  const pages = await step('finish pages', async () =>
    finishPages(folder, routes, memory, new Set()),
  );
  const html = writeMorePages(site, pages.files);
  const policy = contentSecurityPolicy(pages.code, { inlineStyles: pages.hasBrowserDrawnDiagrams });
  if (pages.hasBrowserDrawnDiagrams) copyMermaid();
  else fs.rmSync(path.join(folder, mermaidFolder), { recursive: true, force: true });
  const files = removeLeftovers(folder, html);
  await step('compress files, draw social images', () =>
    // What is compressed, threads do; this one has nothing to do meanwhile but to draw.
    Promise.all([
      compressSite(folder, files),
      drawnAhead().then(() =>
        writeSocialImages(pages.cards, { site: folder, cache: site.pictures }),
      ),
    ]),
  );
  const pictures = [...pages.cards.keys()].map(socialImagePath);
  writeHostFiles({
    root,
    files: [...new Set([...files.filter((file) => !isSocialImage(file)), ...pictures])].sort(),
    pathPrefix,
    policy,
    redirects: redirects.pages,
  });
}

/** Writes pages that are none of Gatsby's. @returns all HTML files of the site, with a slash at their start */
function writeMorePages(
  { root, pathPrefix, redirects }: BuiltSite,
  files: ReadonlySet<string>,
): Set<string> {
  const folder = path.join(root, 'public');
  const all = new Set(files);
  for (const [file, text] of redirectFiles(redirects, pathPrefix)) {
    writeOutput(folder, file, text);
    all.add(file);
  }
  const report = readSiteFile('report/report.json');
  if (report !== undefined) {
    writeOutput(folder, '/report.json', report);
    writeOutput(folder, '/report.html', reportPage(JSON.parse(report) as Report));
    all.add('/report.html');
  }
  return all;
}

/** Writes compressed copies of all files but one kind. */
async function compressSite(folder: string, files: readonly string[]): Promise<void> {
  // Servers that look for compressed copies take `x/index.html` first; its twin is for hosts that compress by themselves.
  const twins = new Set(
    files
      .filter((file) => /(?<!\/index)\/index\.html$/.test(file))
      .map((file) => file.replace('/index.html', '.html')),
  );
  await compressFiles(
    folder,
    files.filter((file) => !twins.has(file)),
  );
}

/** Files of a folder and of those in it, with a slash at their start. */
function filesIn(folder: string, below = ''): string[] {
  return fs.readdirSync(folder + below, { withFileTypes: true }).flatMap((entry) => {
    const name = `${below}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(folder, name);
    return entry.isFile() ? [name] : [];
  });
}

const compressed = /\.(?:br|gz)$/;

/**
 * Deletes what readers do not need, and what an earlier build wrote for pages that are gone.
 * @returns the files of the site, without their compressed copies, sorted
 */
function removeLeftovers(folder: string, html: ReadonlySet<string>): string[] {
  for (const internal of ['~partytown', '_gatsby'])
    fs.rmSync(path.join(folder, internal), { recursive: true, force: true });
  const files = filesIn(folder);
  const all = new Set(files);
  const isLeftover = (file: string): boolean => {
    if (isInternal(file)) return true;
    const original = compressed.test(file) ? file.replace(compressed, '') : undefined;
    if (original !== undefined) return !all.has(original) || isLeftover(original);
    return file.endsWith('.html') && !html.has(file) && !readableFile(`static${file}`);
  };
  const leftovers = new Set(files.filter(isLeftover));
  for (const file of leftovers) fs.rmSync(path.join(folder, file));
  return files.filter((file) => !compressed.test(file) && !leftovers.has(file)).sort();
}
