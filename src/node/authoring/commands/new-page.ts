import path from 'node:path';
import { stringify } from 'yaml';
import { CommandFault } from '../../../../tools/arguments.mjs';
import { site } from '../../../site';
import { docRoute, postRoute } from '../../content/file-routes';
import { blogFolder, docsFolder, readSiteFile, siteAbsolute } from '../../content/files';
import { pageKinds } from '../../content/front-matter/front-matter-fields';
import { buildDay } from '../../content/publication';
import { labelOf } from '../../content/sidebar';
import { redirectsFile } from '../../routes/redirects';
import { contentPages } from './content-pages';
import { planOf, type Plan } from './plan';
import { redirectsTo } from './redirects-to';

/** A new page of the documentation, from the template of its kind, after the other pages of its folder. */
export function newPage([kind = '', argument = '']: readonly string[]): Plan {
  if (!pageKinds.some((name) => name === kind))
    throw new CommandFault(`Name a kind (${pageKinds.join(', ')}), not "${kind}".`);
  const name = pagePath(argument, docsFolder);
  const file = `${docsFolder}/${name}.mdx`;
  const route = docRoute(file);
  checkFree(file, route);
  const text = fromTemplate(kind, { title: labelOf(name) }).replace(
    /^kind: .*$/m,
    (line) => `${line}\nsidebar_position: ${nextPosition(file)}`,
  );
  return planOfPage(file, route, text);
}

/** A new post of today, in a folder that its pictures go to. */
export function newPost([argument = '']: readonly string[]): Plan {
  const name = pagePath(argument, blogFolder);
  const file = `${blogFolder}/${name}/index.mdx`;
  const route = postRoute(file);
  checkFree(file, route);
  const text = fromTemplate('post', { title: labelOf(name), date: buildDay });
  return planOfPage(file, route, text);
}

/** Writes a page, and removes redirects that hide it. */
const planOfPage = (file: string, route: string, text: string): Plan =>
  planOf(
    [],
    [
      [file, text],
      [redirectsFile, redirectsTo(route)],
    ],
  );

/** A path in the site: systems compose its letters and separate its folders in other ways, and terminals begin at the root of the disk. */
export const pathInSite = (argument: string): string =>
  [argument, siteAbsolute('')]
    .map((name) => name.normalize('NFC').replaceAll('\\', '/'))
    .reduce((name, root) => name.replace(`${root}/`, ''))
    .replace(/^\.?\//, '');

/** Path below a folder of the content, without ending. @param argument also as a file or route */
export function pagePath(argument: string, folder: string): string {
  const name = pathInSite(argument)
    .replace(new RegExp(`^(?:${site.contentFolder}/)?${path.basename(folder)}/`), '')
    .replace(/\.mdx?$/, '');
  if (name.split('/').every((part) => /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(part))) return name;
  throw new CommandFault(
    `"${argument}" can't be part of an address: use letters, digits, and hyphens, with / between folders.`,
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

/** The position after the other pages of the folder. */
function nextPosition(file: string): number {
  const positions = contentPages()
    .filter((page) => path.dirname(page.file) === path.dirname(file))
    .map(({ position }) => position ?? 0);
  return Math.floor(Math.max(0, ...positions)) + 1;
}
