import { didYouMean, errorIn, nearest, type Fault } from '../source/faults';
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
  /** Whether an existing file is a picture of a known size. */
  isPicture: (file: string) => boolean;
}

/** Number of known names in a message. */
const MAX_LISTED = 30;

/** All faults of the pages: their own, and links, images and keys that lead nowhere. */
export function checkPages(pages: readonly CheckedPage[], context: CheckContext): Fault[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
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

type FaultText = Pick<Fault, 'message' | 'expected' | 'fix'>;

/** `...md` would lead a folder up. */
function nameFaults({ file, path }: CheckedPage): Fault[] {
  if (!path.split('/').some((part) => part === '.' || part === '..')) return [];
  const message = 'the name of this file cannot be part of an address';
  return [errorIn(file, undefined, message, { fix: 'give the file another name' })];
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
      errorIn(page.file, place, `unknown ${field.replace(/s$/, '')} "${key}"`, {
        expected: `${listed(known)} (${declaredIn})`,
        fix: `${near ? `did you mean "${near}"? Else ` : ''}declare it in ${declaredIn}`,
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
  const place = { file: image.file ?? page.file, line: image.line, column: image.column };
  const fault = (text: FaultText): Fault[] => [{ severity: 'error', ...place, ...text }];
  if (file === undefined)
    return fault({
      message: `the image "${image.src}" is on another host`,
      fix: 'put the file beside the page: the site loads nothing from elsewhere',
    });
  if (!context.fileExists(file))
    return fault({
      message: `the image "${image.src}" does not exist`,
      expected: `a file ${file}`,
      fix: 'check the path; it is relative to the page',
    });
  if (context.isPicture(file)) return [];
  return fault({
    message: `the image "${image.src}" is not a picture that can be read`,
    expected: 'a PNG, JPEG, GIF, WebP, AVIF, or SVG file',
    fix: 'open the file in a picture program and save it again; its name alone does not make it a picture',
  });
}

function linkFaults(
  page: CheckedPage,
  link: CompiledContent['links'][number],
  byFile: ReadonlyMap<string, CheckedPage>,
  byRoute: ReadonlyMap<string, CheckedPage>,
  context: CheckContext,
): Fault[] {
  const { kind, file, route, anchor } = parseLink(link.href, page.file);
  if (kind === 'EXTERNAL') return [];
  const place = { file: link.file ?? page.file, line: link.line, column: link.column };
  const fault = (text: FaultText): Fault[] => [{ severity: 'warning', ...place, ...text }];
  const target =
    kind === 'ANCHOR' ? page : file !== undefined ? byFile.get(file) : byRoute.get(route ?? '');
  if (!target) {
    if (route !== undefined && (context.routes.has(route) || context.fileExists(`static${route}`)))
      return [];
    const known = file === undefined ? [...context.routes] : [...byFile.keys()];
    const otherwise = 'link to the .mdx or .md file, relative to this one';
    return fault({
      message: `broken link "${link.href}": ${file === undefined ? `no page has the route ${route}` : `no page is made from ${file}`}`,
      fix: didYouMean(file ?? route ?? '', known, otherwise, '…'),
    });
  }
  if (anchor === '' || target.content.ids.includes(anchor)) return [];
  const otherwise = 'link to one of the headings, or give the heading that id: ## Title {#id}';
  return fault({
    message: `broken anchor "#${anchor}": ${target === page ? 'this page' : target.file} has no such id`,
    expected: target.content.ids.map((id) => `#${id}`).join(', ') || 'no anchors on that page',
    fix: didYouMean(anchor, target.content.ids, otherwise, '"#…"'),
  });
}
