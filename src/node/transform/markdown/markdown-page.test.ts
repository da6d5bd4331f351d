import { describe, expect, it } from 'vitest';
import { shopResponses } from '../../examples/shop-responses';
import { compile } from '../../markdown/compile';
import type { CompiledContent } from '../../content/compiled-content';
import { readSiteFile } from '../../content/files';
import type { Addresses } from '../../authoring/content-component';
import { markdownPage } from './markdown-page';

const base = 'https://docs.example.org/help';
const addresses: Addresses = {
  link: (href) => (href.startsWith('/') ? base + href : href),
  picture: (src) => ({ src: `${base}/static/${src.slice(2)}` }),
};
const partials: Record<string, string> = {
  'content/docs/search/_limits.mdx': 'At most **100** rows, see [paging](./paging.mdx).\n',
};
const inputOf = (body: string, ending: string) => ({
  file: `content/docs/search/filters.${ending}`,
  body,
  bodyLine: 1,
  title: 'Filters',
  readFile: (file: string) => partials[file] ?? readSiteFile(file),
});
const written = ({ tree, faults }: CompiledContent, status: string[] = []) => {
  expect(faults.filter(({ severity }) => severity === 'error')).toEqual([]);
  return markdownPage(
    { title: 'Filters', description: 'Narrow a search.', status, tree },
    addresses,
  );
};
/** A body as Markdown, without title and description. */
const markdown = async (body: string, ending = 'mdx') =>
  written(await compile(inputOf(body, ending))).replace('# Filters\n\nNarrow a search.\n\n', '');

