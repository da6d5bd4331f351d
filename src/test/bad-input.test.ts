import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_SOURCE_BYTES } from '../node/source/front-matter';
import { fixtureSite, minimalContent, type FixtureSite } from './fixture-site';

const page = (body: string, extra = '') => `---\ntitle: Page\n${extra}---\n\n${body}\n`;

/** File, its text, and what the build must say about it. */
const errors: [string, string | Buffer, RegExp][] = [
  [
    'docs/unknown-key.mdx',
    page('x', 'titel: y\n'),
    /content\/docs\/unknown-key\.mdx:3:1 {2}error: unknown key "titel"\n {4}Allowed: title, .*\n {4}Fix: did you mean "title"\?/,
  ],
  [
    'docs/wrong-type.mdx',
    page('x', 'tags: facet\n'),
    /wrong-type\.mdx:3:1 {2}error: "tags" is the text "facet"\n {4}Allowed: a list of texts/,
  ],
  [
    'docs/no-title.mdx',
    '---\ndescription: x\n---\n\nx\n',
    /no-title\.mdx:1:1 {2}error: "title" is missing/,
  ],
  [
    'docs/bad-yaml.mdx',
    '---\ntitle: "open\n---\n\nx\n',
    /bad-yaml\.mdx:\d+:\d+ {2}error: this is not valid YAML/,
  ],
  ['docs/list.mdx', '---\n- a\n---\n\nx\n', /list\.mdx:2:1 {2}error: expected keys and values/],
  [
    'docs/open-block.mdx',
    '---\ntitle: x\n\nx\n',
    /open-block\.mdx:1:1 {2}error: the front matter is not closed/,
  ],
  [
    'blog/bad-date.mdx',
    '---\ntitle: x\ndate: 2025-02-30\n---\n\nx\n',
    /content\/blog\/bad-date\.mdx:3:1 {2}error: "date" is the text "2025-02-30"\n {4}Allowed: a date such as/,
  ],
  [
    'blog/no-author.mdx',
    '---\ntitle: x\ndate: 2025-02-03\nauthors: [docs-taem]\n---\n\nx\n',
    /no-author\.mdx:4:11 {2}error: unknown key "docs-taem" in authors\n.*\n {4}Fix: did you mean "docs-team"\?/,
  ],
  [
    'blog/no-date.mdx',
    '---\ntitle: x\n---\n\nx\n',
    /no-date\.mdx:1:1 {2}error: "date" is missing\n {4}Allowed: a date such as/,
  ],
  [
    'blog/date-in-title.mdx',
    '---\ntitle: News of 1 May 2024\n---\n\nx\n',
    /date-in-title\.mdx:1:1 {2}error: "date" is missing; the date in the title .*\n.*\n {4}Fix: add the line "date: 2024-05-01"/,
  ],
  [
    'blog/comment.mdx',
    '---\ntitle: x\ndate: 2024-05-01\n---\n\nx\n\n<!-- later -->\n',
    /comment\.mdx:8:2 {2}error: .*\n {4}Fix: write \{\/\* … \*\/\} for a comment; the marker of a post is \{\/\* truncate \*\/\}/,
  ],
  [
    'docs/unknown-tag.mdx',
    page('x', 'tags: [facets]\n'),
    /unknown-tag\.mdx:3:8 {2}error: unknown key "facets" in tags/,
  ],
  [
    'docs/syntax.mdx',
    page('Text {oops'),
    /syntax\.mdx:5:\d+ {2}error: .*expression.*\n {4}Fix: braces hold JavaScript/,
  ],
  [
    'docs/unclosed.mdx',
    page('<Details summary="x">\n\ntext'),
    /unclosed\.mdx:5:1 {2}error: Expected a closing tag/,
  ],
  [
    'docs/component.mdx',
    page('text\n\n<Card />'),
    /component\.mdx:7:1 {2}error: unknown component <Card>\n {4}Allowed: <Admonition>, .*<Tabs>/,
  ],
  [
    'docs/rejected-request.mdx',
    page('x\n\n<SearchExample index="products" request="q=saw&page=one" show="all" />'),
    /rejected-request\.mdx:7:1 {2}error: the request of <SearchExample> is rejected with 400: Parameter "page" must be a whole number.*\n {4}Allowed: status 200\n {4}Fix: correct request/,
  ],
  [
    'docs/shown-part.mdx',
    page('<SearchExample index="products" request="q=saw" show="result.product.total" />'),
    /shown-part\.mdx:5:1 {2}error: show of <SearchExample>: the response has nothing at result: .*\n {4}Allowed: products\n/,
  ],
  [
    'docs/function-prop.mdx',
    page('<Details summary={() => 1}>x</Details>'),
    /function-prop\.mdx:5:1 {2}error: the prop "summary" of <Details> is a function/,
  ],
  [
    'docs/import.mdx',
    page("import fs from 'node:fs'\n\nx"),
    /import\.mdx:5:1 {2}error: import of "node:fs" is not allowed/,
  ],
  [
    'docs/undefined.mdx',
    page('Filter f.{id}'),
    /undefined\.mdx:5:10 {2}error: .*"id" is not defined/,
  ],
  [
    'docs/image.mdx',
    page('![x](./gone.png)'),
    /image\.mdx:5:1 {2}error: the image "\.\/gone\.png" does not exist/,
  ],
  ['docs/empty.mdx', '', /content\/docs\/empty\.mdx {2}error: the file is empty/],
  [
    'docs/huge.md',
    page('word '.repeat(MAX_SOURCE_BYTES)),
    /huge\.md {2}error: the file has 5000022 bytes; a page may have 1000000/,
  ],
  [
    'docs/a/_category.yml',
    'lable: x\n',
    /content\/docs\/a\/_category\.yml:1:1 {2}error: unknown key "lable"/,
  ],
  [
    'authors.yml',
    'docs-team:\n  name: Documentation team\nDocs Team:\n  name: x\n',
    /authors\.yml:3:1 {2}error: the key "Docs Team" can't be part of a route/,
  ],
  [
    'shop/products.json',
    '[\n  { "id": "p-1", "tilte": "Drill" }\n]\n',
    /content\/demo\/products\.json:2:18 {2}error: unknown key "tilte"\n.*\n {4}Fix: did you mean "title"\?/,
  ],
  ['tags.yml', 'facet:\n  name: Facet\n', /content\/tags\.yml:1:1 {2}error: unknown key "name"/],
];

