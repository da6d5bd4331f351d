import path from 'node:path';
import { editDistance } from '../../lib/text/edit-distance';
import { didYouMean, faultIn, nearest, type CodeAndValues, type Fault } from '../faults/faults';
import { listNames } from '../faults/texts/text';
import type { PictureFault } from '../data/images';
import type { PostNode } from '../data/gatsby-nodes';
import { questionFaults } from '../search/questions';
import { categoryRoute } from '../content/file-routes';
import { docsFolder } from '../content/files';
import {
  asWritten,
  imageFile,
  inAddress,
  meantAddress,
  parseLink,
  relative,
  relativeAddress,
  writtenIn,
} from '../content/links';
import type { CompiledContent, CompiledFile } from '../content/compiled-content';

/** The parts of a page that the checks over all content read; documentation pages have no authors. */
export type CheckedPage = Pick<
  PostNode,
  'file' | 'path' | 'frontMatterFaults' | 'positions' | 'tagKeys' | 'authorKeys' | 'questions'
> & {
  content: Pick<CompiledContent, 'faults' | 'links' | 'images' | 'media' | 'ids' | 'headings'>;
};

export interface CheckContext {
  tags: readonly string[];
  authors: readonly string[];
  /** Every route of the site, including routes without content. */
  routes: ReadonlySet<string>;
  /** Whether a file, named relative to the site's root, exists. */
  fileExists: (file: string) => boolean;
  /** Whether a file of the content is published beside the pages that name it. */
  isPublished: (file: string) => boolean;
  /** Names in a folder, named relative to the site's root. */
  namesIn: (folder: string) => readonly string[];
  pictureFault: (file: string) => PictureFault | undefined;
}

/** All faults of the pages: faults of their text, and links, images, and keys without a target. */
export function checkPages(pages: readonly CheckedPage[], context: CheckContext): Fault[] {
  const byFile = new Map(pages.map((page) => [normalizeName(page.file), page]));
  const byRoute = new Map(pages.map((page) => [page.path, page]));
  return pages.flatMap((page) => [
    ...nameFaults(page),
    ...page.frontMatterFaults,
    ...page.content.faults,
    ...keyFaults(page, 'tags', page.tagKeys, context.tags, 'content/tags.yml'),
    ...keyFaults(page, 'authors', page.authorKeys, context.authors, 'content/authors.yml'),
    ...questionFaults(page),
    ...page.content.images.flatMap((image) => loadFaults(page, image, context, true)),
    ...page.content.media.flatMap((file) => loadFaults(page, file, context, false)),
    ...page.content.links.flatMap((link) => linkFaults(page, link, byFile, byRoute, context)),
  ]);
}

/** Most bytes of a part of a route: most systems allow names of 255 bytes, with their endings. */
const MAX_BYTES = 240;

/** A page named `...md` would lead a folder up, a long name fits no folder, and a page `x` has the files `x.md` and `x.html`. */
function nameFaults({ file, path: route, positions }: CheckedPage): Fault[] {
  const isUsable = (part: string) =>
    !/^\.{1,2}$/.test(part) && Buffer.byteLength(part) <= MAX_BYTES;
  if (!route.split('/').every(isUsable) || /\.(?:md|html)$/i.test(route))
    return [faultIn(file, positions['slug'], 'name-not-in-address')];
  return /\/readme$/i.test(route) ? [faultIn(file, undefined, 'page-of-readme', { route })] : [];
}

function keyFaults(
  page: CheckedPage,
  field: string,
  keys: readonly string[],
  declaredKeys: readonly string[],
  declaredIn: string,
): Fault[] {
  return keys.flatMap((key, index): Fault[] => {
    if (declaredKeys.includes(key)) return [];
    const suggestion = nearest(key, declaredKeys);
    const values = {
      ...{ field: field.replace(/s$/, ''), key, file: declaredIn, known: listNames(declaredKeys) },
      near: suggestion ? `did you mean "${suggestion}"? Else ` : '',
    };
    return [faultIn(page.file, page.positions[`${field}.${index}`], 'undeclared-key', values)];
  });
}

