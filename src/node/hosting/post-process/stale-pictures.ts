import fs from 'node:fs';
import path from 'node:path';

/** Folders below `static` are digests of pictures, and in them of the options that a size was made with. */
const address = /\/static\/((?:[0-9a-f]{5,32}\/)+|[^/"'\s()&?]+)/g;

/** Texts beside the HTML that may name a picture. */
const text = /^\/(?!search-data\/|page-data\/).*\.(?:css|js|json|md|txt|xml)$/;

/** Whether Gatsby or webpack wrote the file into the folder of pictures and fonts. */
export const isPicture = (file: string): boolean => file.startsWith('/static/');

/** What names the pictures of a text, also where the folder of the site has a prefix. */
export function picturesOf(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(address), ([, key = '']) => key))];
}

/**
 * Pictures and fonts that nothing of this build names: those of earlier builds, which Gatsby leaves in `public`.
 * @param files of the folder, with a slash at their start
 * @param inPages what `picturesOf` found in the pages
 */
export function unneededPictures(
  folder: string,
  files: readonly string[],
  inPages: ReadonlySet<string>,
): string[] {
  const keyOf = (file: string) => picturesOf(file)[0] ?? '';
  const isUnseen = (file: string) => !inPages.has(keyOf(file));
  let unseen = files.filter((file) => isPicture(file) && isUnseen(file));
  for (const file of files.filter((name) => text.test(name))) {
    if (unseen.length === 0) break;
    const named = new Set(picturesOf(fs.readFileSync(path.join(folder, file), 'utf8')));
    unseen = unseen.filter((picture) => !named.has(keyOf(picture)));
  }
  return unseen;
}
