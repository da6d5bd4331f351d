import { describe, expect, it } from 'vitest';
import { compilePage } from '../../test/support/compile-page';
import { plainText } from '../authoring/plain-text';
import type { FaultCode } from '../faults/faults';

describe('advice on syntax produces the intended text', () => {
  /** The part of the body to replace, and its replacement: a text, or the first match in the advice. */
  it.each<[code: FaultCode, body: string, part: string, by: string | RegExp, shown: string]>([
    ['syntax', 'Mail <me@x.org> now', '<me@x.org>', /\\<.*$/, 'Mail <me@x.org> now'],
    ['syntax', 'Mail <me@x.org> now', '<me@x.org>', 'me@x.org', 'Mail me@x.org now'],
    [
      'syntax',
      'See <https://x.org> now',
      '<https://x.org>',
      'https://x.org',
      'See https://x.org now',
    ],
    ['syntax', 'A Vec<T> is a list', '<T>', /\\<\S+/, 'A Vec<T> is a list'],
    ['syntax', 'If a <3 then', '<3', /\\<\S+/, 'If a <3 then'],
    ['syntax', 'A Map<K, V> is', '<', '\\<', 'A Map<K, V> is'],
    ['syntax', 'Write {a b} here', '{', '\\{', 'Write {a b} here'],
    ['syntax', '## A { #b }\n\n[a](#name)', '{ #b }', /\{#\w+\}/, 'A a'],
    ['syntax', 'A {...b} c', '{', /\\\{/, 'A {...b} c'],
    ['syntax', 'A {/* b', '{/* b', '{/* b */}', 'A'],
    ['syntax', '## A {: .c}\n\n[a](#name)', '{: .c}', /\{#\w+\}/, 'A a'],
    [
      'import',
      "import a from './a.png'\n\na",
      "import a from './a.png'",
      /!\[.*\)/,
      'What it shows a',
    ],
    [
      'import',
      "import Tabs from '@theme/Tabs'\n\na",
      "import Tabs from '@theme/Tabs'",
      /^(?=remove it: components)/,
      'a',
    ],
    ['unread-markup', '![[a.png]] b', '![[a.png]]', /!\[What.*?\)/, 'What it shows b'],
    ['syntax', 'One\n\n<!-- no -->\n\nTwo', '<!-- no -->', '{/* no */}', 'One Two'],
    [
      'syntax',
      '<details><summary>A</summary>\n\nB\n\n</details>',
      '<details>',
      '<details>\n',
      'A B',
    ],
    ['syntax', 'One <br> two', '<br>', '<br />', 'One two'],
    ['syntax', '<b title=“x">a</b>', '“', /"(?=…)/, 'a'],
    ['syntax', '<b title=x>a</b>', 'x', /"…"/, 'a'],
    ['syntax', "| A |\n|---|\n| {'x|y'} |", 'x|y', 'x\\|y', 'A x|y'],
    ['unknown-variable', 'Filter by f.{id} here', '{id}', /\\\{.*?\}/, 'Filter by f.{id} here'],
  ])('%s: %s', async (code, body, part, by, text) => {
    const { faults } = await compilePage(body);
    const fault = faults.find((candidate) => candidate.code === code);
    expect(fault?.code, JSON.stringify(faults)).toBe(code);
    const replacement = typeof by === 'string' ? by : (by.exec(fault?.fix ?? '')?.[0] ?? '');
    const mended = await compilePage(body.replace(part, () => replacement));
    expect(mended.faults).toEqual([]);
    expect(mended.text.replace(/\s+/g, ' ')).toBe(text);
  });
});

it.each([
  ['Note', ':::note[Title]'],
  ['TabItem', '<Tab label="…">'],
  ['Accordion', '<Details summary="…">'],
  ['LinkCard', '<Cards>'],
  ['CodeGroup', '```'],
  ['Image', '![What it shows](./shop.png)'],
  ['ac:image', 'Markdown or a component'],
])('<%s> of another tool is written as %s', async (name, written) => {
  const { faults } = await compilePage(`<${name} title="a" />`);
  expect(faults[0]).toMatchObject({ code: 'unknown-component' });
  expect(faults[0]?.fix).toContain(written);
});

it.each([
  ['``` { .yaml .annotate }', 'write ```yaml'],
  ['```math', 'write the formula in an .mdx page'],
  ['```ts:line-numbers', 'write ```ts'],
  ['```js{1}:app.js', 'write ```js {1} title="app.js"'],
])('the language of %s has the advice: %s', async (fence, fix) => {
  const { faults } = await compilePage(`${fence}\na\n\`\`\``, { file: 'content/docs/a.md' });
  expect(faults[0]).toMatchObject({ code: 'unknown-language' });
  expect(faults[0]?.fix).toContain(fix);
});

it('a bar that cuts an expression in a cell has its own advice', async () => {
  const { faults } = await compilePage("| A |\n|---|\n| {'x|y'} |");
  expect(faults).toMatchObject([
    { line: 3, fix: expect.stringContaining('a bar in a cell is \\|') },
  ]);
});

describe('prose that looks like syntax is text', () => {
  const treeOf = async (body: string, ending = 'mdx') => {
    const { tree, faults } = await compilePage(body, { file: `content/docs/page.${ending}` });
    expect(faults).toEqual([]);
    return tree;
  };

  it.each([
    'Solar costs about $61 per MWh, cheaper than gas at $76 per MWh.',
    'Use $HOME and $PATH.',
    'From US$5 to US$10.',
    'It is 5$ and 6$.',
    'It costs $ 5 and $ 6.',
    'export your data with the button, as is typical.',
    'import duties are high\nand more',
    'import { Button } from "the library" is how\nyou begin.',
    'import {a} from the shop, and export {b, c} to it.',
    'export {a} when the day ends.',
    'export default is a phrase, as export const is.',
    'From 20~25°C to 30~35°C, thickness 0.3~8mm and 1~2mm.',
    'From 20°C~25°C to 30%~35%',
  ])('%s', async (text) => {
    for (const ending of ['md', 'mdx']) expect(await treeOf(text, ending)).toEqual([['p', text]]);
  });

  it('in lists and cells too', async () => {
    const tree = await treeOf(
      '- a\n\t- $5 and $6\n\t  or $7\n\n1. export {a} it, {host}\n\n| $5 | $6 |\n|---|---|',
    );
    expect(tree.slice(0, 2)).toEqual([
      ['ul', ['li', 'a', ['ul', ['li', '$5 and $6\nor $7']]]],
      ['ol', ['li', 'export {a} it, {host}']],
    ]);
    expect(JSON.stringify(tree[2])).toMatch(/"\$5".*"\$6"/);
  });

  it('formulas, modules, and strikethrough stay', async () => {
    expect(JSON.stringify(await treeOf('With $a$ and $a+b$, $\\alpha$.'))).toMatch(/("math".*){3}/);
    await treeOf(
      '$x_{max}$, $\\frac{hits}{n}$, $f(\\text{words})$, $\\log n$, $10^{-3}\\,\\mathrm{ms}$',
    );
    expect(await treeOf('export const a = {\n\n  b: 5,\n};\n\nSee {a.b}.')).toEqual([
      ['p', 'See ', '5', '.'],
    ]);
    expect(await treeOf('~one~ ~~two~~')).toEqual([['p', ['del', 'one'], ' ', ['del', 'two']]]);
  });

  it('an anchor with decomposed letters is the same', async () => {
    const [whole, apart] = ['Über'.normalize('NFC'), 'Über'.normalize('NFD')];
    for (const [id, to] of [
      [whole, apart],
      [apart, whole],
    ]) {
      const { links, headings } = await compilePage(`## ${id}\n\n[x](#${to?.toLowerCase()})`);
      expect(decodeURI(links[0]?.href ?? '')).toBe(`#${headings[0]?.id}`);
    }
  });

  it('a heading of signs has the id of a section, and a footnote is no part of a heading', async () => {
    const { headings } = await compilePage(
      '## 🚀\n\n## ???\n\nTitle\n*of* two[^1]\n---\n\n## 10<sup>6</sup> rows\n\n[^1]: Note.',
    );
    expect(
      headings.map(({ id, text, inline }) => [id, text, inline.map(plainText).join('')]),
    ).toEqual([
      ['section', '🚀', '🚀'],
      ['section-1', '???', '???'],
      ['title-of-two', 'Title\nof two', 'Title\nof two'],
      ['106-rows', '10^6 rows', '106 rows'],
      ['footnote-label', 'Footnotes', 'Footnotes'],
    ]);
  });
});
