import { expect, it } from 'vitest';
import { markdownPage } from '../transform/markdown/markdown-page';
import { pageBody } from '../transform/page-body';
import { compilePage } from '../../test/support/compile-page';

const addresses = { link: (href: string) => href, picture: (src: string) => ({ src }) };

const source = 'The weight $w_{i}$ of {host}:\n\n$$\n\\frac{1}{r}\n$$\n';

it('formulas of MDX are MathML, which needs no style and no script', async () => {
  const { tree, faults, text } = await compilePage(source);
  expect(faults).toEqual([]);
  expect(text).toBe('The weight wi of {host}:');
  expect(tree).toEqual([
    [
      'p',
      'The weight ',
      ['math', { alttext: 'w_{i}' }, ['mrow', ['msub', ['mi', 'w'], ['mi', 'i']]]],
      ' of {host}:',
    ],
    [
      'div',
      { className: 'formula', tabIndex: 0, role: 'group', 'aria-label': 'Formula' },
      [
        'math',
        { alttext: '\\frac{1}{r}', display: 'block' },
        ['mrow', ['mfrac', ['mn', '1'], ['mi', 'r']]],
      ],
    ],
  ]);
  expect(JSON.stringify(pageBody(tree))).toContain('<mfrac><mn>1</mn><mi>r</mi></mfrac>');
});

it('exponents keep their sign in the text of a page and in headings', async () => {
  const { text, headings } = await compilePage('## To $10^6$\n\nAbout $x^{2y}$ rows');
  expect(text).toContain('About x^2y rows');
  expect(headings[0]?.text).toBe('To 10^6');
});

it('formulas stay TeX in Markdown pages', async () => {
  const { tree } = await compilePage(source);
  expect(markdownPage({ title: 'Page', tree }, addresses)).toBe(`# Page\n\n${source}`);
});

it('dollar signs of Markdown, of code, and with a backslash are text', async () => {
  const treeOf = async (body: string, ending = 'mdx') =>
    (await compilePage(body, { file: `content/docs/page.${ending}` })).tree;
  expect(await treeOf('From $5 to $10', 'md')).toEqual([['p', 'From $5 to $10']]);
  expect(await treeOf('From \\$5 to \\$10')).toEqual([['p', 'From $5 to $10']]);
  expect(await treeOf('`$A` and `$B`')).toEqual([['p', ['code', '$A'], ' and ', ['code', '$B']]]);
});

it('TeX that cannot be read is a fault at its place', async () => {
  const { faults } = await compilePage('A\n\nB $\\frac{1}$');
  expect(faults).toMatchObject([
    {
      severity: 'error',
      line: 3,
      column: 3,
      message: 'the formula "\\frac{1}" can\'t be read',
      expected: expect.stringContaining('TeX that KaTeX knows') as string,
    },
  ]);
  const unknown = await compilePage('A $\\foo{x}$');
  expect(unknown.faults[0]?.expected).toContain('(Undefined control sequence: \\foo)');
  for (const command of ['\\href{https://x}{a}', '\\url{x:y}', '\\includegraphics{a.png}'])
    expect((await compilePage(`A $${command}$`)).faults).toMatchObject([{ code: 'formula' }]);
});
