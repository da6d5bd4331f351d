import fs from 'node:fs/promises';
import path from 'node:path';
import { mermaidFolder } from '../../lib/mermaid-folder';
import { keepSlices } from '../gatsby/kept-slices';
import { copyMermaid } from '../gatsby/mermaid-files';
import { reportPage, type Report } from './report-page';
import { readableFile, readSiteFile } from '../source/files';
import { writeOutput } from '../outputs/output-files';
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
}

/** The last step of a build: makes of Gatsby's output the folder that hosts serve. */
export async function finishSite({
  root,
  routes,
  pathPrefix,
  redirects,
}: BuiltSite): Promise<void> {
  const folder = path.join(root, 'public');
  const pages = await finishPages(folder, routes, path.join(root, '.cache/finished-pages.json'));
  for (const [file, text] of redirectFiles(redirects, pathPrefix)) {
    await writeOutput(folder, file, text);
    pages.files.add(file);
  }
  const report = readSiteFile('report/report.json');
  if (report !== undefined) {
    await writeOutput(folder, '/report.json', report);
    await writeOutput(folder, '/report.html', reportPage(JSON.parse(report) as Report));
    pages.files.add('/report.html');
  }
  const policy = contentSecurityPolicy(pages.code, { inlineStyles: pages.hasBrowserDrawnDiagrams });
  if (pages.hasBrowserDrawnDiagrams) copyMermaid();
  else await fs.rm(path.join(folder, mermaidFolder), { recursive: true, force: true });
  keepSlices(root);
  const files = await removeLeftovers(folder, pages.files);
  await writeHostFiles({ root, files, pathPrefix, policy, redirects: redirects.pages });
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

/** Files of a folder, with a slash at their start, sorted. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`)
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Deletes what readers do not need, and what an earlier build wrote for pages that are gone. Returns the rest. */
async function removeLeftovers(folder: string, html: ReadonlySet<string>): Promise<string[]> {
  const files = await filesIn(folder);
  const all = new Set(files);
  const isLeftover = (file: string): boolean => {
    if (isInternal(file)) return true;
    const compressed = /^(.*)\.(?:br|gz)$/.exec(file)?.[1];
    if (compressed !== undefined) return !all.has(compressed) || isLeftover(compressed);
    return file.endsWith('.html') && !html.has(file) && !readableFile(`static${file}`);
  };
  for (const file of files.filter(isLeftover)) await fs.rm(path.join(folder, file));
  for (const internal of ['~partytown', '_gatsby'])
    await fs.rm(path.join(folder, internal), { recursive: true, force: true });
  return files.filter((file) => !isLeftover(file) && !/\.(?:br|gz)$/.test(file));
}
