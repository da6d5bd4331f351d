import path from 'node:path';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { CommandFault } from '../../../tools/arguments.mjs';
import { contentRoute } from '../../lib/addresses/routes';
import { site } from '../../site';
import { redirectsFile } from '../routes/redirects';
import { blogFolder, docsFolder, namesIn, readableFile, readSiteFile } from '../source/files';
import { normalizeSource } from '../source/front-matter/front-matter';
import { parseLink, trimSlash } from '../source/links';
import { addressesOf, relativeAddress } from './addresses';
import { categories, contentPage, contentPages, type ContentPage } from './content-pages';
import { checkFree, pagePath } from './new-page';
import type { Plan } from './plan';

/** Files and routes by their old names. */
interface Renaming {
  files: ReadonlyMap<string, string>;
  route: readonly [from: string, to: string];
}

/** Moves a page with its pictures; links, lists, and old addresses follow. */
export function renamePage([from = '', to = '', ...more]: readonly string[]): Plan {
  if (from === '' || to === '' || more.length > 0)
    throw new CommandFault('Name a page and its new place: npm run rename -- OLD NEW');
  const pages = contentPages();
  const page = findPage(from, pages);
  const file = newFile(page.file, to);
  const { route = '' } = contentPage(file, page.source);
  checkFree(file, route, page.file);
  const files = new Map([[page.file, file], ...movedFiles(page, file, pages)]);
  const taken = [...files.values()].find((target) => readableFile(target) && !files.has(target));
  if (taken ?? file === page.file) throw new CommandFault(`${taken ?? file} exists already.`);
  const renaming: Renaming = { files, route: [page.route, route] };
  const isMoved = route !== page.route;
  const writes = new Map([...changedPages(renaming, pages), ...changedLists(renaming)]);
  if (isMoved) writes.set(redirectsFile, changedRedirects(renaming.route, page.isHidden));
  return {
    moves: [...files],
    writes: new Map([...writes].filter(([name, text]) => text !== readSiteFile(name))),
    notes: isMoved && page.isHidden ? ['No build has had the page: it gets no redirect.'] : [],
  };
}