/** What is only a warning, with the faulty pages above left out. */
const warnings: [string, string | Buffer, RegExp][] = [
  [
    'docs/link.mdx',
    page('[x](./gone.mdx) and [y](/docs/nowhere)'),
    /link\.mdx:5:1 {2}warning: broken link "\.\/gone\.mdx"/,
  ],
  [
    'docs/anchor.mdx',
    page('[x](./start.mdx#gone)'),
    /anchor\.mdx:5:1 {2}warning: broken anchor "#gone"/,
  ],
  [
    'docs/language.mdx',
    page('```jsno\n{}\n```'),
    /language\.mdx:5:1 {2}warning: unknown code language "jsno"\n.*\n {4}Fix: did you mean "json"/,
  ],
  [
    'docs/twin.mdx',
    page('x', 'slug: /start\n'),
    /twin\.mdx {2}warning: two pages have the route \/docs\/start/,
  ],
  [
    'blog/twin/index.mdx',
    '---\ntitle: x\ndate: 2024-05-01\nslug: first\n---\n\nx\n',
    /blog\/twin\/index\.mdx {2}warning: two pages have the route \/blog\/first; the one of content\/blog\/first\.md is built/,
  ],
  ['blog/first.md', '---\ntitle: First\ndate: 2024-05-01\n---\n\nx\n', /^/],
  [
    'blog/long.md',
    `---\ntitle: x\ndate: 2024-05-01\n---\n\n${'word '.repeat(201)}\n`,
    /blog\/long\.md {2}warning: this post has 201 words, and nothing says which part lists show\n {4}Fix: put <!-- truncate --> on its own line/,
  ],
  [
    'blog/inline.mdx',
    '---\ntitle: x\ndate: 2024-05-01\n---\n\nText {/* truncate */} text\n',
    /blog\/inline\.mdx:6:6 {2}warning: the truncate marker is inside another block/,
  ],
  ['docs/bom.mdx', '\uFEFF---\r\ntitle: With a mark\r\n---\r\n\r\nBody with CRLF.\r\n', /^/],
  ['docs/Größe und Maß.mdx', page('[back](./start.mdx)'), /^/],
];

describe('a build with faults', () => {
  let site: FixtureSite;
  let result: { code: number; output: string };
  beforeAll(async () => {
    site = fixtureSite({
      ...minimalContent,
      ...Object.fromEntries([...errors, ...warnings].map(([file, text]) => [file, text])),
    });
    result = await site.gatsby('build');
  });
  afterAll(() => site.remove());

  it.each([...errors, ...warnings])('says what is wrong with %s', (_file, _text, message) => {
    expect(result.output).toMatch(message);
  });

  it('fails, lists all faults together and shows no stack trace', () => {
    expect(result.code).toBe(1);
    expect(result.output).toMatch(/\n *\d+ faults in the content/);
    expect(result.output).not.toMatch(/\n\s+at .*:\d+:\d+/);
    expect(result.output).not.toContain('Building production JavaScript');
  });
});

describe('a build with warnings', () => {
  let site: FixtureSite;
  let result: { code: number; output: string };
  beforeAll(async () => {
    const draft = page('Not yet.', 'draft: true\n');
    const unlisted = page('Only for those who know.', 'unlisted: true\n');
    site = fixtureSite({
      ...minimalContent,
      ...Object.fromEntries(warnings.map(([file, text]) => [file, text])),
      'docs/draft.mdx': draft,
      'docs/hidden.mdx': unlisted,
    });
    result = await site.gatsby('build');
  });
  afterAll(() => site.remove());

  const html = async (route: string) =>
    (await import('node:fs')).promises.readFile(`${site.folder}/public${route}/index.html`, 'utf8');

  it.each(warnings)('says what is odd with %s', (_file, _text, message) => {
    expect(result.output).toMatch(message);
  });

  it('succeeds and builds pages with a byte order mark, CRLF and odd file names', async () => {
    expect(result.code).toBe(0);
    expect(await html('/docs/bom')).toContain('Body with CRLF.');
    expect(await html('/docs/Größe-und-Maß')).toContain('href="/docs/start"');
  });

  it('leaves drafts out', async () => {
    await expect(html('/docs/draft')).rejects.toThrow('ENOENT');
    expect(await html('/docs')).not.toContain('/docs/draft');
  });

  it('builds unlisted pages, lists them nowhere and keeps search engines away', async () => {
    expect(await html('/docs/hidden')).toContain('<meta name="robots" content="noindex"');
    expect(await html('/docs')).not.toContain('/docs/hidden');
    expect(await html('/docs/start')).not.toContain('/docs/hidden');
  });
});