describe('a page as Markdown', () => {
  it('starts with the title, the description, and the list of subjects that are not covered', async () => {
    const content = await compile(inputOf('Text.', 'mdx'));
    expect(written(content)).toBe('# Filters\n\nNarrow a search.\n\nText.\n');
    expect(written(content, ['Limits of sizes', 'The field `x`'])).toBe(
      '# Filters\n\nNarrow a search.\n\n> Not covered on this page:\n>\n> - Limits of sizes\n> - The field \\`x\\`\n\nText.\n',
    );
  });

  it('makes full addresses of routes and leaves others', async () => {
    expect(await markdown('[a](/docs/search/sort#x) [b](#y) [c](https://example.org)')).toBe(
      `[a](${base}/docs/search/sort#x) [b](#y) [c](https://example.org)\n`,
    );
  });

  it('writes the meaning of components and blocks', async () => {
    expect(
      await markdown(
        '<Tabs group="method">\n<Tab label="GET">\n\nOne\n\n</Tab>\n<Tab label="POST">\n\nTwo\n\n</Tab>\n</Tabs>',
      ),
    ).toBe('**GET**\n\nOne\n\n**POST**\n\nTwo\n');
    expect(await markdown('<Details summary="More">\n\nText\n\n</Details>')).toBe(
      '**More**\n\nText\n',
    );
    expect(await markdown('<Steps>\n\n1. One\n2. Two\n\n</Steps>')).toBe('1. One\n2. Two\n');
    expect(await markdown(':::tip[Be *quick*]\n\nText\n\n:::')).toBe(
      '> **Tip: Be *quick***\n>\n> Text\n',
    );
    expect(await markdown(':::note\n\nText\n\n:::')).toBe('> **Note**\n>\n> Text\n');
  });

  it('shows an admonition that is written as an element', async () => {
    expect(await markdown('<Admonition type="info" title="Why">\n\nText\n\n</Admonition>')).toBe(
      '> **Info: Why**\n>\n> Text\n',
    );
  });

  it('shows the values of expressions', async () => {
    expect(
      await markdown('export const most = 100;\n\nAt most {most} rows, {most * 2} in all.'),
    ).toBe('At most 100 rows, 200 in all.\n');
  });

  it('inserts partials, with links to the same targets as on the page', async () => {
    expect(
      await markdown("import Limits from './_limits.mdx'\n\nBefore\n\n<Limits />\n\nAfter"),
    ).toBe('Before\n\nAt most **100** rows, see [paging](./paging.mdx).\n\nAfter\n');
  });

  it('keeps anchors: an id that readers of Markdown do not make is written', async () => {
    expect(
      await markdown('## Check the result {#check}\n\n## Filter by date\n\n[Check](#check)'),
    ).toBe('## <a id="check"></a>Check the result\n\n## Filter by date\n\n[Check](#check)\n');
  });

  it('does not change an address with a query, and writes the target of a link as an anchor', async () => {
    expect(
      await markdown('[a](/search?query=x&page=2) [b](https://example.org/?a&amp;amp;b)'),
    ).toBe(`[a](${base}/search?query=x&page=2) [b](https://example.org/?a\\&amp;b)\n`);
    expect(await markdown('A <span id="row">place</span>')).toBe('A <a id="row"></a>place\n');
  });

  it('leaves the compiled page as it is', async () => {
    const content = await compile(inputOf(' A  *b* <kbd> c </kbd>\n\n- d\n- [x] e\n', 'mdx'));
    const before = JSON.stringify(content.tree);
    expect(written(content)).toContain('A *b*');
    expect(JSON.stringify(content.tree)).toBe(before);
  });

  it.each([
    ['Some ![x](./a.png) of it', `Some ![x](${base}/static/a.png) of it`],
    ['Some *b*\n![x](./a.png)\n*c*', `Some *b* ![x](${base}/static/a.png) *c*`],
    ['![x](./a.png) ![y](./b.png)', `![x](${base}/static/a.png) ![y](${base}/static/b.png)`],
    ['![x](./a.png)\n\n![y](./b.png)', `![x](${base}/static/a.png)\n\n![y](${base}/static/b.png)`],
    ['- ![x](./a.png)\n- b', `- ![x](${base}/static/a.png)\n\n- b`],
    ['Say <img src="./a.png" alt="x" /> now', `Say ![x](${base}/static/a.png) now`],
  ])('keeps spaces and paragraphs around pictures: %s', async (body, expected) => {
    expect(await markdown(body)).toBe(`${expected}\n`);
  });

  it('keeps a cell of a table on one line, and signs of a change in a patch', async () => {
    const rows = '| <ul><li>x</li><li>y *z*</li></ul> | a<br/>b<p>c</p> |\n| 1 | `d` |';
    expect(await markdown(`| A | B |\n|---|---|\n${rows}`)).toBe(
      '| A | B |\n| - | - |\n| • x<br>• y *z* | a<br>b<br>c |\n| 1 | `d` |\n',
    );
    const aligned = '| A | B | C |\n| :- | :-: | -: |\n| 1 | 2 | 3 |\n';
    expect(await markdown(aligned)).toBe(aligned);
    const change = '-old\n+new\n same';
    for (const meta of ['js diff', 'diff'])
      expect(await markdown(`\`\`\`${meta}\n${change}\n\`\`\``)).toBe(
        `\`\`\`diff\n${change}\n\`\`\`\n`,
      );
  });

  it('keeps text and formulas apart, names of notes, and readings', async () => {
    const signs = 'In `$z$`, $x$ of \\$y$, for $5 or $6\n';
    expect(await markdown(signs)).toBe(signs);
    const note = 'Text[^gr\u00f6\u00dfe]\n\n[^gr\u00f6\u00dfe]: Note.\n';
    expect(await markdown(note)).toBe(note.replaceAll('\u00df', 'ss'));
    expect(await markdown('<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>')).toBe('漢 (kan)\n');
  });

  it('keeps the brackets of a host', async () => {
    expect(await markdown('[a](http://[::1]:9200/x)')).toBe('[a](http://\\[::1]:9200/x)\n');
  });

  it('writes full addresses of pictures', async () => {
    expect(await markdown('![A shop](./shop.png "Front")')).toBe(
      `![A shop](${base}/static/shop.png "Front")\n`,
    );
  });

  it('shows the call of an example in all its languages, its response, and where to try it', async () => {
    const body =
      '1. One\n\n   <SearchExample index="products" request="q=saw" languages="http, curl" show="statusCode" />';
    const content = await compile(inputOf(body, 'mdx'), shopResponses);
    const link = `[Open in playground](${base}/playground?source=shop&q=saw)`;
    expect(written(content)).toBe(
      `# Filters

Narrow a search.

1. One

   **Request**

   \`\`\`http
   GET https://{host}/api/v1/search/demo/products?q=saw HTTP/1.1
   Accept: application/json
   \`\`\`

   \`\`\`bash
   curl --globoff --fail-with-body \\
     --header 'Accept: application/json' \\
     'https://{host}/api/v1/search/demo/products?q=saw'
   \`\`\`

   **Response, shortened**

   \`\`\`json
   { "statusCode": 200 }
   \`\`\`

   ${link}
`,
    );
  });

  it('writes names of blocks before them, and nothing of the site', async () => {
    expect(await markdown('<ul aria-label="Steps"><li>a</li></ul>', 'md')).toBe('Steps\n\n- a\n');
    expect(await markdown('<p title="Why">Because</p>', 'md')).toBe(
      '<span title="Why">Because</span>\n',
    );
    expect(await markdown('<p title="A &quot;b&quot;">c</p>', 'md')).toBe(
      '<span title="A &quot;b&quot;">c</span>\n',
    );
    expect(await markdown('$$\na + b\n$$')).toBe('$$\na + b\n$$\n');
  });

  it('has no truncate marker', async () => {
    expect(await markdown('a\n\n<!-- truncate -->\n\nb', 'md')).toBe('a\n\nb\n');
    expect(await markdown('a\n\n{/* truncate */}\n\nb')).toBe('a\n\nb\n');
  });

  it('keeps tables, tasks, footnotes and code as they are', async () => {
    expect(await markdown('| a | b |\n|---|--:|\n| `x\\|y` | 1 |')).toBe(
      '| a | b |\n| - | -: |\n| `x\\|y` | 1 |\n',
    );
    expect(await markdown('- [x] done\n- [ ] open')).toBe('- [x] done\n- [ ] open\n');
    expect(await markdown('Note[^1]\n\n[^1]: Foot *note*')).toBe('Note[^1]\n\n[^1]: Foot *note*\n');
    const code = (start: string) =>
      `${start}\n<Tabs a="1">\n  [a](./sort.mdx) && b\n\n:::note\n\`\`\`\n`;
    expect(await markdown(code('```jsx'))).toBe(code('```jsx'));
    expect(await markdown(code('```jsx title="a.jsx"'))).toBe(code('**a.jsx**\n\n```jsx'));
    expect(await markdown('```html\n<p> <!-- (1) -->\n```\n\n1. A paragraph')).toContain(
      '<p> <!-- (1) -->\n',
    );
    const diagram = (start: string) => `${start}\nflowchart LR\n  a --> b\n\`\`\`\n`;
    expect(await markdown(diagram('```mermaid title="Flow"'))).toBe(
      diagram('**Flow**\n\n```mermaid'),
    );
  });

  it('has anchors of links, and names of films', async () => {
    expect(await markdown('<a id="old"></a>Text <a name="older"></a>more', 'md')).toBe(
      '<a id="old"></a>Text <a id="older"></a>more\n',
    );
    const film = '<video src="./a%20b.mp4" controls></video>';
    expect(await markdown(film, 'md')).toBe('[a b.mp4](./a%20b.mp4)\n');
    expect(await markdown('<video src="/100%.mp4"></video>', 'md')).toContain('[100%.mp4]');
    const sound = '<audio controls><source src="./a.mp3">**Words**</audio>';
    expect(await markdown(sound, 'md')).toContain('](./a.mp3)');
  });
});
