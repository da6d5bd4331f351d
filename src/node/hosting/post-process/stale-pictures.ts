import fs from 'node:fs';
import path from 'node:path';

/** Formats of a size share its folder. A name continues after any character other than these. */
const format = /[^"\s<>]*?(\.(?:avif|gif|jpe?g|png|svg|webp))(?![\w.%(~-])/i.source;

/**
 * Folders below `static` are digests of pictures, and in them of the options that a size was made with. A name may have any
 * characters, so only its format counts.
 */
const address = new RegExp(
  `/static/(?:((?:[0-9a-f]{5,32}/)+)(?:${format})?|([^/"'\\s()&?]+))`,
  'gi',
);

/**
 * Texts beside the HTML that may name a picture. The files of offline reading are excluded: they list all files of the
 * previous build.
 */
const text = /^\/(?!search-data\/|page-data\/|offline[.-]).*\.(?:css|js|json|md|txt|xml)$/;

/** Whether Gatsby or webpack wrote the file into the folder of pictures and fonts. */
export const isPicture = (file: string): boolean => file.startsWith('/static/');

/** Keys of the pictures that a text names, also below a path prefix. */
export function picturesOf(html: string): string[] {
  const keys = Array.from(
    html.matchAll(address),
    ([, folders = '', ending = '', name = '']) => folders + ending.toLowerCase() + name,
  );
  return [...new Set(keys)];
}

/** Pictures and fonts of earlier builds, which Gatsby leaves in `public`. @param inPages keys of the pictures in the pages */
export function unneededPictures(
  folder: string,
  files: readonly string[],
  inPages: ReadonlySet<string>,
): string[] {
  let unseen = files.filter((file) => isPicture(file) && !isIn(inPages, file));
  for (const file of files.filter((name) => text.test(name))) {
    if (unseen.length === 0) break;
    const used = new Set(picturesOf(fs.readFileSync(path.join(folder, file), 'utf8')));
    unseen = unseen.filter((picture) => !isIn(used, picture));
  }
  return unseen;
}

/** Whether texts name a file; an address of unknown format covers all files of its folder. */
function isIn(used: ReadonlySet<string>, file: string): boolean {
  const { dir, ext } = path.posix.parse(file);
  const folders = /^\/static\/((?:[0-9a-f]{5,32}\/)+)/.exec(`${dir}/`)?.[1];
  if (folders === undefined) return used.has(file.replace('/static/', ''));
  return used.has(folders + ext.toLowerCase()) || used.has(folders);
}
