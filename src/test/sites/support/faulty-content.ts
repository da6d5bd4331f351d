import { MAX_SOURCE_BYTES } from '../../../node/source/front-matter/front-matter';

/** A page with a body and further lines of front matter. */
export const page = (body: string, extra = '') => `---\ntitle: Page\n${extra}---\n\n${body}\n`;

/** File, its text, and what the build must say about it. */
export const errors: [string, string | Buffer, RegExp][] = [
  ['home.mdx', '<Nope />\n', /content\/home\.mdx:1:1 {2}error: .*Nope/],
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
  [
    'docs/no-setting.mdx',
    page('<WhenSet setting="GATSBY_MPC_URL">\n\nx\n\n</WhenSet>'),
    /no-setting\.mdx:5:1 {2}error: <WhenSet> names the setting "GATSBY_MPC_URL"\n {4}Allowed: GATSBY_MCP_URL\n/,
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
    /no-author\.mdx:4:11 {2}error: unknown author "docs-taem"\n {4}Allowed: .*docs-team \(content\/authors\.yml\)\n {4}Fix: did you mean "docs-team"\?/,
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
    /unknown-tag\.mdx:3:8 {2}error: unknown tag "facets"/,
  ],
  [
    'docs/syntax.mdx',
    page('Text {oops'),
    /syntax\.mdx:5:\d+ {2}error: .*expression.*\n {4}Fix: braces contain JavaScript/,
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
  [
    'docs/no-picture.mdx',
    page('![x](./text.png)'),
    /no-picture\.mdx:5:1 {2}error: the image "\.\/text\.png" is not a picture that can be read\n {4}Allowed: a PNG/,
  ],
  ['docs/text.png', 'No picture.', /^/],
  [
    'docs/latin1.md',
    Buffer.from(page('Preisgr\u00f6\u00dfe'), 'latin1'),
    /latin1\.md:5:8 {2}error: the file is not UTF-8: byte 29 is 0xF6/,
  ],
  [
    'docs/escape.md',
    page('Red: \u001b[31m'),
    /escape\.md:5:6 {2}error: the file contains the control character U\+001B/,
  ],
  [
    'docs/slug.md',
    page('x', 'slug: my page?\n'),
    /slug\.md:3:1 {2}error: "slug" is the text "my page\?"\n {4}Allowed: part of an address/,
  ],
  [
    'docs/slug-up.md',
    page('x', 'slug: ../../up\n'),
    /slug-up\.md:3:1 {2}error: "slug" is the text "\.\.\/\.\.\/up"/,
  ],
  [
    'docs/_part.mdx',
    'First.\n\n## Part\n\n<Card />\n\n[x](./gone.mdx)\n',
    /content\/docs\/_part\.mdx:5:1 {2}error: unknown component <Card>/,
  ],
  ['docs/with-part.mdx', page("import Part from './_part.mdx'\n\n<Part />"), /^/],
  [
    'docs/xlink.md',
    page('<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'),
    /xlink\.md:5:\d+ {2}error: unsafe address "javascript:alert\(1\)" is not allowed on <a>/,
  ],
  [
    'docs/...md',
    page('x'),
    /content\/docs\/\.\.\.md {2}error: the name or slug of this file cannot be part of an address/,
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
    /content\/shop\/products\.json:2:18 {2}error: unknown key "tilte"\n.*\n {4}Fix: did you mean "title"\?/,
  ],
  ['tags.yml', 'facet:\n  name: Facet\n', /content\/tags\.yml:1:1 {2}error: unknown key "name"/],
];

/** What is only a warning, with the faulty pages above left out. */
export const warnings: [string, string | Buffer, RegExp][] = [
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
    'docs/references.md',
    page('[a][nowhere] and [b][used]\n\n[used]: /docs\n[unused]: /docs/tags'),
    /references\.md:5:1 {2}warning: the link "\[a\]\[nowhere\]" has no address[^]*references\.md:8:1 {2}warning: nothing refers to the address "\[unused\]"/,
  ],
  ['docs/both.md', page('x'), /^/],
  [
    'docs/both.mdx',
    page('y'),
    /docs\/both\.mdx {2}warning: two pages have the route \/docs\/both; the one of content\/docs\/both\.md is built/,
  ],
  ['docs/index-twin.md', page('x'), /^/],
  ['docs/index-twin/index.md', page('y'), /warning: two pages have the route \/docs\/index-twin;/],
  [
    'docs/__proto__.md',
    page('x'),
    /__proto__\.md {2}warning: this file has a title and makes no page/,
  ],
  [
    'docs/twin.mdx',
    page('x', 'slug: /start\n'),
    /twin\.mdx:3:1 {2}warning: two pages have the route \/docs\/start/,
  ],
  [
    'blog/twin/index.mdx',
    '---\ntitle: x\ndate: 2024-05-01\nslug: first\n---\n\nx\n',
    /blog\/twin\/index\.mdx:4:1 {2}warning: two pages have the route \/blog\/first; the one of content\/blog\/first\.md is built/,
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
