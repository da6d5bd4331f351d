import fs from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { CommandFault } from '../../../tools/arguments.mjs';
import { site } from '../../site';
import { docRoute, postRoute } from '../source/file-routes';
import { blogFolder, docsFolder, readSiteFile, siteAbsolute } from '../source/files';
import { pageKinds } from '../source/front-matter/front-matter-fields';
import { buildDay } from '../source/publication';
import { labelOf } from '../source/sidebar';
import { categories, contentPages } from './content-pages';
import type { Plan } from './plan';

/** A new page of the documentation, from the template of its kind, as the last of its siblings. */
export function newPage([kind = '', place = '', ...more]: readonly string[]): Plan {
  if (!pageKinds.some((known) => known === kind) || place === '' || more.length > 0)
    throw new CommandFault(
      `Name a kind (${pageKinds.join(', ')}) and a place below ${docsFolder}: npm run new-page -- how-to search/my-page`,
    );
  const name = pagePath(place, docsFolder);
  const file = `${docsFolder}/${name}.mdx`;
  checkFree(file, docRoute(file));
  const text = fromTemplate(kind, { title: labelOf(name) }).replace(
    /^kind: .*$/m,
    (line) => `${line}\nsidebar_position: ${nextPosition(path.posix.dirname(name))}`,
  );
  const folder = path.posix.dirname(file);
  return {
    moves: [],
    writes: new Map([[file, text]]),
    notes: fs.existsSync(siteAbsolute(folder))
      ? []
      : [`${folder} is new: it becomes a group of the sidebar, which _category.yml describes.`],
  };
}

/** A new post of today, in a folder that its pictures go to. */
export function newPost([place = '', ...more]: readonly string[]): Plan {
  if (place === '' || more.length > 0)
    throw new CommandFault('Name the post by its address: npm run new-post -- my-post');
  const name = pagePath(place, blogFolder);
  const file = `${blogFolder}/${name}/index.mdx`;
  checkFree(file, postRoute(file));
  const text = fromTemplate('post', { title: labelOf(name), date: buildDay });
  return { moves: [], writes: new Map([[file, text]]), notes: [] };
}

/** Path below a folder of the content, without ending. @param place also as a file or route */
export function pagePath(place: string, folder: string): string {
  const name = place
    .replace(/^\.?\//, '')
    .replace(new RegExp(`^(?:${site.contentFolder}/)?${path.basename(folder)}/`), '')
    .replace(/\.mdx?$/, '');
  if (name.split('/').every((part) => /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(part))) return name;
  throw new CommandFault(
    `"${place}" can't be part of an address: use letters, digits, and hyphens, with / between folders.`,
  );
}

/** @throws {CommandFault} when a page has this file or route */
export function checkFree(file: string, route: string, except?: string): void {
  // Some file systems ignore the case of names.
  const isSame = (a = '', b: string) => a.toLowerCase() === b.toLowerCase();
  const other = contentPages().find(
    (page) => page.file !== except && (isSame(page.file, file) || isSame(page.route, route)),
  );
  if (other)
    throw new CommandFault(`${other.file} has the address ${other.route ?? route} already.`);
}

function fromTemplate(name: string, values: Readonly<Record<string, string>>): string {
  const file = `${site.contentFolder}/templates/_${name}.mdx`;
  const template = readSiteFile(file);
  if (template === undefined) throw new CommandFault(`There is no template ${file}.`);
  return Object.entries(values).reduce(
    (text, [key, value]) =>
      text.replace(new RegExp(`^${key}: .*$`, 'm'), () => stringify({ [key]: value }).trim()),
    template,
  );
}

/** The position after the other items of the group of the folder's pages. */
function nextPosition(folder: string): number {
  const settings = categories();
  const inline = new Set(settings.filter((entry) => entry.inline).map((entry) => entry.folder));
  const groupOf = (place: string): string => {
    const parent = path.posix.dirname(place);
    return inline.has(parent) ? groupOf(parent) : parent;
  };
  const group = groupOf(`${folder}/page`);
  const items = [
    ...contentPages().map(({ file, position }) => ({
      place: path.posix.relative(docsFolder, file),
      position,
    })),
    ...settings.map((entry) => ({ place: entry.folder, position: entry.position })),
  ];
  const positions = items.flatMap(({ place, position }) =>
    !inline.has(place) && groupOf(place) === group ? [position ?? 0] : [],
  );
  return Math.floor(Math.max(0, ...positions)) + 1;
}
