import { describe, expect, it } from 'vitest';
import { plainText } from '../../node/components/plain-text';
import { compile } from '../../node/markdown/compile';
import type { Fault, FaultCode } from '../../node/faults/faults';
import { docFields, postFields } from '../../node/source/front-matter/front-matter-fields';
import { readFrontMatter } from '../../node/source/front-matter/front-matter';

/** Faults, values, and content of a page. */
async function built(raw: string, file = 'content/docs/page.mdx') {
  const { values, faults, source } = readFrontMatter(raw, file, docFields);
  const { body, bodyLine } = source;
  const content = await compile({ file, body, bodyLine, title: 'T', readFile: () => undefined });
  return { values, faults: [...faults, ...content.faults], content };
}

const faultOf = (faults: readonly Fault[], code: FaultCode) => {
  const fault = faults.find((candidate) => candidate.code === code);
  expect(fault?.code, JSON.stringify(faults)).toBe(code);
  return fault?.fix ?? '';
};

/** The line to write, after the first colon of an advice. */
const line = (fix: string) =>
  fix.replace(/^.*?(?:quotes: |write )/, '').replace(/(?:; a comment|, a number| or leave).*$/, '');

describe('advice on front matter produces the intended value', () => {
  it.each<[code: FaultCode, written: string, key: string, meant: unknown]>([
    ['value', 'title: 1.10', 'title', '1.10'],
    ['value', 'title: 007', 'title', '007'],
    ['value', 'title: 0x1F', 'title', '0x1F'],
    ['value', 'title: true', 'title', 'true'],
    ['value', 'title: [a, b]', 'title', 'a, b'],
    ['value', 'title: T\nslug: 007', 'slug', '007'],
    [
      'value',
      'title: T\nkeywords: [404, 1.10, on, null, 2024-01-01]',
      'keywords',
      ['404', '1.10', 'on', 'null', '2024-01-01'],
    ],
    ['value', 'title: T\nkeywords: 403 Forbidden, 1.0', 'keywords', ['403 Forbidden', '1.0']],
    ['value', 'title: T\nkeywords: 1.10', 'keywords', ['1.10']],
    ['value', 'title: T\nsidebar_position: "3"', 'sidebar_position', 3],
    ['value', 'title: T\ndraft: "no"', 'draft', false],
    ['yaml-syntax', 'title: Foo: bar', 'title', 'Foo: bar'],
    ['yaml-syntax', 'title: @foo', 'title', '@foo'],
    ['yaml-syntax', 'title: "Foo" bar', 'title', '"Foo" bar'],
    ['yaml-syntax', "title: 'It's'", 'title', "It's"],
    ['yaml-syntax', 'title: !new features', 'title', '!new features'],
    ['yaml-syntax', 'title: &c words', 'title', '&c words'],
    ['yaml-syntax', 'title: {host} first', 'title', '{host} first'],
    ['yaml-syntax', 'title: T\ndescription: *Bold* text', 'description', '*Bold* text'],
    ['yaml-syntax', 'title: T\ndescription: [A](b) c', 'description', '[A](b) c'],
    ['yaml-syntax', 'title: T\nkeywords: [C #, "b: c", d]', 'keywords', ['C #', 'b: c', 'd']],
    ['yaml-comment', 'title: #1 way', 'title', '#1 way'],
    ['yaml-comment', 'title: C # and F', 'title', 'C # and F'],
    ['yaml-comment', 'title: T\ndescription: Sort # of hits', 'description', 'Sort # of hits'],
  ])('%s: %s', async (code, written, key, meant) => {
    const fix = faultOf((await built(`---\n${written}\n---\n\nText.\n`)).faults, code);
    const others = written.split('\n').filter((entry) => !entry.startsWith(`${key}:`));
    const mended = await built(`---\n${[...others, line(fix)].join('\n')}\n---\n\nText.\n`);
    expect(mended.faults).toEqual([]);
    expect(mended.values).toMatchObject({ [key]: meant });
  });

  it('a message cuts a value at 80 characters, and its advice cuts nothing', async () => {
    const list = Array.from({ length: 99 }, (_, index) => String(index));
    const { faults } = await built(`---\ntitle: T\nkeywords: [${list.join(', ')}]\n---\n\nText.\n`);
    expect(faults[0]?.message.length).toBeLessThan(130);
    expect(faults[0]?.fix).toContain('"98"');
  });

  it.each([
    ...['2024-1-5', '20240105', '2024/01/05', '2024-01-05 10:00 +0200', '2024-01-05Z'],
    ...['January 5, 2024', '5 Jan 2024', '05.01.2024'],
  ])('the day of %s is written as it is read', (written) => {
    const raw = `---\ntitle: T\ndate: ${written}\n---\n\nText.\n`;
    const { faults } = readFrontMatter(raw, 'content/blog/a.md', postFields);
    expect(faults[0]?.fix).toMatch(/: date: 2024-01-05$/);
  });

  it.each(['05/01/2025', '2025-02-30', '99999-01-01', '2025', 'today', '1736035200'])(
    'the day of %s is left to the author',
    (written) => {
      const raw = `---\ntitle: T\ndate: ${written}\n---\n\nText.\n`;
      const { faults } = readFrontMatter(raw, 'content/blog/a.md', postFields);
      expect(faults[0]?.fix).toBe('write the day as year-month-day, such as date: 2025-03-31');
    },
  );

  it('a file without front matter is advised to begin with a whole block', async () => {
    const fix = faultOf((await built('title: T\n---\n\nText.\n')).faults, 'key-missing');
    const lines = fix
      .replace(/^.*?: /, '')
      .split(' / ')
      .join('\n')
      .replace('…', 'T');
    expect(fix).toBe('begin the file with front matter: --- / title: … / ---');
    expect((await built(`${lines}\n\nText.\n`)).faults).toEqual([]);
  });

  it('front matter needs a visible title, and no control characters', async () => {
    faultOf((await built('---\ntitle: "  "\n---\n\nText.\n')).faults, 'key-empty');
    for (const sign of ['\\x07', '\\ud800', '\\uffff'])
      faultOf((await built(`---\ntitle: "a${sign}b"\n---\n\nText.\n`)).faults, 'value-sign');
  });
});

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
    ['syntax', '## A {: .c}\n\n[a](#name)', '{: .c}', /\{#\w+\}/, 'A a'],
    [
      'import',
      "import a from './a.png'\n\na",
      "import a from './a.png'",
      /!\[.*\)/,
      'What it shows a',
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
    ['unknown-variable', 'Filter by f.{id} here', '{id}', /\\\{.*?\}/, 'Filter by f.{id} here'],
  ])('%s: %s', async (code, body, part, by, shown) => {
    const fix = faultOf((await built(body)).faults, code);
    const replacement = typeof by === 'string' ? by : (by.exec(fix)?.[0] ?? '');
    const mended = await built(`---\ntitle: T\n---\n\n${body.replace(part, () => replacement)}\n`);
    expect(mended.faults).toEqual([]);
    expect(mended.content.text.replace(/\s+/g, ' ')).toBe(shown);
  });
});

