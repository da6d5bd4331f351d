import fs from 'node:fs';
import path from 'node:path';
import { mermaidFolder } from '../../../lib/addresses/mermaid-folder';
import { isSocialImage } from '../../../lib/addresses/social-image';
import { searchDataFolder } from '../../../search/engine/index/manifest';
import { isOutput } from '../../outputs/output-files';
import { filesIn, pathsIn, siteAbsolute } from '../../source/files';
import { isCompressedCopy, removeStaleCopies } from '../compress-files';
import { isInternal, isServed } from '../rules';
import { isPicture, unneededPictures } from './stale-pictures';
import { isScript, staleScripts } from './stale-scripts';

export interface BuiltFiles {
  html: ReadonlySet<string>;
  routes: readonly string[];
  /** Files of static queries, by their hash. */
  staticQueries: ReadonlySet<string>;
  pictures: ReadonlySet<string>;
}

/** Files that other steps delete: files of the search, of Mermaid, and of Gatsby's plugins, and social images. */
const isManagedElsewhere = (file: string) =>
  file.startsWith(`/${searchDataFolder}/`) ||
  file.startsWith(`/${mermaidFolder}/`) ||
  isSocialImage(file) ||
  /^\/sitemap-\w+\.xml$|^\/page-data\/app-data\.json$/.test(file);

/**
 * Deletes files that no page of this build needs, whichever build wrote them, and compressed copies of other content.
 * @returns the files that hosts serve, without compressed ones, sorted; each with a slash at its start
 */
export function removeLeftovers(folder: string, built: BuiltFiles) {
  fs.rmSync(path.join(folder, '~partytown'), { recursive: true, force: true });
  const originals = filesIn(folder)
    .map((file) => `/${file}`)
    .filter((file) => isServed(file) && !isCompressedCopy(file));
  const isNeeded = neededFiles(folder, originals, built);
  const files = originals.filter(isNeeded).sort();
  const leftovers = originals.filter((file) => !isNeeded(file));
  for (const file of leftovers) fs.rmSync(path.join(folder, file));
  removeStaleCopies(folder);
  return { files, hasLostPictures: leftovers.some(isPicture) };
}

/** Deletes the folders in a folder that hold no file. @returns whether it is empty then */
export function removeEmptyFolders(folder: string): boolean {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  const remaining = entries.filter((entry) => {
    const name = path.join(folder, entry.name);
    if (!entry.isDirectory() || !removeEmptyFolders(name)) return true;
    fs.rmdirSync(name);
    return false;
  });
  return remaining.length === 0;
}

function neededFiles(
  folder: string,
  files: readonly string[],
  { html, routes, staticQueries, pictures }: BuiltFiles,
): (file: string) => boolean {
  const ofSite = new Set(pathsIn(siteAbsolute('static')).map((file) => `/${file}`));
  const stale = new Set(staleScripts(folder, files));
  const data = new Set(
    routes.map((route) => `/page-data${route === '/' ? '/index' : route}/page-data.json`),
  );
  const isClaimed = (file: string) =>
    ofSite.has(file) || isOutput(file) || html.has(file) || isManagedElsewhere(file);
  const isKept = (file: string) => {
    if (isInternal(file)) return false;
    if (isClaimed(file) || isPicture(file)) return true;
    if (isScript(file)) return !stale.has(file);
    const query = /^\/page-data\/sq\/d\/(.+)\.json$/.exec(file)?.[1];
    return query === undefined ? data.has(file) : staticQueries.has(query);
  };
  const unneeded = new Set(unneededPictures(folder, files.filter(isKept), pictures));
  return (file) => isKept(file) && (isClaimed(file) || !unneeded.has(file));
}
