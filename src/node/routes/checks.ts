import path from 'node:path';
import { didYouMean, faultIn, nearest, type CodeAndValues, type Fault } from '../source/faults';
import type { PostNode } from '../data/gatsby-nodes';
import { questionFaults } from '../search/questions';
import { imageFile, parseLink } from '../source/links';
import type { CompiledContent } from '../source/compiled-content';

/** The parts of a page that the checks over all content read; documentation pages have no authors. */
export type CheckedPage = Pick<
  PostNode,
  'file' | 'path' | 'frontMatterFaults' | 'places' | 'tagKeys' | 'authorKeys' | 'questions'
> & { content: Pick<CompiledContent, 'faults' | 'links' | 'images' | 'ids' | 'headings'> };

export interface CheckContext {
  tags: readonly string[];
  authors: readonly string[];
  /** Every route of the site, also those that are not made from content. */
  routes: ReadonlySet<string>;
  /** Whether a file, named relative to the site's root, exists. */
  fileExists: (file: string) => boolean;
  /** Names in a folder, named relative to the site's root. */
  namesIn: (folder: string) => readonly string[];
  /** Whether an existing file is a picture of a known size. */
  isPicture: (file: string) => boolean;
}

/** Number of known names in a message. */
const MAX_LISTED = 30;

/** All faults of the pages: their own, and links, images and keys that lead nowhere. */
export function checkPages(pages: readonly CheckedPage[], context: CheckContext): Fault[] {
  const byFile = new Map(pages.map((page) => [composed(page.file), page]));
  const byRoute = new Map(pages.map((page) => [page.path, page]));
  return pages.flatMap((page) => [
    ...nameFaults(page),
    ...page.frontMatterFaults,
    ...page.content.faults,
    ...keyFaults(page, 'tags', page.tagKeys, context.tags, 'content/tags.yml'),
    ...keyFaults(page, 'authors', page.authorKeys, context.authors, 'content/authors.yml'),
    ...questionFaults(page),
    ...page.content.images.flatMap((image) => imageFaults(page, image, context)),
    ...page.content.links.flatMap((link) => linkFaults(page, link, byFile, byRoute, context)),
  ]);
}

/** `...md` would lead a folder up. */
function nameFaults({ file, path: route }: CheckedPage): Fault[] {
  if (!route.split('/').some((part) => part === '.' || part === '..')) return [];
  return [faultIn(file, undefined, 'name-not-in-address')];
}

function keyFaults(
  page: CheckedPage,
  field: string,
  keys: readonly string[],
  known: readonly string[],
  declaredIn: string,
): Fault[] {
  return keys.flatMap((key, index): Fault[] => {
    if (known.includes(key)) return [];
    const near = nearest(key, known);
    const place = page.places[`${field}.${index}`];
    return [
      faultIn(page.file, place, 'undeclared-key', {
        field: field.replace(/s$/, ''),
        key,
        known: listed(known),
        file: declaredIn,
        near: near ? `did you mean "${near}"? Else ` : '',
      }),
    ];
  });
}

/** The first names as a list. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, MAX_LISTED).join(', ');
  return names.length > MAX_LISTED ? `${shown} and ${names.length - MAX_LISTED} more` : shown;
}

function imageFaults(
  page: CheckedPage,
  image: CompiledContent['images'][number],
  context: CheckContext,
): Fault[] {
  const file = imageFile(image.src, page.file);
  const fault = (...words: CodeAndValues) => [faultIn(image.file ?? page.file, image, ...words)];
  const address = image.src;
  if (file === undefined) return fault('image-on-host', { address });
  if (!context.fileExists(file))
    return fault('image-missing', { address, file, fix: pictureAdvice(address, page, context) });
  if (!file.startsWith('static/') !== !address.startsWith('/'))
    return fault('image-outside', { address, name: path.posix.basename(file) });
  if (context.isPicture(file)) return [];
  return fault('image-unreadable', { address });
}

/** A picture of nearly that name: with slashes for backslashes, or in other letters. */
function pictureAdvice(address: string, page: CheckedPage, context: CheckContext): string {
  const written = address.replaceAll('\\', '/').replace(/^(?![./])/, './');
  const file = imageFile(written, page.file) ?? '';
  if (context.fileExists(file)) return `write ${written}`;
  const near = nearest(path.posix.basename(file), context.namesIn(path.posix.dirname(file)));
  return near === undefined
    ? 'check the path; it is relative to the page'
    : `write ${path.posix.join(path.posix.dirname(written), near).replace(/^(?![./])/, './')}`;
}

/** The same letters in one form: macOS writes names in another one than authors do. */
const composed = (name: string) => name.normalize('NFC');

function linkFaults(
  page: CheckedPage,
  link: CompiledContent['links'][number],
  byFile: ReadonlyMap<string, CheckedPage>,
  byRoute: ReadonlyMap<string, CheckedPage>,
  context: CheckContext,
): Fault[] {
  const { kind, file, route, anchor } = parseLink(link.href, page.file);
  if (kind === 'EXTERNAL') return [];
  const fault = (...words: CodeAndValues) => [faultIn(link.file ?? page.file, link, ...words)];
  const target =
    kind === 'ANCHOR'
      ? page
      : file !== undefined
        ? byFile.get(composed(file))
        : byRoute.get(route ?? '');
  if (!target) {
    if (route !== undefined && (context.routes.has(route) || context.fileExists(`static${route}`)))
      return [];
    const known = file === undefined ? [...context.routes] : [...byFile.keys()];
    const otherwise = 'link to the .mdx or .md file, relative to this one';
    if (file !== undefined && context.fileExists(file))
      return fault('file-without-page', { address: link.href, name: path.posix.basename(file) });
    const wanted = (file ?? route ?? '').replaceAll('\\', '/');
    const fix = didYouMean(path.posix.normalize(wanted), known, otherwise, '…');
    return file === undefined
      ? fault('broken-route', { address: link.href, route: route ?? '', fix })
      : fault('broken-link', { address: link.href, file, fix });
  }
  const isKnown = (id: string) => target.content.ids.includes(id) || id.toLowerCase() === 'top';
  if (anchor === '' || isKnown(anchor) || isKnown(link.href.split('#')[1] ?? '')) return [];
  const otherwise = 'link to one of the headings, or give the heading that id: ## Title {#id}';
  return fault('broken-anchor', {
    anchor,
    file: target === page ? 'this page' : target.file,
    expected: target.content.ids.map((id) => `#${id}`).join(', ') || 'no anchors on that page',
    fix: didYouMean(anchor, target.content.ids, otherwise, '"#…"'),
  });
}