/** The page that an argument names: by its route, or by its file with or without folder and ending. */
function findPage(name: string, pages: readonly ContentPage[]) {
  const plain = trimSlash(name).replace(/^\.?\//, '');
  const isNamed = (file: string) =>
    ['', `${site.contentFolder}/`, `${docsFolder}/`, `${blogFolder}/`].some((folder) =>
      [file, file.replace(/\.mdx?$/, ''), file.replace(/(?:\/index)?\.mdx?$/, '')].includes(
        folder + plain,
      ),
    );
  const found =
    pages.find(({ route }) => route === contentRoute(trimSlash(name))) ??
    pages.find(({ file, route }) => route !== undefined && isNamed(file));
  if (found?.route === undefined)
    throw new CommandFault(`There is no page ${name} in ${site.contentFolder}.`);
  return { ...found, route: found.route };
}

/** The new file; a page that is alone in its folder keeps a folder of its own. */
function newFile(old: string, to: string): string {
  const [root, other] = old.startsWith(`${docsFolder}/`)
    ? [docsFolder, blogFolder]
    : [blogFolder, docsFolder];
  const { dir, name, base, ext } = path.posix.parse(old);
  const place = pagePath(to, root);
  if (`/${to}`.includes(`/${path.basename(other)}/`))
    throw new CommandFault(`A page of ${root} stays there: its front matter is of another kind.`);
  const isAlone = namesIn(dir).every((entry) => entry === base || !/\.(?:mdx?|yml)$/.test(entry));
  const isFolder = name === 'index' && isAlone && path.posix.basename(place) !== name;
  return `${root}/${place}${isFolder ? '/index' : ''}${ext}`;
}

/** Pictures and samples below the page's folder that no other page names, and their companions. */
function movedFiles(page: ContentPage, file: string, pages: readonly ContentPage[]) {
  const [from, to] = [page.file, file].map((name) => path.posix.dirname(name)) as [string, string];
  if (from === to) return [];
  const namedBy = (other: ContentPage) =>
    addressesIn(other).flatMap(({ href }) => parseLink(href, other.file).file ?? []);
  const isShared = (name: string) =>
    pages.some(
      (other) =>
        other.file !== page.file && mayName(other.source, name) && namedBy(other).includes(name),
    );
  const own = namedBy(page).filter(
    (name) =>
      name.startsWith(`${from}/`) && !/\.mdx?$/.test(name) && readableFile(name) && !isShared(name),
  );
  return [...new Set(own)]
    .flatMap(companions)
    .map((name) => [name, path.posix.join(to, path.posix.relative(from, name))] as const);
}

/** Whether a text has the name of a file, so that its addresses are worth reading. */
function mayName(source: string, file: string): boolean {
  const name = path.posix.basename(file);
  return source.includes(name) || source.includes(encodeURI(name)) || /%[\da-f]{2}/i.test(source);
}

/** Beside a picture of the light mode are a picture of the dark mode and a text. */
function companions(file: string): string[] {
  const [, stem] = /^(.*)\.light\.[a-z]+$/.exec(file) ?? [];
  if (stem === undefined) return [file];
  const folder = path.posix.dirname(file);
  return namesIn(folder)
    .map((name) => `${folder}/${name}`)
    .filter(
      (name) =>
        /^\.(?:light|dark|shown)\.[a-z]+$/.test(name.slice(stem.length)) && name.startsWith(stem),
    );
}

function addressesIn({ file, source }: Pick<ContentPage, 'file' | 'source'>) {
  try {
    return addressesOf(source, file);
  } catch {
    throw new CommandFault(`${file} has a fault; npm run build says which. Mend it first.`);
  }
}

/** Texts of pages with addresses that are others now, by their new files. */
function changedPages({ files, route }: Renaming, pages: readonly ContentPage[]) {
  const home = `${site.contentFolder}/home.mdx`;
  const all = [...pages, contentPage(home, normalizeSource(readSiteFile(home) ?? ''))];
  const names = [...files.keys(), route[0]];
  const mayChange = ({ file, source }: ContentPage) =>
    files.has(file) || names.some((name) => mayName(source, name));
  return all.filter(mayChange).map((page): [string, string] => {
    const target = files.get(page.file) ?? page.file;
    const text = addressesIn(page).reduceRight((result, { at, href }) => {
      const changed = changedAddress(href, page.file, target, { files, route });
      return result.slice(0, at) + changed + result.slice(at + href.length);
    }, page.source);
    return [target, text === page.source ? (readSiteFile(page.file) ?? '') : text];
  });
}

function changedAddress(href: string, from: string, to: string, { files, route }: Renaming) {
  const link = parseLink(href, from);
  const rest = /[?#].*$/.exec(href)?.[0] ?? '';
  if (link.route !== undefined && contentRoute(link.route) === route[0]) return route[1] + rest;
  // Words that only look like an address name no file.
  if (link.file === undefined || !readableFile(link.file)) return href;
  const target = files.get(link.file);
  return from === to && target === undefined
    ? href
    : relativeAddress(to, target ?? link.file) + rest;
}

/** Lists of `_category.yml` and data that name the page. */
function changedLists({ files, route }: Renaming): [string, string][] {
  const lists = categories().map(({ file, folder, text }): [string, string] => {
    const include = parseDocument(text).get('include');
    const items = isSeq(include) ? include.items.filter(isScalar).reverse() : [];
    const changed = items.reduce((result, { value, range }) => {
      const target = files.get(path.posix.join(docsFolder, folder, String(value)));
      if (!target || !range) return result;
      const place = path.posix.relative(path.posix.join(docsFolder, folder), target);
      return result.slice(0, range[0]) + place + result.slice(range[1]);
    }, text);
    return [file, changed];
  });
  const data = ['search', 'shop'].flatMap((name) =>
    namesIn(`${site.contentFolder}/${name}`)
      .filter((file) => file.endsWith('.yml'))
      .map((file) => `${site.contentFolder}/${name}/${file}`),
  );
  return [
    ...lists,
    ...data.map((file): [string, string] => [file, withRoute(readSiteFile(file) ?? '', route)]),
  ];
}

/** A text with the new route instead of the old one; routes below it stay. */
function withRoute(text: string, [from, to]: Renaming['route']): string {
  const escaped = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\w./-])${escaped}(?![\\w/-]|\\.\\w)`, 'g'), () => to);
}

/** Old addresses redirect to the new route directly, and none hides it. */
function changedRedirects(route: Renaming['route'], isHidden: boolean): string {
  const text = readSiteFile(redirectsFile) ?? '';
  const list = parseDocument(text).contents;
  const items = isSeq(list) ? (list.items as unknown[]).filter((item) => isMap(item)) : [];
  const free = items
    .filter((item) => contentRoute(String(item.get('from'))) === route[1])
    .reduceRight((result, { range }) => {
      const [start = 0, , end = 0] = range ?? [];
      return result.slice(0, result.lastIndexOf('\n', start) + 1) + result.slice(end);
    }, text);
  const led = free.replace(/\bto:.*$/gm, (line) => withRoute(line, route));
  return isHidden ? led : `${led.trimEnd()}\n- from: ${route[0]}\n  to: ${route[1]}\n`.trimStart();
}
