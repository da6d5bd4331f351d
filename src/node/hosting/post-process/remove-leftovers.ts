import fs from 'node:fs';
import path from 'node:path';
import { mermaidFolder } from '../../../lib/mermaid-folder';
import { isSocialImage } from '../../../lib/social-image';
import { searchDataFolder } from '../../../search/engine/index/manifest';
import { isOutput } from '../../outputs/output-files';
import { filesIn, siteAbsolute } from '../../source/files';
import { isInternal, isServed } from '../rules';
import { isPicture, unneededPictures } from './stale-pictures';
import { isScript, staleScripts } from './stale-scripts';

export const compressed = /\.(?:br|gz)$/;

/** What a build knows of its own files. */
export interface BuiltFiles {
  /** HTML files. */
  html: ReadonlySet<string>;
  routes: readonly string[];
  /** Files of static queries, by their hash. */
  staticQueries: ReadonlySet<string>;
  /** Addresses of pictures in the pages. */
  pictures: ReadonlySet<string>;
}

/** Files that others delete: of the search, of Mermaid, social pictures, and those of Gatsby's plugins. */
const hasOwner = (file: string) =>
  file.startsWith(`/${searchDataFolder}/`) ||
  file.startsWith(`/${mermaidFolder}/`) ||
  isSocialImage(file) ||
  /^\/sitemap-\w+\.xml$|^\/page-data\/app-data\.json$/.test(file);

/**
 * Deletes what no page of this build needs, whichever build wrote it, and compressed files that are older than their file.
 * @returns the files that hosts serve, without compressed ones, sorted; each with a slash at its start
 */
export function removeLeftovers(
  folder: string,
  built: BuiltFiles,
): { files: string[]; hasLostPictures: boolean } {
  fs.rmSync(path.join(folder, '~partytown'), { recursive: true, force: true });
  const all = filesIn(folder)
    .map((file) => `/${file}`)
    .filter(isServed);
  const originals = all.filter((file) => !compressed.test(file));
  const isNeeded = neededFiles(folder, originals, built);
  const files = originals.filter(isNeeded).sort();
  const kept = new Set(files);
  const remove = (file: string) => fs.rmSync(path.join(folder, file));
  const leftovers = originals.filter((file) => !kept.has(file));
  leftovers.forEach(remove);
  for (const file of all.filter((name) => compressed.test(name)))
    if (!kept.has(file.replace(compressed, '')) || isOlder(folder, file)) remove(file);
  return { files, hasLostPictures: leftovers.some(isPicture) };
}

function neededFiles(
  folder: string,
  files: readonly string[],
  { html, routes, staticQueries, pictures }: BuiltFiles,
): (file: string) => boolean {
  const ofSite = new Set(filesIn(siteAbsolute('static')).map((file) => `/${file}`));
  const stale = new Set(staleScripts(folder, files));
  const unneeded = new Set(unneededPictures(folder, files, pictures));
  const data = new Set(
    routes.map((route) => `/page-data${route === '/' ? '/index' : route}/page-data.json`),
  );
  return (file) => {
    if (isInternal(file)) return false;
    if (ofSite.has(file) || isOutput(file) || html.has(file) || hasOwner(file)) return true;
    if (isScript(file)) return !stale.has(file);
    if (isPicture(file)) return !unneeded.has(file);
    const query = /^\/page-data\/sq\/d\/(.+)\.json$/.exec(file)?.[1];
    return query === undefined ? data.has(file) : staticQueries.has(query);
  };
}

/** Whether a compressed file is older than its file; servers would send the old text. */
function isOlder(folder: string, file: string): boolean {
  const time = (name: string) => fs.statSync(path.join(folder, name)).mtimeMs;
  return time(file) < time(file.replace(compressed, ''));
}
