import fs from 'node:fs';
import path from 'node:path';
import { minimalContent } from './fixture-site';
import { constructsPage, drawing, photo } from './constructs';
import { errors, page, warnings } from './faulty-content';
import { filesBeside, filesPage } from './files-beside';
import { hostilePages } from './hostile-pages';
import { hostileErrors, hostileWarnings } from './hostile-content';
import { problemPages } from './problem-pages';

/** Files below content/, by name. */
export type Content = Readonly<Record<string, string | Buffer>>;

/** Path that the sites are below. */
export const prefix = '/help';

/** Settings of the sites: all that a public site needs. */
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

/** Names the folder of the sites of one `npm test`, where browser tests go on with what was built there. */
export const SITES_FOLDER = 'QSC_SITES_FOLDER';

/** The site that is built once, with `firstContent`; signs in the path must not matter. */
export const otherSite = (sitesFolder: string) => path.join(sitesFolder, 'Ein Ordner für Übungen');

/** Texts of authors that would run if any part of a page took them for code. */
const hostile = `</script><script>ran()</script>" onload="ran()" '><img src=x onerror=ran()> __proto__ \u202E`;

/** A picture of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Names of pages with signs that addresses may have. */
export const oddNames = ['plus+amp&comma,semi;', 'dollar$at@equal='];

/** A post whose title and text hold a word that no other page has. */
export const post = (word: string, date: string, keys = '', body = '') =>
  `---\ntitle: Title ${word}\ndate: ${date}\n${keys}---\n\nStart ${word} of facets and feeds.\n\n<!-- truncate -->\n\nRest ${word}. ${body}\n`;

/** The page that an author edits. */
export const editedPage = (text: string) => `---\ntitle: Edited page\n---\n\n## Part\n\n${text}\n`;

const files = (list: readonly [string, string | Buffer, ...RegExp[]][]): Content =>
  Object.fromEntries(list.map(([file, text]) => [file, text]));

export const contentWithFaults: Content = {
  ...minimalContent,
  ...files([...errors, ...hostileErrors]),
  ...files([...warnings, ...hostileWarnings, ...problemPages]),
};

const livePost = post(
  'LIVE',
  '2025-03-30',
  'authors: [docs-team]\ntags: [facet]\n',
  'See [today](./today.md), [docs](/docs/start?x=1), [below](#below) and [elsewhere](https://example.org/).\n\n![A drawing](./drawing.svg)\n\n## Below\n\nEnd.',
);

/** Drafts, scheduled and unlisted pages beside those that everybody may see. */
const published: Content = {
  'tags.yml': `facet:\n  label: Facet\nsecret:\n  label: Secret\nhostile:\n  label: ${JSON.stringify(hostile)}\nconstructor:\n  label: Constructor\n`,
  'authors.yml': 'docs-team:\n  name: Documentation team\nnight-shift:\n  name: Night shift\n',
  'docs/draft.mdx': '---\ntitle: DRAFTDOC\ntags: [secret]\ndraft: true\n---\n\nDRAFTDOC\n',
  'docs/hidden.mdx': '---\ntitle: HIDDENDOC\ntags: [secret]\nunlisted: true\n---\n\nHIDDENDOC\n',
  'docs/group/page.mdx':
    '---\ntitle: In a group\n---\n\nOpen https://{host}.\n\n```http\nGET https://{host}/api/v1/search/demo/products HTTP/1.1\n```\n',
  'blog/live.mdx': livePost,
  'blog/drawing.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 6" width="12" height="6"></svg>',
  // Shares no word with the others, so words of the others are telling.
  'blog/other.md':
    '---\ntitle: Something else\ndate: 2025-03-29\ndescription: Elsewhere.\n---\n\nUnlike.\n',
  'blog/today.md': post('TODAY', '2025-03-31'),
  'blog/later.mdx': post('LATER', '2025-04-01', 'authors: [night-shift]\ntags: [secret]\n'),
  'blog/draft.mdx': post('DRAFT', '2025-03-01', 'draft: true\ntags: [secret]\n'),
  'blog/hidden.mdx': post(
    'HIDDEN',
    '2025-03-02',
    'unlisted: true\ntags: [secret]\nauthors: [night-shift]\n',
  ),
};

