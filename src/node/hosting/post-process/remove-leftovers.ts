import fs from 'node:fs';
import path from 'node:path';
import { mermaidFolder } from '../../../lib/addresses/mermaid-folder';
import { isSocialImage } from '../../../lib/addresses/social-image';
import { decodeText } from '../../../lib/text/encode-text';
import { unescapeHtml } from '../../../lib/text/escape-html';
import { searchDataFolder } from '../../../search/engine/index/manifest';
import { isOutput } from '../../outputs/output-files';
import { filesIn, pathsIn, siteAbsolute } from '../../content/files';
import { isCompressedCopy, removeStaleCopies } from '../compress-files';
import { isInternal, isServed } from '../rules';

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
    if (hashedScript.test(file)) return !stale.has(file);
    const query = /^\/page-data\/sq\/d\/(.+)\.json$/.exec(file)?.[1];
    return query === undefined ? data.has(file) : staticQueries.has(query);
  };
  const unneeded = new Set(unneededPictures(folder, files.filter(isKept), pictures));
  return (file) => isKept(file) && (isClaimed(file) || !unneeded.has(file));
}

/** Scripts and styles are beside the pages, with a hash of their content in their name. */
const hashedScript = /^\/[^/]*[-.]([0-9a-f]{8,20})\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/;

/**
 * Scripts and styles of earlier builds, which Gatsby leaves in `public`. A file is of this build when webpack's list of
 * assets has its hash, or a script of this build has it: the runtime loads those without a name.
 * @param files of the folder, with a slash at their start
 */
export function staleScripts(folder: string, files: readonly string[]): string[] {
  const list = path.join(folder, 'webpack.stats.json');
  if (!fs.existsSync(list)) return [];
  const unseen = new Map(
    files.flatMap((file) => {
      const hash = hashedScript.exec(file)?.[1];
      return hash === undefined ? [] : [[file, hash] as const];
    }),
  );
  const texts = [fs.readFileSync(list, 'utf8')];
  for (const text of texts) {
    for (const [file, hash] of unseen) {
      if (!text.includes(hash)) continue;
      unseen.delete(file);
      if (file.endsWith('.js')) texts.push(fs.readFileSync(path.join(folder, file), 'utf8'));
    }
  }
  return [...unseen.keys()];
}

/**
 * Folders below `static` are digests of a file, and in them of the options that a size was made with. Names in them are
 * encoded; React escapes their quotation marks, and Markdown their brackets. Webpack encodes no names, and has no folders.
 */
const address =
  /\/static\/(?:((?:[0-9a-f]{5,32}\/)+)((?:[\w.!~*'()%-]|&#x27;|\\[()])*)|([^/"'\s()&?]+))/g;

/** Signs around an address may be signs of a name, too. */
const withoutSigns = (name: string) => name.replace(/[.!~*'()\\]/g, '');

/**
 * Texts beside the HTML that may name a picture. The files of offline reading are excluded: they list all files of the
 * previous build.
 */
const text = /^\/(?!search-data\/|page-data\/|offline[.-]).*\.(?:css|js|json|md|txt|xml)$/;

/** Whether Gatsby or webpack wrote the file into the folder of pictures and fonts. */
const isPicture = (file: string): boolean => file.startsWith('/static/');

const keyOf = (file: string) => withoutSigns(file.replace('/static/', ''));

/** Keys of the pictures that a text names, also below a path prefix. */
export function picturesOf(html: string): string[] {
  const keys = Array.from(
    html.matchAll(address),
    ([, folders = '', encoded = '', name = encoded]) =>
      // In Markdown and styles, a bracket ends an address.
      [name, name.replace(/(?<!\\)\).*/, '')].map(
        (one) => folders + withoutSigns(decodeText(unescapeHtml(one))),
      ),
  );
  return [...new Set(keys.flat())];
}

/** Pictures and fonts of earlier builds, which Gatsby leaves in `public`. @param inPages keys of the pictures in the pages */
export function unneededPictures(
  folder: string,
  files: readonly string[],
  inPages: ReadonlySet<string>,
): string[] {
  let unseen = files.filter((file) => isPicture(file) && !inPages.has(keyOf(file)));
  for (const file of files.filter((name) => text.test(name))) {
    if (unseen.length === 0) break;
    const used = new Set(picturesOf(fs.readFileSync(path.join(folder, file), 'utf8')));
    unseen = unseen.filter((picture) => !used.has(keyOf(picture)));
  }
  return unseen;
}
