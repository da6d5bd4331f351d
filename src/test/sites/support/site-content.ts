import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../../node/content/files';
import { minimalContent } from './fixture-site';
import { errors, page, warnings } from './faulty-content';
import { hostilePages } from './hostile-pages';

/** Files below content/, by name. */
export type Content = Readonly<Record<string, string | Buffer>>;

/** Path prefix of the sites. */
export const prefix = '/help';

/** Settings of the sites: all those of a public site. */
export const settings = {
  GATSBY_SITE_URL: 'https://qsc.example',
  GATSBY_PATH_PREFIX: prefix,
  GATSBY_REPOSITORY_URL: 'https://git.example/qsc/docs/blob/main',
  GATSBY_FEEDBACK_ENDPOINT: 'https://feedback.example/pages',
  GATSBY_EVENTS_ENDPOINT: 'https://events.example/site',
  GATSBY_COMPANY_HOST: 'company.example',
  GATSBY_SEARCH_APPLICATION_URL: 'https://console.example/',
  GATSBY_VALUES_HOST: 'search.acme.example',
  GATSBY_VALUES_TENANT: 'acme',
  GATSBY_VALUES_DIALOG: 'off',
  GATSBY_MCP_URL: 'https://qsc.example/mcp',
  GATSBY_SECURITY_CONTACT: 'mailto:security@company.example',
  QSC_BUILD_DATE: '2025-03-31',
};

/** Environment variable with the folder of the sites of one `npm test`, which browser tests use again. */
export const SITES_FOLDER = 'QSC_SITES_FOLDER';

/** The site that is built once, with `firstContent`. Special characters in the path must not matter. */
export const otherSite = (sitesFolder: string) => path.join(sitesFolder, 'Ein Ordner für Übungen');

/** The files of a folder of `src/test/sites`. */
function storedFiles(name: string): Record<string, Buffer> {
  const folder = `src/test/sites/${name}`;
  const files = filesIn(folder).map(
    (file) => [file, fs.readFileSync(path.join(folder, file))] as const,
  );
  return Object.fromEntries(files);
}

/** All constructs and components, and drafts, scheduled, unlisted, and published pages. */
const pages = storedFiles('content');
const photo = pages['docs/photo.png'] ?? Buffer.of();

/** Names of pages with special characters of addresses. */
export const oddNames = ['plus+amp&comma,semi;', 'dollar$at@equal='];

/** A name as macOS writes it, with separate diacritics. */
const decomposed = 'größe'.normalize('NFD');

/** Files with names that some systems cannot store. */
const oddFiles: Content = {
  ...Object.fromEntries(oddNames.map((name) => [`docs/${name}.md`, page('x')])),
  'docs/signs.md': page(oddNames.map((name) => `[x](<${name}.md>)`).join(' and ')),
  'docs/100% #1 & more.csv': 'c;d\n',
  'docs/100%.png': photo,
  'docs/a#b?.png': photo,
  [`docs/${decomposed}.png`]: photo,
  [`docs/${decomposed}.md`]: page('x'),
};

/** The page that an author edits. */
export const editedPage = (text: string) => `---\ntitle: Edited page\n---\n\n## Part\n\n${text}\n`;

const files = (list: readonly { file: string; text: Buffer }[]): Content =>
  Object.fromEntries(list.map(({ file, text }) => [file, text]));

export const contentWithFaults: Content = {
  ...minimalContent,
  ...files([...errors, ...warnings]),
  'docs/half.png': photo.subarray(0, photo.length / 2),
};

/** Content that builds. */
export const firstContent: Content = {
  ...pages,
  ...oddFiles,
  ...files(warnings),
  ...hostilePages,
  'docs/edited.mdx': editedPage('Before the edit.'),
};

/** Changes of the next day. */
export const nextDayContent: Content = {
  'blog/today.md': String(pages['blog/today.md']).replace('Title', 'Renamed'),
  'blog/live.mdx': String(pages['blog/live.mdx']).replace('date:', 'draft: true\ndate:'),
};

const shopFiles = Object.fromEntries(
  ['products.json', 'synonyms.yml', 'schema.json'].map((name) => [
    `shop/${name}`,
    fs.readFileSync(`content/shop/${name}`, 'utf8'),
  ]),
);

/** Files that several pages show, and pages that show them. */
export const sharedFiles: Content = { ...shopFiles, ...storedFiles('content-shared') };

/** New versions of these files. */
export const changedFiles: Content = {
  ...storedFiles('content-changed'),
  'shop/products.json':
    shopFiles['shop/products.json']?.replaceAll('"title": "', '"title": "Changed ') ?? '',
};
