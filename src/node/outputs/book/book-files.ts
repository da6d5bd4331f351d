import fs from 'node:fs';
import { transformSync } from 'esbuild';
import { lookup } from 'mrmime';
import { escapeAttribute as text } from '../../../lib/text/escape-html';
import { site } from '../../../site';
import { siteAbsolute } from '../../source/files';
import type { SidebarItem } from '../../source/sidebar';

export interface BookPage {
  file: string;
  title: string;
  body: string;
}

/** Type of a picture's file; undefined for a type that books do not allow. */
export const pictureType = (file: string) =>
  /^image\/(?:gif|jpeg|png|svg\+xml)$/.exec(lookup(file) ?? '')?.[0];

export const xhtmlPage = ({ title, body }: Omit<BookPage, 'file'>) =>
  `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${site.locale}" xml:lang="${site.locale}">
<head><title>${text(title)}</title><link rel="stylesheet" href="book.css"/></head>
<body>${body}</body>
</html>
`;

/** The table of contents: the sidebar, with each page once, since its links have to be in reading order. */
export function contents(
  items: readonly SidebarItem[],
  fileOf: (route: string) => string | undefined,
) {
  const listed = new Set<string>();
  const list = (entries: readonly SidebarItem[]): string => {
    const lines = entries.flatMap((item) => {
      const own = item.page && fileOf(item.page.path);
      const file = own !== undefined && !listed.has(own) ? own : undefined;
      if (file !== undefined) listed.add(file);
      const label = text(item.label);
      const inner = item.kind === 'group' ? list(item.items) : '';
      if (file === undefined && inner === '') return [];
      return `<li>${file ? `<a href="${file}">${label}</a>` : `<span>${label}</span>`}${inner}</li>`;
    });
    return lines.length > 0 ? `<ol>${lines.join('')}</ol>` : '';
  };
  return xhtmlPage({
    title: site.title,
    body: `<h1>${text(site.title)}</h1><nav epub:type="toc" id="toc">${list(items)}</nav>`,
  });
}

/** The list of all files of the book, in reading order. @param day of the newest release, so that equal content has equal bytes */
export function packageFile(
  pages: readonly BookPage[],
  pictures: readonly string[],
  { day, address }: { day: string; address: string },
): string {
  const idOf = (file: string) => file.replace(/\W/g, '-');
  const item = (file: string, type: string, properties = '') =>
    `<item id="${idOf(file)}" href="${text(file)}" media-type="${type}"${properties && ` properties="${properties}"`}/>`;
  const partsOf = ({ body }: BookPage) =>
    `${body.includes('<svg ') ? 'svg ' : ''}${body.includes('<math ') ? 'mathml' : ''}`.trim();
  const xhtml = 'application/xhtml+xml';
  return `<?xml version="1.0" encoding="utf-8"?>
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
  item('contents.xhtml', xhtml, 'nav'),
  item('book.css', 'text/css'),
  ...pages.map((page) => item(page.file, xhtml, partsOf(page))),
  ...pictures.map((file) => item(file, pictureType(file) ?? '')),
].join('\n')}
</manifest>
<spine>
${['contents.xhtml', ...pages.map(({ file }) => file)].map((file) => `<itemref idref="${idOf(file)}"/>`).join('\n')}
</spine>
</package>
`;
}

export const container = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

/** The style sheet: drawings as on the site in the light mode, with colors instead of custom properties. */
export function styles(): string {
  const read = (name: string) => fs.readFileSync(siteAbsolute(`src/theme/${name}.css`), 'utf8');
  const values = new Map(
    [...(read('tokens').split('[data-theme')[0] ?? '').matchAll(/(--[\w-]+): ([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
  const drawings = [
    ...read('diagram').matchAll(/^(?:\.figure )?\.drawing (?:svg|> svg)[^{]* \{[^]*?^\}/gm),
  ];
  const { code } = transformSync(drawings.join('\n'), { loader: 'css', target: 'safari9' });
  const colored = code.replace(
    /var\((--[\w-]+)\)/g,
    (reference, name: string) => values.get(name) ?? reference,
  );
  return `img, svg { max-width: 100%; height: auto; }
figure { margin: 1em 0; }
figcaption { font-size: 0.85em; }
pre { white-space: pre-wrap; font-size: 0.8em; }
table { border-collapse: collapse; font-size: 0.85em; }
th, td { border: 1px solid #aebab7; padding: 0.2em 0.4em; text-align: left; vertical-align: top; }
/* Also where a reader's pages are dark. */
.drawing { background: #fff; }
blockquote { margin: 1em 0; padding-left: 1em; border-left: 3px solid #aebab7; }
${colored}`;
}
