import path from 'node:path';
import { CommandFault } from '../../../../tools/arguments.mjs';
import { contentRoute } from '../../../lib/addresses/routes';
import { site } from '../../../site';
import { redirectsFile } from '../../routes/redirects';
import {
  blogFolder,
  docsFolder,
  filesIn,
  namesIn,
  pathsIn,
  readableFile,
  readSiteFile,
} from '../../content/files';
import { parseLink, relativeAddress, trimSlash } from '../../content/links';
import { addressesOf, replaceAddresses } from './addresses';
import { contentPage, contentPages, type ContentPage } from './content-pages';
import { checkFree, pagePath, pathInSite } from './new-page';
import { planOf, type Plan } from './plan';
import { redirectsTo } from './redirects-to';

type Change = readonly [from: string, to: string];

/** Moves a page with its pictures; links, lists, and old addresses follow. */
export function renamePage([from = '', to = '']: readonly string[]): Plan {
  const pages = contentPages();
  const page = findPage(from, pages);
  const file = newFile(page.file, to);
  const route: Change = [page.route, contentPage(file, page.source).route ?? ''];
  checkFree(file, route[1], page.file);
  const files = new Map([[page.file, file], ...movedFiles(page, file, pages)]);
  const existingFile = [...files.values()].find(
    (target) => readableFile(target) && !files.has(target),
  );
  if (existingFile ?? file === page.file)
    throw new CommandFault(`${existingFile ?? file} exists already.`);
  const lists = changedLists([page.file, file], route);
  const writes = new Map([...changedPages(files, route, pages), ...lists]);
  // No build has had a hidden page, and a group without a page of its own has a list of its pages there.
  const isGroup = pages.some(({ route: other }) => other?.startsWith(`${route[0]}/`));
  if (route[0] !== route[1] && !page.isHidden)
    writes.set(redirectsFile, redirectsTo(route[1], isGroup ? undefined : route[0]));
  return planOf([...files], writes);
}

/** The page that an argument names: by its route, or by its file with or without folder and ending. */
function findPage(name: string, pages: readonly ContentPage[]) {
  const short = (file: string) => file.replace(/(?:\/index)?(?:\.mdx?)?$/, '');
  const inSite = trimSlash(pathInSite(name));
  const barePath = short(inSite);
  const files = ['.', site.contentFolder, docsFolder, blogFolder].map((folder) =>
    path.posix.join(folder, barePath),
  );
  const page =
    pages.find(({ route }) => route === contentRoute(`/${inSite}`)) ??
    pages.find(({ file, route }) => route !== undefined && files.includes(short(file)));
  if (page?.route === undefined)
    throw new CommandFault(`There is no page ${name} in ${site.contentFolder}.`);
  return { ...page, route: page.route };
}

/** The new file; a page that is alone in its folder keeps a folder of its own. */
function newFile(old: string, to: string): string {
  const [root, other] = old.startsWith(`${docsFolder}/`)
    ? [docsFolder, blogFolder]
    : [blogFolder, docsFolder];
  const { dir, name, base, ext } = path.posix.parse(old);
  const newPath = pagePath(to, root);
  if (`/${pathInSite(to)}`.includes(`/${path.basename(other)}/`))
    throw new CommandFault(`A page of ${root} stays there: its front matter is of another kind.`);
  const isAlone = namesIn(dir).every((entry) => entry === base || !/\.(?:mdx?|yml)$/.test(entry));
  const isFolder = name === 'index' && isAlone && path.posix.basename(newPath) !== name;
  return `${root}/${newPath}${isFolder ? '/index' : ''}${ext}`;
}

/** Pictures and samples below the page's folder that no other page names. */
function movedFiles(page: ContentPage, file: string, pages: readonly ContentPage[]): Change[] {
  const [from, to] = [path.posix.dirname(page.file), path.posix.dirname(file)];
  // Beside a picture of the light mode are a picture of the dark mode and a text.
  const stem = (name: string) => name.replace(/\.(?:light|dark|shown)\.[a-z]+$/, '');
  const namedBy = (other: ContentPage) =>
    addressesOf(other.source).map((href) => stem(parseLink(href, other.file).file ?? ''));
  const shared = new Set(pages.filter((other) => other.file !== page.file).flatMap(namedBy));
  const stems = new Set(namedBy(page).filter((name) => !shared.has(name)));
  return filesIn(from)
    .map((name): Change => [`${from}/${name}`, path.posix.join(to, name)])
    .filter(([name, target]) => name !== target && stems.has(stem(name)) && !/\.mdx?$/.test(name));
}

/** Texts of all pages with the new addresses, by their new files. @param files by their old names */
function changedPages(
  files: ReadonlyMap<string, string>,
  route: Change,
  pages: readonly ContentPage[],
) {
  const home = `${site.contentFolder}/home.mdx`;
  const all = [...pages, { file: home, source: readSiteFile(home) ?? '' }];
  return all.map(({ file, source }): Change => {
    const target = files.get(file) ?? file;
    const changed = (href: string) => {
      const link = parseLink(href, file);
      const rest = /[?#].*$/.exec(href)?.[0] ?? '';
      const [, pageRoute = '', ofCopy = ''] = /^(.*?)(\.md)?$/s.exec(link.route ?? '') ?? [];
      if (contentRoute(pageRoute) === route[0]) return route[1] + ofCopy + rest;
      // Words that only look like an address name no file.
      if (link.file === undefined || !readableFile(link.file)) return href;
      const movedTarget = files.get(link.file);
      const stays = file === target && movedTarget === undefined;
      return stays ? href : relativeAddress(target, movedTarget ?? link.file) + rest;
    };
    return [target, replaceAddresses(source, changed)];
  });
}

/** Lists of groups and data that name the page by its route, or by its file from the root or from their folder. */
function changedLists(file: Change, route: Change): Change[] {
  return pathsIn(site.contentFolder)
    .map((name) => `${site.contentFolder}/${name}`)
    .filter((list) => /\.(?:ya?ml|json)$/.test(list) && list !== redirectsFile)
    .map((list) => {
      const inFolder = (name: string) => path.posix.relative(path.posix.dirname(list), name);
      const names: Change[] = [route, file, [inFolder(file[0]), inFolder(file[1])]];
      return [list, names.reduce(withName, readSiteFile(list) ?? '')];
    });
}

/** A text with a new name instead of the old one; names that only begin or end with it stay. */
function withName(text: string, [from, to]: Change): string {
  const name = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\w./-])${name}(?![\\w/-]|\\.(?!md\\b)\\w)`, 'g'), () => to);
}
