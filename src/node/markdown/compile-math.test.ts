import { expect, it } from 'vitest';
import { markdownPage } from '../transform/markdown/markdown-page';
import { pageBody } from '../transform/page-body';
import { compile } from './compile';

const compiled = (body: string, ending = 'mdx') =>
  compile({
    file: `content/docs/page.${ending}`,
    body,
    bodyLine: 1,
    title: 'Page',
    readFile: () => undefined,
  });
const addresses = { link: (href: string) => href, picture: (src: string) => ({ src }) };

const source = 'The weight $w_{i}$ of {host}:\n\n$$\n\\frac{1}{r}\n$$\n';

it('formulas of MDX are MathML, which needs no style and no script', async () => {
  const { tree, faults, text } = await compiled(source);
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

it('formulas stay TeX in Markdown pages', async () => {
  const { tree } = await compiled(source);
  expect(markdownPage({ title: 'Page', tree }, addresses)).toBe(`# Page\n\n${source}`);
});

it('dollar signs of Markdown, of code, and with a backslash are text', async () => {
  const text = async (body: string, ending?: string) => (await compiled(body, ending)).tree;
  expect(await text('From $5 to $10', 'md')).toEqual([['p', 'From $5 to $10']]);
  expect(await text('From \\$5 to \\$10')).toEqual([['p', 'From $5 to $10']]);
  expect(await text('`$A` and `$B`')).toEqual([['p', ['code', '$A'], ' and ', ['code', '$B']]]);
});

it('TeX that cannot be read is a fault at its place', async () => {
  const { faults } = await compiled('A\n\nB $\\frac{1}$');
  expect(faults).toMatchObject([
    {
      severity: 'error',
      line: 3,
      column: 3,
      message: 'the formula "\\frac{1}" can\'t be read',
      expected: expect.stringContaining('TeX that KaTeX knows') as string,
    },
  ]);
});
