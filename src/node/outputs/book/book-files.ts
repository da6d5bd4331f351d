import fs from 'node:fs';
import { transformSync } from 'esbuild';
import { toXast } from 'hast-util-to-xast';
import { lookup } from 'mrmime';
import { toXml } from 'xast-util-to-xml';
import type { TreeElement, TreeNode } from '../../../lib/content-tree';
import { escapeAttribute as text } from '../../../lib/text/escape-html';
import { site } from '../../../site';
import { siteAbsolute } from '../../content/files';
import { htmlTree } from '../../content/nodes/content-tree';
import type { SidebarItem } from '../../content/sidebar';
import { withoutControls } from '../feeds/feed';

export interface BookPage {
  file: string;
  xhtml: string;
}

/** Type of a picture's file; undefined for a type that books do not allow. */
export const pictureType = (file: string) =>
  /^image\/(?:gif|jpeg|png|svg\+xml)$/.exec(lookup(file) ?? '')?.[0];

/** Name of a file for an address of the site, another one for each, in letters that every reader supports. */
export const bookName = (address: string) =>
  address
    .slice(1)
    .replace(/[^a-z\d./]/giu, (character) => `_${Buffer.from(character).toString('hex')}_`)
    .replaceAll('/', '-');

const declaration = '<?xml version="1.0" encoding="utf-8"?>';

export function xhtmlFile(title: string, body: readonly TreeNode[]): string {
  const languages = { lang: site.locale, 'xml:lang': site.locale };
  const page = htmlTree([
    'html',
    { 'xmlns:epub': 'http://www.idpf.org/2007/ops', ...languages },
    ['head', ['title', title], ['link', { rel: 'stylesheet', href: 'book.css' }]],
    ['body', ...body],
  ]);
  const xml = toXml(toXast(page), { closeEmptyElements: true });
  return `${declaration}\n${withoutControls(xml).replaceAll(']]>', ']]&gt;')}\n`;
}

/** The table of contents: the sidebar. */
export function contents(
  items: readonly SidebarItem[],
  fileOf: (route: string) => string | undefined,
): string {
  const list = (entries: readonly SidebarItem[]): TreeElement[] => {
    const lines = entries.flatMap((item): TreeElement[] => {
      const file = item.page && fileOf(item.page.path);
      const inner = item.kind === 'group' ? list(item.items) : [];
      if (file === undefined && inner.length === 0) return [];
      return [['li', file ? ['a', { href: file }, item.label] : ['span', item.label], ...inner]];
    });
    return lines.length > 0 ? [['ol', ...lines]] : [];
  };
  const nav: TreeElement = ['nav', { 'epub:type': 'toc', id: 'toc' }, ...list(items)];
  return xhtmlFile(site.title, [['h1', site.title], nav]);
}

/** The list of all files of the book, in reading order. @param day of the newest release, so that equal content has equal bytes */
export function packageFile(
  pages: readonly BookPage[],
  pictures: readonly string[],
  { day, address }: { day: string; address: string },
): string {
  const idOf = (file: string) => file.replace(/\W/g, '-');
  const item = (file: string, type = '', properties = '') =>
    `<item id="${idOf(file)}" href="${file}" media-type="${type}"${properties && ` properties="${properties}"`}/>`;
  const partsOf = ({ xhtml }: BookPage) =>
    `${xhtml.includes('<svg ') ? 'svg ' : ''}${xhtml.includes('<math ') ? 'mathml' : ''}`.trim();
  const type = 'application/xhtml+xml';
  return `${declaration}
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="address" xml:lang="${site.locale}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="address">${text(address)}</dc:identifier>
<dc:title>${text(site.title)}</dc:title>
<dc:language>${site.locale}</dc:language>
<dc:creator>${text(site.company)}</dc:creator>
<dc:description>${text(site.description)}</dc:description>
<meta property="dcterms:modified">${day}T00:00:00Z</meta>
</metadata>
<manifest>
${[
  item('contents.xhtml', type, 'nav'),
  item('book.css', 'text/css'),
  ...pages.map((page) => item(page.file, type, partsOf(page))),
  ...pictures.map((file) => item(file, pictureType(file))),
].join('\n')}
</manifest>
<spine>
${['contents.xhtml', ...pages.map(({ file }) => file)].map((file) => `<itemref idref="${idOf(file)}"/>`).join('\n')}
</spine>
</package>
`;
}

export const container = `${declaration}
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

/** The style sheet: drawings as on the site in the light mode, as wide as the page, with colors instead of custom properties. */
export function styles(): string {
  const read = (name: string) => fs.readFileSync(siteAbsolute(`src/theme/${name}.css`), 'utf8');
  const light = read('tokens').replace(/\[data-theme[^]*/, '');
  const values = new Map(
    [...light.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value]) => [name, value]),
  );
  const drawings =
    read('diagram').match(/^(?:\.figure )?\.drawing (?:svg|> svg)[^{]* \{[^]*?^\}/gm) ?? [];
  const { code } = transformSync(drawings.join('\n'), { loader: 'css', target: 'safari9' });
  return `img, svg { max-width: 100%; height: auto; }
figure { margin: 1em 0; }
figcaption { font-size: 0.85em; }
pre { white-space: pre-wrap; font-size: 0.8em; }
table { border-collapse: collapse; font-size: 0.85em; }
th, td { border: 1px solid #aebab7; padding: 0.2em 0.4em; text-align: left; vertical-align: top; }
/* Also where a reader's pages are dark. */
.drawing { background: #fff; }
blockquote { margin: 1em 0; padding-left: 1em; border-left: 3px solid #aebab7; }
${code.replace(/\s+min-width: [^;]+;/g, '').replace(/var\((--[\w-]+)\)/g, (reference, name: string) => values.get(name) ?? reference)}`;
}