describe('prose that looks like syntax is text', () => {
  const html = async (body: string, ending = 'mdx') => {
    const { content, faults } = await built(
      `---\ntitle: T\n---\n\n${body}\n`,
      `content/docs/page.${ending}`,
    );
    expect(faults).toEqual([]);
    return content.tree;
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
    for (const ending of ['md', 'mdx']) expect(await html(text, ending)).toEqual([['p', text]]);
  });

  it('formulas, modules, and strikethrough stay', async () => {
    expect(JSON.stringify(await html('With $a$ and $a+b$, $\\alpha$.'))).toMatch(/("math".*){3}/);
    await html(
      '$x_{max}$, $\\frac{hits}{n}$, $f(\\text{words})$, $\\log n$, $10^{-3}\\,\\mathrm{ms}$',
    );
    expect(await html('export const a = {\n\n  b: 5,\n};\n\nSee {a.b}.')).toEqual([
      ['p', 'See ', '5', '.'],
    ]);
    expect(await html('~one~ ~~two~~')).toEqual([['p', ['del', 'one'], ' ', ['del', 'two']]]);
  });

  it('an anchor with decomposed letters is the same', async () => {
    const [whole, apart] = ['Über'.normalize('NFC'), 'Über'.normalize('NFD')];
    for (const [id, to] of [
      [whole, apart],
      [apart, whole],
    ]) {
      const { content } = await built(`## ${id}\n\n[x](#${to?.toLowerCase()})`);
      expect(decodeURI(content.links[0]?.href ?? '')).toBe(`#${content.headings[0]?.id}`);
    }
  });

  it('a heading of signs has the id of a section, and a footnote is no part of a heading', async () => {
    const { content } = await built(
      '## 🚀\n\n## ???\n\n## Title[^1]\n\n## 10<sup>6</sup> rows\n\n[^1]: Note.',
    );
    expect(
      content.headings.map(({ id, text, inline }) => [id, text, inline.map(plainText).join('')]),
    ).toEqual([
      ['section', '🚀', '🚀'],
      ['section-1', '???', '???'],
      ['title', 'Title', 'Title'],
      ['106-rows', '10^6 rows', '106 rows'],
      ['footnote-label', 'Footnotes', 'Footnotes'],
    ]);
  });
});
