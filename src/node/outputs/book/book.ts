import fs from 'node:fs';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import type { BuildArgs } from 'gatsby';
import { docPages, routes } from '../../../lib/addresses/routes';
import type { TreeNode } from '../../../lib/content-tree';
import { sizeNote } from '../../../lib/text/size-note';
import { absoluteUrl } from '../../../lib/addresses/urls';
import { site } from '../../../site';
import type { DocNode } from '../../data/gatsby-nodes';
import { sitePages } from '../../data/site-pages';
import { currentSite } from '../../pages/site-index';
import { siteAbsolute } from '../../content/files';
import { imageFile, parseLink } from '../../content/links';
import { dateIn } from '../../content/publication';
import type { SidebarItem } from '../../content/sidebar';
import { linkFrom } from '../feeds/feed-files';
import { writeOutput } from '../output-files';
import {
  bookName,
  container,
  contents,
  packageFile,
  pictureType,
  styles,
  xhtmlFile,
  type BookPage,
} from './book-files';
import { chapterNodes, idsIn, linkedNodes } from './chapter';

/** Writes pages in reading order as one EPUB 3. Without the origin of the site there is none. */
export async function writeBook(
  pages: readonly DocNode[],
  sidebar: readonly SidebarItem[],
  args: BuildArgs,
): Promise<void> {
  if (!site.hasBook) return;
  const built = sitePages(args);
  /** Files by their names in the book. */
  const pictures = new Map<string, string>();
  const chapters = new Map<string, { page: DocNode; content: TreeNode[]; ids: string[] }>();
  for (const page of pages) {
    const { tree } = await built.texts(page.id);
    const content = chapterNodes(tree, (src) => {
      const picture = publishedPicture(imageFile(src, page.file));
      if (picture) pictures.set(picture.name, picture.source);
      return picture?.name;
    });
    chapters.set(page.path, { page, content, ids: idsIn(content) });
  }
  /** The address of a link in the book: of a chapter, or on the site. */
  const link = (from: string) => (href: string) => {
    const { kind, route = kind === 'ANCHOR' ? from : '', anchor } = parseLink(href, '');
    const target = chapters.get(route);
    if (target)
      return fileOf(route) + (target.ids.includes(anchor) ? `#${encodeURIComponent(anchor)}` : '');
    return linkFrom(absoluteUrl(from, args.basePath), args.basePath)(href);
  };
  const bookPages = [...chapters].map(([route, { page, content }]): BookPage => {
    const lead: TreeNode[] = page.description ? [['p', ['em', page.description]]] : [];
    const nodes: TreeNode[] = [['h1', page.title], ...lead, ...linkedNodes(content, link(route))];
    return { file: fileOf(route), xhtml: xhtmlFile(page.title, nodes) };
  });
  const releases = pages.find(({ path: route }) => route === docPages.whatsNew);
  const sections = releases ? (await built.get(releases.id)).sections : [];
  const [day = '2000-01-01'] = sections.flatMap(({ title }) => dateIn(title) ?? []);
  const address = absoluteUrl(routes.book, args.basePath);
  const files: Zippable = {
    // First and not compressed: programs know the format by it.
    mimetype: [Buffer.from('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': Buffer.from(container),
    'book/book.opf': Buffer.from(packageFile(bookPages, [...pictures.keys()], { day, address })),
    'book/contents.xhtml': Buffer.from(
      contents(sidebar, (route) => (chapters.has(route) ? fileOf(route) : undefined)),
    ),
    'book/book.css': Buffer.from(styles()),
  };
  for (const page of bookPages) files[`book/${page.file}`] = Buffer.from(page.xhtml);
  for (const [name, source] of pictures)
    files[`book/${name}`] = [fs.readFileSync(source), { level: 0 }];
  // Days of the archive have no time zone: this one is the same everywhere.
  const bytes = zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) });
  writeOutput(siteAbsolute('public'), routes.book, Buffer.from(bytes));
  writeSize(siteAbsolute(`public${routes.docs}/index.html`), bytes.length);
}

/** The book is made from the pages, so the page that says its size gets it here. */
function writeSize(file: string, bytes: number): void {
  const html = fs.readFileSync(file, 'utf8');
  const sized = html.replace(
    / data-book-size="">[^<]*(?=<)/,
    ` data-book-size="">${sizeNote(bytes)}`,
  );
  if (sized !== html) fs.writeFileSync(file, sized);
}

const fileOf = (route: string) => `${bookName(route)}.xhtml`;

/** A picture that the build has published, and its name in the book. */
function publishedPicture(file: string | undefined) {
  const address = file === undefined ? undefined : currentSite().addressOf(file);
  const published = decodeURIComponent(address ?? '') || file?.replace(/^static/, '');
  const source = siteAbsolute(path.join('public', published ?? ''));
  if (!published || !pictureType(published) || !fs.existsSync(source)) return undefined;
  return { name: `pictures/${bookName(published)}`, source };
}
