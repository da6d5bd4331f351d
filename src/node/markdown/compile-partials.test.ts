import { describe, expect, it } from 'vitest';
import { compilePage } from '../../test/support/compile-page';
import { distinctFaults } from '../faults/faults';
import { checkPages } from '../routes/checks';

describe('partials', () => {
  const files: Record<string, string> = {
    'content/docs/shared/_limits.mdx':
      '---\ntitle: x\n---\n\n## Limits\n\nSee [filters](../search/filters.mdx) for {host}.\n\n![Shop](./shop.png)\n',
  };
  const body = "import Limits from '../shared/_limits.mdx'\n\n## Start\n\n<Limits />\n\n## Limits";

  it('inserts the partial with its headings, and addresses relative to the page', async () => {
    const result = await compilePage(body, {
      file: 'content/docs/api/page.mdx',
      readFile: (file) => files[file],
    });
    expect(result.faults).toEqual([]);
    expect(result.headings.map(({ id }) => id)).toEqual(['start', 'limits', 'limits-1']);
    expect(result.links[0]?.href).toBe('./../shared/../search/filters.mdx');
    expect(result.images[0]?.src).toBe('./../shared/./shop.png');
    expect(result.partials).toEqual([
      { file: 'content/docs/shared/_limits.mdx', digest: expect.any(String) },
    ]);
  });
});

it('a line with nothing but a placeholder is text, also in a partial', async () => {
  const { text, faults } = await compilePage(
    "import Part from './_part.mdx'\n\n{host}\n\n<Part />",
    { readFile: () => '{tenant}' },
  );
  expect(faults).toEqual([]);
  expect(text).toBe('{host}\n{tenant}');
});

it('a page depends on missing files, so it is compiled again when they exist', async () => {
  const { partials, faults } = await compilePage(
    'import Part from \'./_part.mdx\'\n\n<Part />\n\n![What](./what.figure.svg "Caption")',
  );
  expect(faults.map(({ code }) => code)).toEqual(['import', 'file-unreadable']);
  expect(partials).toEqual([
    { file: 'content/docs/_part.mdx', digest: '' },
    { file: 'content/docs/what.figure.svg', digest: '' },
  ]);
});

describe('faults of a partial', () => {
  const compileWith = (partial: string) =>
    compilePage("Text\n\nimport Part from './_part.mdx'\n\n<Part />\n\n[own](./b.mdx)", {
      bodyLine: 4,
      readFile: () => partial,
    });
  const file = 'content/docs/_part.mdx';

  it('name the file and line of the partial, also for its syntax', async () => {
    const faults = async (partial: string) => (await compileWith(partial)).faults;
    expect(await faults('---\ntitle: x\n---\n\nText\n\n<Card />\n')).toMatchObject([
      { file, line: 7, column: 1, message: 'unknown component <Card>' },
    ]);
    expect(await faults('Text\n\n<Details summary="x">\n\ntext\n')).toMatchObject([
      { file, line: 3, message: expect.stringMatching(/^Expected a closing tag/) },
    ]);
    expect(await faults('Text {oops\n')).toMatchObject([{ file, severity: 'error' }]);
  });

  it('quote addresses and names as the partial has them, and once for two uses', async () => {
    const partial =
      '[x][un]\n\n[unused]: b.md\n\n![a](n.figure.svg "t")\n\n```js file="./c.mjs"\n```\n';
    const { faults } = await compilePage("import A from './in/_a.mdx'\n\n<A />\n\n<A />", {
      readFile: (name) => (name.endsWith('/_a.mdx') ? partial : undefined),
    });
    expect(faults.map(({ line, message }) => [line, message])).toEqual([
      [1, '"[x][un]" is shown as text'],
      [5, `the file "n.figure.svg" can't be read`],
      [7, `the file "./c.mjs" can't be read`],
      [3, 'nothing shows the text "b.md"'],
    ]);
  });

  it('quote links as the partial has them, with advice for it, and once for two pages', async () => {
    const partial = '[a](../gone.mdx) [b](othr.mdx#c) [c](www.x.org) [d](#none) ![e](./E.png)';
    const page = async (name: string) => {
      const body = "import A from '../in/_a.mdx'\n\n## Part\n\n<A />\n\n<A />";
      const page = { file: `content/docs/${name}.mdx`, path: `/docs/${name}`, tagKeys: [] };
      const content = await compilePage(body, { ...page, readFile: () => partial });
      return {
        ...page,
        frontMatterFaults: [],
        positions: {},
        authorKeys: [],
        questions: [],
        content,
      };
    };
    const pages = await Promise.all(['one/a', 'two/b', 'in/other'].map(page));
    const faults = checkPages(pages, {
      ...{ tags: [], authors: [], routes: new Set<string>() },
      fileExists: (name) => name === 'content/docs/in/e.png',
      isPublished: () => false,
      namesIn: (folder) => (folder === 'content/docs/in' ? ['e.png'] : []),
      pictureFault: () => undefined,
    });
    const missing = 'no page is made from content/docs';
    const anchor = (name: string) => `broken anchor "#none": content/docs/${name} has no such id`;
    expect(distinctFaults(faults).map(({ message, fix }) => [message, fix])).toEqual([
      ['the image "./E.png" does not exist', 'write ./e.png'],
      [`broken link "../gone.mdx": ${missing}/gone.mdx`, 'link to a file, relative to this one'],
      [`broken link "othr.mdx#c": ${missing}/in/othr.mdx`, 'write ./other.mdx#c'],
      [`broken link "www.x.org": ${missing}/in/www.x.org`, 'write https://www.x.org'],
      ...['one/a.mdx', 'two/b.mdx', 'in/other.mdx'].map((name) => [
        anchor(name),
        expect.stringContaining('link to one of the headings'),
      ]),
    ]);
  });

  it('say by which way a partial imports itself', async () => {
    const files: Record<string, string> = {
      'content/docs/_a.mdx': "import B from './in/_b.mdx'\n\n<B />",
      'content/docs/in/_b.mdx': "import A from '../_a.mdx'\n\n<A />",
    };
    const { faults } = await compilePage("import A from './_a.mdx'\n\n<A />", {
      readFile: (name) => files[name],
    });
    const message = '"../_a.mdx" imports itself: _a.mdx → _b.mdx → _a.mdx';
    expect(faults).toMatchObject([{ file: 'content/docs/in/_b.mdx', line: 1, message }]);
  });

  it('name the partial for links and images of the partial, and the page for links of the page', async () => {
    const { links, images } = await compileWith('A\n\n[x](./gone.mdx)\n\n![y](./y.png)\n');
    expect(links).toMatchObject([
      { href: './gone.mdx', file, line: 3, column: 1 },
      { href: './b.mdx', line: 10 },
    ]);
    expect(links[1]).not.toHaveProperty('file');
    expect(images).toMatchObject([{ src: './y.png', file, line: 5, column: 1 }]);
  });
});