const gantt =
  'gantt\n  dateFormat YYYY-MM-DD\n  section Feed\n  Schema :a, 2025-03-10, 2d\n  Documents :after a, 3d\n';

/** Pages with warnings, with all constructs, and with hostile texts. */
const builtPages: Content = {
  ...files([...warnings, ...hostileWarnings, ...problemPages]),
  'docs/start.mdx': `${minimalContent['docs/start.mdx']}\n## First\n\nText\n`,
  'docs/constructs.mdx': constructsPage,
  'docs/photo.png': photo,
  'docs/drawing.svg': drawing,
  'docs/dot.png': dot,
  'docs/pictures.md': page('[![Dot](./dot.png)](./start.mdx)\n\n![Dot](./dot.png)'),
  ...Object.fromEntries(oddNames.map((name) => [`docs/${name}.md`, page('x')])),
  'docs/files.md': filesPage,
  ...Object.fromEntries(filesBeside.map(([name, bytes]) => [`docs/${name}`, bytes])),
  'docs/signs.md': page(oddNames.map((name) => `[x](<${name}.md>)`).join(' and ')),
  'docs/edited.mdx': editedPage('Before the edit.'),
  ...hostilePages,
  'docs/hostile.md': `---\ntitle: ${JSON.stringify(hostile)}\ndescription: ${JSON.stringify(hostile)}\ntags: [hostile, constructor]\n---\n\n## Part\n\nText.\n`,
  // The build does not draw diagrams of this kind.
  'docs/plan.md': page(`\`\`\`mermaid title="Plan"\n${gantt}\`\`\``),
  'redirects.yml':
    '- from: /docs/old\n  to: /docs/edited#part\n- from: /docs/start#moved\n  to: /docs/edited#part\n',
};

const shopFile = (name: string) => fs.readFileSync(path.join('content/shop', name), 'utf8');

const term = (id: string, name: string) => `### ${name} {#${id}}\n\n${name}: what it is.\n`;
const concepts = (...terms: string[]) => page(`## Terms\n\n${terms.join('\n')}`);
const figure = (text: string) =>
  `<svg viewBox="0 0 600 40"><text x="9" y="20">${text}</text></svg>`;
const firstHit = (parameters = '') =>
  `<SearchExample index="products" request="q=drill&rows=1${parameters}" show="result.products.documents[0]" />`;

/** Files that several pages show, and pages that show them. */
export const sharedFiles: Content = {
  'shop/products.json': shopFile('products.json'),
  'shop/synonyms.yml': shopFile('synonyms.yml'),
  'shop/schema.json': shopFile('schema.json'),
  'home.mdx': `${firstHit('&result.displayFields=title')}\n`,
  'docs/suggest.mdx': page('<ApiOperations group="suggest" />'),
  'docs/response.mdx': page(firstHit()),
  'docs/getStarted/concepts.md': concepts(term('shard', 'Shard')),
  'docs/words.md': page('A shard and a ranker.'),
  'docs/links.md': page('[Not there yet](./later.md)'),
  'blog/figure.mdx': post(
    'FIGURE',
    '2025-04-01',
    'tags: [facet]\nauthors: [docs-team]\n',
    '\n\n![Way](./way.figure.svg "Way")',
  ),
  'blog/way.figure.svg': figure('before'),
};

/** New versions of these files. */
export const changedFiles: Content = {
  'shop/products.json': shopFile('products.json').replaceAll('"title": "', '"title": "Changed '),
  'docs/getStarted/concepts.md': concepts(term('shard', 'Shard'), term('ranker', 'Ranker')),
  'docs/later.md': page('It is here.'),
  'blog/way.figure.svg': figure('after'),
};

/** Content that builds. */
export const firstContent: Content = { ...minimalContent, ...published, ...builtPages };

/** Changes of the next day. */
export const nextDayContent: Content = {
  'blog/today.md': post('TODAY', '2025-03-31').replace('Title', 'Renamed'),
  'blog/live.mdx': livePost.replace('date:', 'draft: true\ndate:'),
};
