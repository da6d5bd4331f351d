import { describe, expect, it } from 'vitest';
import { compilePage } from '../../test/support/compile-page';

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
    expect(result.links[0]?.href).toBe('../search/filters.mdx');
    expect(result.images[0]?.src).toBe('../shared/shop.png');
    expect(result.partials).toEqual([
      { file: 'content/docs/shared/_limits.mdx', digest: expect.any(String) },
    ]);
  });
});

it('a page depends on missing files, so it is compiled again when they exist', async () => {
  const { partials, faults } = await compilePage(
    'import Part from \'./_part.mdx\'\n\n<Part />\n\n![What](./what.figure.svg "Caption")',
  );
  expect(faults.map(({ code }) => code)).toEqual(['partial-missing', 'file-unreadable']);
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
      ...['./a.md', './b/b.md', './own.md'].map((href) => ['p', ['a', { href }, 'x']]),
    ]);
  });

  it('inline within a sentence', async () => {
    const { tree } = await compiled({ '_a.mdx': 'the *words*' }, 'These are <A /> here.');
    expect(tree).toEqual([['p', 'These are ', 'the ', ['em', 'words'], ' here.']]);
  });

  it.each([
    ['[[x]]\n', '<A />', 'unread-markup'],
    ['import A from "./_a.mdx"\n', '<A />', 'partial-missing'],
    ['x', '<A name="x" />', 'unknown-prop'],
    ['x', '<A>Text</A>', 'unknown-prop'],
  ])('%s used as %s is a fault', async (partial, use, code) => {
    expect((await compiled({ '_a.mdx': partial }, use)).faults[0]?.code).toBe(code);
  });
});