/** Faults of a file that the page loads. @param isShown whether it must be a picture of known size */
function loadFaults(
  user: CheckedPage,
  loaded: CompiledFile,
  context: CheckContext,
  isShown: boolean,
): Fault[] {
  const page = { ...user, file: loaded.file ?? user.file };
  const src = writtenIn(loaded.file, loaded.src, user.file);
  const [file, address] = [imageFile(src, page.file), asWritten(src)];
  const of = isShown ? 'image' : 'file';
  const fault = (...words: CodeAndValues) => [faultIn(page.file, loaded, ...words)];
  if (parseLink(src, page.file).kind === 'ANCHOR') return fault('image-without-address', { of });
  if (file === undefined) return fault('image-on-host', { of, address });
  if (!context.fileExists(file)) {
    const otherwise = `check the path; it is relative to ${src.startsWith('/') ? 'static/' : 'this file'}`;
    const isFolder = context.namesIn(file).length > 0;
    const fix = isFolder
      ? 'add the name of a file: the address is a folder'
      : (fileAdvice(src, page, context) ?? otherwise);
    return fault('image-missing', { of, address, file, fix });
  }
  // Files of static/ have their path, those of content/ an address for pages that name them.
  if (src.startsWith('/') ? !file.startsWith('static/') : !context.isPublished(file))
    return fault('image-outside', { of, address, name: path.posix.basename(file) });
  const code = isShown ? context.pictureFault(file) : undefined;
  return code ? fault(code, { address }) : [];
}

