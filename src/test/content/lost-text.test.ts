import { describe, expect, it } from 'vitest';
import { compile } from '../../node/markdown/compile';

const faults = async (body: string, ending = 'md') =>
  (
    await compile({
      file: `content/docs/page.${ending}`,
      body,
      bodyLine: 1,
      title: 'T',
      readFile: () => undefined,
    })
  ).faults.map(({ code, line, column }) => [code, line, column]);

describe('text that nothing shows', () => {
  it.each([
    [
      'cells beyond the header',
      '| A | B |\n|---|---|\n| `with(|x| y)` | lost |',
      ['lost-text', 3, 11],
    ],
    ['a note that nothing refers to', 'Text.\n\n[^unused]: Lost note.', ['lost-text', 3, 1]],
    ['attributes of an admonition', ':::note{title="Lost"}\n\nText.\n\n:::', ['lost-text', 1, 1]],
  ])('%s is a warning', async (_, body, fault) => {
    expect(await faults(body)).toContainEqual(fault);
  });
});

describe('markup that is shown as text', () => {
  it.each([
    ['##\u00a0Configure', 1],
    ['Text.\n\n-\u00a0first\n-\u00a0second', 3],
    ['1.\u00a0step one', 1],
    ['\u00a0# Heading', 1],
    ['Text.\n\n\u200b- first\n\u200b- second', 3],
    ['##Title', 1],
    ['::: note\n\nText.', 1],
    ['!!! note "Title"', 1],
    ['> [!NOTE]\n> Text.', 1],
    ['See [the page](./my page.md).', 1],
    ['![Shop](./my shop.png)', 1],
    ['See [[Page]].', 1],
    ['See [the page] (page.md#part).', 1],
    ['<img src=./shop.png alt=Shop>', 1],
    ['Or <a href=/docs/a>this</a>', 1],
    ['[[toc]]', 1],
    ['{% include x %}', 1],
    ['[[_TOC_]]', 1],
    ['- [-] cancelled', 1],
    ['__bold __text', 1],
    ['\\begin{equation}\nx\n\\end{equation}', 1],
    ['$$\nx^2\n$$', 1],
    ['Text[^zz].', 1],
    ['Intro.\n\n---\ntitle: Late\n---', 4],
    ['+++\ntitle = "T"\n+++', 1],
    ['####### Seven', 1],
    ['## Title {#has space}', 1],
    ['## Title {: #name}', 1],
    ['Text {#here}', 1],
    ['.. note::\n   Text.', 1],
    ['- [] task', 1],
    ['-[ ] task', 1],
    ['Term\n: what it is', 2],
    ['*[HTML]: a language', 1],
    ['[text](./a.md "Title)', 1],
    ['[a [b](./c.md) d](./e.md)', 1],
    ['[text] (./a.md)', 1],
    ['(text)[./a.md]', 1],
    ['{{< note >}}', 1],
    ['<% x %>', 1],
    ['some ==marked== words', 1],
    ['a ** bold ** word', 1],
    ['**「中文」**测试', 1],
    ['a :smile: b', 1],
    ['`code', 1],
    ['a ``code` b', 1],
    ['Note^[inline]', 1],
    ['![a](./a.png =100x200)', 1],
    ['![a](./a.png){width=100}', 1],
    ['| a | b |\n|---|\n| 1 | 2 |', 1],
    ['Text.\n\n| 1 | 2 |', 3],
    ['Text\n[ref]: /docs "not after an empty line"', 2],
    ['=== "Tab 1"\n\n    text', 1],
    ['--8<-- "file.md"', 1],
    ['<<< @/snippets/file.js', 1],
    ['/// note | Title\nText\n///', 1],
    ['[!INCLUDE [x](./a.md)]', 1],
    ['> [!VIDEO https://example.org/v]', 1],
    ['a\n[[x]] me@example.org', 2],
    ['Some %%comment%% here', 1],
    ['Some ++inserted++ words', 1],
    ['x^2^ and y', 1],
    ['H~2~O', 1],
    ['\\newpage\n\nText', 1],
    ['A ||hidden|| word', 1],
    ['>! hidden', 1],
    ['>!hidden!< word', 1],
    ['[:octicons-link-24: Site](/docs)', 1],
    ['@include(./a.md)', 1],
    ['@[code](./code.js)', 1],
    ['include::part.adoc[]', 1],
    ['Text\n%%\nhidden\n%%', 2],
    ['A block ^block-id', 1],
    ['As [@smith04; @doe99, p. 3] says', 1],
    ['Term\n\n:   Definition', 3],
    ['(@good) An example', 1],
    ['== Section', 1],
    ['h2. Section', 1],
    ['[source,ruby]\n----\nputs 1\n----', 1],
    ['image::shop.png[Shop]', 1],
    ['See link:page.html[text]', 1],
    ['See https://example.org/docs[The docs]', 1],
    ['* one\n** two', 2],
    ['. one\n. two', 1],
    ['|===\n|a |b\n|===', 1],
    ['`text <https://example.org>`_ here', 1],
    ['.. _label:', 1],
    ['Text [1]_ here', 1],
    ['The |version| of it', 1],
    ['As follows::\n\n    a', 1],
    [':Author: Me', 1],
    ['{% embed url="https://example.org" %}', 1],
    ['{code:java}\nint x;\n{code}', 1],
    ['[text|https://example.org]', 1],
    ['!shop.png|thumbnail!', 1],
    ['bq. A quote', 1],
    ['!!!note\nText', 1],
    ['==- Panel\nText', 1],
    ['[!ref](/docs)', 1],
    ['#+TITLE: T', 1],
    ["'''bold''' words", 1],
    ["'''js\na\n'''", 1],
    ['“””\na\n“””', 1],
    ['[text]{target=_blank}', 1],
    ['![Shop|200](./shop.png)', 1],
    ['A \\\\(a+b\\\\) formula', 1],
    ['A $`a+b`$ formula', 1],
    ['• one\n• two', 1],
    ['– one\n– two', 1],
    ['a) one\nb) two', 1],
    ['＃ Title', 1],
    ['** bold** word', 1],
    ['*slanted *word', 1],
    ['![alt] (./shop.png)', 1],
    ['(text)[https://example.org]', 1],
    ['A :badge[new] one', 1],
    ['^^inserted^^ words', 1],
    ['See {@link Name}', 1],
    ['-----  ----\n1      2', 1],
    ['<!--@include: ./part.md-->', 1],
  ])('%s is a warning, and by its advice it is text', async (body, line) => {
    const unread = (await faults(body)).filter(([code]) => code === 'unread-markup');
    expect(unread[0]?.[1]).toBe(line);
    let escaped = body;
    for (let times = 0; times < 4; times += 1) {
      const [fault] = (await faults(escaped)).filter(([code]) => code === 'unread-markup');
      if (!fault) return;
      const lines = escaped.split('\n');
      const [at, column] = [Number(fault[1]) - 1, Number(fault[2]) - 1];
      const [before = '', after = ''] = [lines[at]?.slice(0, column), lines[at]?.slice(column)];
      lines[at] = /^[!-/:-@[\]-`{-~]/.test(after) ? `${before}\\${after}` : `${before}\`${after}\``;
      escaped = lines.join('\n');
    }
    expect(escaped).toBe('text');
  });

  it.each([
    '\\[\\[x]]',
    '`[[x]]`',
    'C# and #1',
    '```\n##x\n```',
    'a [b](./c.md "d e")',
    '1.5 and - 2',
    '## Title {#id}',
    'a == b and 10:30:45',
    '2 ** 3',
    'C++, D++ and i++ + ++j',
    'my__own__name and __a__',
    '5%% of 6% and 2^8 ^ 2',
    'a[1]: b and [x]: in words',
    'From 20~25 to 30~35~40',
    'a || b || c and |x| + |y|',
    '**name** {Object}\n  {String} of it',
    '[a] (b.c) and a <b = 2> c, a<b && c=d/e > f',
    'https://example.org/a?f[brand]=x and https://example.org/**/a_b__c#d',
    '.NET 8 and ...\n— A name',
    '10 !important, see `std::`.',
    '*.js *.ts and 5 * a',
    '- - -',
    'He said (a) one and (b) two: `a`: b',
    '> one\n> two {x}',
    'NOTE: as said by @name in [#12]',
    '[b](/docs) {x} and a :: b',
    '/ and //, --8, a === "b"',
    '`` ` ``',
  ])('not %s', async (body) =>
    expect((await faults(body)).filter(([code]) => code === 'unread-markup')).toEqual([]),
  );

  it('a block that is never closed is a warning', async () => {
    expect(await faults(':::note\n\nText.\n\nMore.')).toEqual([['open-block', 1, 1]]);
    expect(await faults('- :::note\n  Text.\n  :::\n')).toEqual([]);
    expect(await faults('::::tip\n\n:::note\nText.\n:::\n\n::::')).toEqual([]);
    for (const [body, line] of [
      ['a\n\n```js\nb', 3],
      ['- ~~~\n  a\n\nb', 1],
      [`${'~'.repeat(99_999)}\na`, 1],
      ['a <!-- b\n\nc', undefined],
      ['<!-- a\n\n## b', 1],
      ['a\n\n<b>c\n\nd', 3],
      ['<details>\n\na', 1],
    ] as const)
      expect((await faults(body)).map((fault) => fault.slice(0, 2))).toEqual(
        line ? [['open-block', line]] : [],
      );
    for (const body of ['- ```\n  a\n  ```', '> ~~~\n> a\n> ~~~', '    a', '<p>a\n\n<br>b'])
      expect(await faults(body)).toEqual([]);
  });

  it('Markdown between lines of HTML is a warning', async () => {
    const details = '<details>\n<summary>A</summary>\nText **b**\n</details>';
    expect(await faults(details)).toEqual([['unread-markup', 3, 1]]);
    expect(await faults('<div>\n\n- a\n\n</div>\n\n<pre>\n- a\n</pre>\n\n<p>a b</p>')).toEqual([]);
  });

  it.each(['A Vec<T> is a list.', 'a <?php x ?> b', '<Tabs></Tabs>'])(
    'an element that HTML does not have is a warning: %s',
    async (body) => expect((await faults(body))[0]?.[0]).toBe('unknown-element'),
  );

  it('code by its indent is a warning where MDX reads a paragraph', async () => {
    const body =
      'a\n\n    code\n    more\n\n- b\n\n    c\n\n<Tabs>\n    <Tab label="x">\n    d\n    </Tab>\n</Tabs>';
    expect(await faults(body, 'mdx')).toEqual([['unread-markup', 3, 5]]);
    expect(await faults('a\n\n    code')).toEqual([]);
  });

  it('HTML is none', async () => {
    const body = '<svg><g><path d="M0"></path></g></svg> <my-part>a</my-part> <kbd>b</kbd>';
    for (const ending of ['md', 'mdx']) expect(await faults(body, ending)).toEqual([]);
  });
});
