/** A page with a body and further lines of front matter. */
export const page = (body: string, extra = '') => `---\ntitle: Page\n${extra}---\n\n${body}\n`;

/** File, text, and message of the build: one for each way from a file to the report. Unit tests cover the other faults. */
export const errors: [string, string | Buffer, RegExp][] = [
  ['home.mdx', '<Nope />\n', /content\/home\.mdx:1:1 {2}error: .*Nope/],
  [
    'docs/unknown-key.mdx',
    page('x', 'titel: y\n'),
    /content\/docs\/unknown-key\.mdx:3:1 {2}error: unknown key "titel"\n {4}Allowed: title, .*\n {4}Fix: did you mean "title"\?/,
  ],
  [
    'docs/mapping.md',
    '---\ntitle: {a: b}\ntags: facet\n---\n\nx\n',
    /mapping\.md:2:1 {2}error: "title" is the mapping \{a: b\}[^]*mapping\.md:3:1 {2}error: "tags" is the text/,
  ],
  [
    'docs/bad-yaml.mdx',
    '---\ntitle: "open\n---\n\nx\n',
    /bad-yaml\.mdx:\d+:\d+ {2}error: this is not valid YAML/,
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
    'docs/latin1.md',
    Buffer.from(page('Preisgr\u00f6\u00dfe'), 'latin1'),
    /latin1\.md:5:8 {2}error: the file is not UTF-8: byte 29 is 0xF6/,
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

/** The same for warnings, in content without errors. */
export const warnings: [string, string | Buffer, RegExp][] = [
  [
    'docs/link.mdx',
    page('[x](./gone.mdx) and [y](/docs/nowhere)'),
    /link\.mdx:5:1 {2}warning: broken link "\.\/gone\.mdx"/,
  ],
  [
    'docs/language.mdx',
    page('```jsno\n{}\n```'),
    /language\.mdx:5:1 {2}warning: unknown code language "jsno"\n.*\n {4}Fix: did you mean "json"/,
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
  ['docs/bom.mdx', '\uFEFF---\r\ntitle: With a mark\r\n---\r\n\r\nBody with CRLF.\r\n', /^/],
  ['docs/Größe und Maß.mdx', page('[back](./start.mdx)'), /^/],
];