describe('a partial is compiled like a page', () => {
  const compiled = (files: Readonly<Record<string, string>>, use = '<A />') =>
    compilePage(`import A from './_a.mdx'\n\n${use}`, {
      readFile: (file) => files[file.replace('content/docs/', '')],
    });

  it('with admonitions, notes, addresses, and partials of its own', async () => {
    const { tree, faults } = await compiled(
      {
        '_a.mdx': `import B from './b/_b.mdx'\n\n:::tip\nOne.\n:::\n\n[x][a]\n\n[a]: ./a.md\n\n<B />\n`,
        'b/_b.mdx': '[x][a]\n\n[a]: ./b.md\n\n{/* truncate */}\n',
      },
      '<A />\n\n[x][a]\n\n[a]: ./own.md',
    );
    expect(faults).toEqual([]);
    const twice = await compiled({ '_a.mdx': '[x][a]\n\n[a]: ./a.md\n' }, '<A />\n\n<A />');
    expect(twice.faults).toEqual([]);
    expect(tree).toEqual([
      ['Admonition', { type: 'tip' }, ['p', 'One.']],
      ...['./a.md', './b/./b.md', './own.md'].map((href) => ['p', ['a', { href }, 'x']]),
    ]);
  });

  it('inline within a sentence', async () => {
    const { tree } = await compiled({ '_a.mdx': 'the *words*' }, 'These are <A /> here.');
    expect(tree).toEqual([['p', 'These are ', 'the ', ['em', 'words'], ' here.']]);
  });

  it.each([
    ['[[x]]\n', '<A />', 'unread-markup'],
    ['import A from "./_a.mdx"\n', '<A />', 'partial-in-itself'],
    ['x', '<A name="x" />', 'unknown-prop'],
    ['x', '<A>Text</A>', 'unknown-prop'],
  ])('%s used as %s is a fault', async (partial, use, code) => {
    expect((await compiled({ '_a.mdx': partial }, use)).faults[0]?.code).toBe(code);
  });

  it.each([
    ['export default function Layout() { return null }', 'syntax'],
    ['const a = 1; export { a as default }', 'syntax'],
    ['export { default } from "./_b.mdx"', 'syntax'],
    ['export * from "./b.mjs"', 'import'],
    ['export { a } from "./b.mjs"', 'import'],
  ])('a page has no %s', async (line, code) => {
    const page = `Text.\n\nexport const one = 1\n${line}`;
    expect((await compiled({ '_a.mdx': 'x' }, page)).faults).toMatchObject([{ code }]);
  });
});