/** Advice on the address of a missing file: the same name beside the page, slashes, encoded characters, or a similar name. */
function fileAdvice(address: string, page: CheckedPage, context: CheckContext): string | undefined {
  const plain = address.replace(/[?#].*$/, '');
  const beside = `./${path.posix.basename(plain)}`;
  if (context.fileExists(imageFile(beside, page.file) ?? ''))
    return `write ${beside + suffixOf(address)}: the file is beside the page`;
  const near = pathAdvice(plain, page, context);
  const encoded = pathAdvice(address.replace(/[?#]/g, encodeURIComponent), page, context);
  return encoded ?? (near && near + suffixOf(address));
}

/** Query and anchor of an address. */
const suffixOf = (address: string) => /[?#].*$/.exec(address)?.[0] ?? '';

function pathAdvice(address: string, page: CheckedPage, context: CheckContext): string | undefined {
  const written = address.replace(/\\|%5C/gi, '/').replace(/^(?![./])/, './');
  const file = imageFile(written, page.file) ?? '';
  if (context.fileExists(file)) return `write ${written}`;
  const folder = path.posix.dirname(file);
  const names = context.namesIn(folder).filter((name) => isSameKind(name, file));
  const sameName = names.find((name) => stemOf(name) === stemOf(file));
  const near = sameName ?? nearest(path.posix.basename(file), names) ?? '';
  // A folder may have a similar name.
  if (!context.fileExists(path.posix.join(folder, near))) return undefined;
  return `write ${relative(path.posix.join(path.posix.dirname(written), inAddress(near)))}`;
}

const stemOf = (file: string) => path.posix.parse(file).name;
const isPicture = (name: string) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(name);

/** Whether a file may be meant by a name: both are pictures, or their endings differ in one letter at most. */
function isSameKind(name: string, written: string): boolean {
  const ending = path.posix.extname(written).toLowerCase();
  const distance = editDistance(ending, path.posix.extname(name).toLowerCase(), 1);
  return ending === '' || distance <= 1 || (isPicture(name) && isPicture(written));
}

/** The name in composed letters: macOS writes names in decomposed ones. */
const normalizeName = (name: string) => name.normalize('NFC');

function linkFaults(
  user: CheckedPage,
  compiled: CompiledContent['links'][number],
  byFile: ReadonlyMap<string, CheckedPage>,
  byRoute: ReadonlyMap<string, CheckedPage>,
  context: CheckContext,
): Fault[] {
  const page = { ...user, file: compiled.file ?? user.file };
  const link = { ...compiled, href: writtenIn(compiled.file, compiled.href, user.file) };
  const { kind, file, route, anchor } = parseLink(link.href, page.file);
  const fault = (...words: CodeAndValues) => [faultIn(page.file, link, ...words)];
  const leadsNowhere = (meant = 'its address between the parentheses') =>
    fault('empty-address', { text: link.text, fix: `write ${meant}` });
  if (kind === 'EXTERNAL') {
    const address = asWritten(link.href);
    const meant = meantAddress(address);
    const isEmpty =
      /^(?:mailto:|tel:)$|^(?:doc|page|x?ref|path(?:name)?|site):|\/\/[^/]*[{}]/i.test(address);
    if (meant || isEmpty || !URL.canParse(address, 'https://x')) return leadsNowhere(meant);
    return /^(?:file|blob|filesystem|[a-z]):/i.test(address)
      ? fault('link-outside', { address, name: path.win32.basename(address) })
      : [];
  }
  const named = file === undefined ? byRoute.get(route ?? '') : byFile.get(normalizeName(file));
  const target = kind === 'ANCHOR' ? user : named;
  if (!target) return fileLinkFaults(page, link, byFile, context);
  const hasId = (id: string) => target.content.ids.includes(id) || id.toLowerCase() === 'top';
  if (link.href === '') return leadsNowhere();
  // A page with errors has no ids yet.
  const isFaulty = target.content.faults.some(({ severity }) => severity === 'error');
  if (isFaulty || anchor === '' || hasId(anchor) || hasId(link.href.split('#')[1] ?? '')) return [];
  const otherwise = 'link to one of the headings, or give the heading that id: ## Title {#id}';
  return fault('broken-anchor', {
    anchor,
    file: target.file === page.file ? 'this page' : target.file,
    expected: listNames(target.content.ids.map((id) => `#${id}`)) || 'no anchors on that page',
    fix: didYouMean(anchor, target.content.ids, otherwise, '"#…"'),
  });
}

/** The file with a similar path, if its name is also similar. */
function similarFile(file: string, files: readonly string[]): string | undefined {
  const suggestion = nearest(file, files);
  return suggestion && nearest(stemOf(file), [stemOf(suggestion)]) && suggestion;
}

/** Faults of a link whose target is no page of the content. */
function fileLinkFaults(
  page: CheckedPage,
  link: CompiledContent['links'][number],
  byFile: ReadonlyMap<string, CheckedPage>,
  context: CheckContext,
): Fault[] {
  const fault = (...words: CodeAndValues) => [faultIn(page.file, link, ...words)];
  const [address, written] = [link.href, asWritten(link.href)];
  const { file, route = '' } = parseLink(address, page.file);
  if (file === undefined) {
    // A page also exists as Markdown.
    if (context.routes.has(route.replace(/\.md$/, '')) || context.fileExists(`static${route}`))
      return [];
    const otherwise = "link to a page's file, relative to this one, or put a file into static/";
    const near = didYouMean(path.posix.normalize(route), [...context.routes], otherwise, '…');
    const isStatic = route.startsWith('/static/') && context.fileExists(route.slice(1));
    const asFile = route.includes('.') ? fileAdvice(address, page, context) : undefined;
    const fix = isStatic ? `write ${route.slice('/static'.length)}` : (asFile ?? near);
    return fault('broken-route', { address: written, route, fix });
  }
  if (context.isPublished(file)) return [];
  const group = file.startsWith(docsFolder) && categoryRoute(path.posix.relative(docsFolder, file));
  const isPage = [...byFile.values()].some((page) => page.path === group);
  const toGroup = `write ${group}, the page of the folder`;
  if (group && !isPage && context.routes.has(group))
    return fault('broken-link', { address: written, file, fix: toGroup });
  if (context.fileExists(file))
    return /\.mdx?$/.test(file) && file.startsWith('content/')
      ? fault('file-without-page', { address: written })
      : fault('link-outside', { address: written, name: path.posix.basename(file) });
  const plain = path.posix.normalize(file.replaceAll('\\', '/')).replace(/\.html?$/, '');
  const candidates = [...byFile.keys()].filter((name) => isSameKind(name, plain));
  const suggestion = similarFile(plain, candidates);
  const toPage =
    suggestion && `write ${relativeAddress(page.file, suggestion)}${suffixOf(address)}`;
  const meant = meantAddress(address);
  const otherwise = meant ? `write ${meant}` : 'link to a file, relative to this one';
  const inFolder = listNames(context.namesIn(file), 5);
  const fix = inFolder
    ? `link to a page or a file in the folder: ${inFolder}`
    : (fileAdvice(address, page, context) ?? toPage ?? otherwise);
  return fault('broken-link', { address: written, file, fix });
}
