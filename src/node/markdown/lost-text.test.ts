import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compilePage } from '../../test/support/compile-page';
import { forms, misread as advice } from './plugins/remark/unread-forms';

const { warned, misread, followed, plain } = parse(
  fs.readFileSync('src/node/markdown/unread-markup.yml', 'utf8'),
) as {
  warned: [text: string, line: number][];
  misread: [text: string, line: number, ending?: string][];
  followed: [wrong: string, right: string, shown: string, ending?: string, before?: string][];
  plain: string[];
};

const faultsOf = async (body: string, ending = 'md') =>
  (await compilePage(body, { file: `content/docs/page.${ending}` })).faults;
const faults = async (body: string, ending?: string) =>
  (await faultsOf(body, ending)).map(({ code, line, column }) => [code, line, column]);

describe('text that nothing shows', () => {
  it.each([
    [
      'cells beyond the header',
      '| A | B |\n|---|---|\n| `with(|x| y)` | lost |',
      ['lost-text', 3, 11],
    ],
    ['a note that nothing refers to', 'Text.\n\n[^unused]: Lost note.', ['lost-text', 3, 1]],
    ['an address that nothing refers to', 'Text.\n\n[unused]: /docs', ['lost-text', 3, 1]],
    ['an end tag without its start', 'Text.\n\n</details>', ['lost-text', 3, 1]],
    ['an end tag of a second end', '<b>a</b> b</b>', ['lost-text', 1, 11]],
    ['an end tag in a block', '- a\n\n  <div><!-- b\n  -->c </i>\n  </div>', ['lost-text', 4, 8]],
    ['attributes of an admonition', ':::note{title="Lost"}\n\nText.\n\n:::', ['lost-text', 1, 1]],
  ])('%s is a warning', async (_, body, fault) => {
    expect(await faults(body)).toContainEqual(fault);
  });
});

describe('markup that is shown as text', () => {
  it.each(warned)('%s is a warning, and by its advice it is text', async (body, line) => {
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

  it('each span of a form is a warning; a list has one for its first line, and one for each odd space', async () => {
    const columns = async (body: string) =>
      (await faults(body)).map(([, line, column]) => [line, column]);
    expect(await columns('An ==a==, a ==b==, and ++c++.')).toEqual([
      [1, 4],
      [1, 13],
      [1, 24],
    ]);
    expect(await columns('• one\n• two\n• three')).toEqual([[1, 1]]);
    expect(await columns('-\u00a0one\n-\u200btwo\n\u00a0- three')).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  it.each(plain)('%s is no warning', async (body) =>
    expect(
      (await faults(body)).filter(([code]) => /^(?:unread-markup|misread)$/.test(String(code))),
    ).toEqual([]),
  );

  const files: Readonly<Record<string, string>> = { '_part.mdx': 'Part.', 'a.mjs': 'a();\n' };
  const compilePost = (body: string, ending: string) =>
    compilePage(body, {
      file: `content/blog/page.${ending}`,
      readFile: (name) => files[path.basename(name)],
    });
  const adviceFor = async (body: string, ending = 'md') =>
    (await compilePost(body, ending)).faults
      .filter(({ code }) => code === 'unread-markup' || code === 'misread')
      .map(({ fix }) => fix?.split('; for text ')[0]);

  it.each(followed)('%j is right as %j', async (wrong, right, plain, ending = 'md', ...before) => {
    expect(await adviceFor(wrong, ...before)).not.toEqual([]);
    const { faults, text } = await compilePost(right, ending);
    expect([faults, text.replace(/\s+/g, ' ')]).toEqual([[], plain]);
  });

  it('each advice is followed', async () => {
    const given = followed.map(([wrong, , , , ...before]) => adviceFor(wrong, ...before));
    const tried = (await Promise.all(given)).flat();
    const allAdvice = [...forms.map(([, fix]) => fix), ...Object.keys(advice)];
    expect(allAdvice.filter((fix) => !tried.includes(fix))).toEqual([]);
  });

  it.each(misread)('%s is misread, which is a warning', async (body, line, ending) => {
    const [fault] = (await faults(body, ending)).filter(([code]) => code === 'misread');
    expect(fault?.[1]).toBe(line);
  });

  it('highlights beyond the code, and marks without an end, are warnings', async () => {
    const codes = async (body: string) => (await faults(body)).map(([code]) => code);
    expect(await codes('```js {2}\na\n```')).toEqual(['code-words']);
    expect(await codes('```js {1-\na\n```')).toEqual(['code-words']);
    expect(await codes('```js\n// error-start\na\n```')).toEqual(['open-block']);
    expect(await codes('```js {1}\n// error-start\na\n// error-end\n```')).toEqual([]);
  });

  it.each([
    ['## ', 'empty'],
    ['## {#id}', 'empty'],
    ['[](./a.md) text', 'empty'],
    ['<a href="./a.md"><b></b></a>', 'empty'],
    ['<a id="x"></a>\n\n## x', 'id-twice'],
    ['<b id="x">a</b>\n\n<i id="x">b</i>', 'id-twice'],
    ['Ask <your-name> for it.', 'unknown-element'],
    ['<Details summary="A">b</Details>', 'unknown-element'],
    ['<details summary="A">b</details>', 'lost-text'],
    ['<p caption="A">b</p>', 'lost-text'],
    ['```js title="**a**"\na\n```', 'markup-in-text'],
    ['![a](./a.png "*b*")', 'markup-in-text'],
    ['<a href="./a.md" title="`b`">a</a>', 'markup-in-text'],
  ])('%s is a warning', async (body, code) => {
    expect((await faults(body)).map(([found]) => found)).toEqual([code]);
  });

  it.each([
    '## ![a](./a.png)',
    '[![a](./a.png)](./a.md)',
    '<my-note>Text.</my-note>',
    '<p>a</p></p><br></br>',
    '<table summary="A" data-x="1" aria-label="B"><tr><td nowrap>c</td></tr></table>',
    "<div title=don't>\n\na\n\n</div>",
  ])('%s is no warning', async (body) => expect(await faults(body)).toEqual([]));

  it('a block that is never closed is a warning', async () => {
    expect(await faults(':::note\n\nText.\n\nMore.')).toEqual([['open-block', 1, 1]]);
    expect(await faults('- :::note\n  Text.\n  :::\n')).toEqual([]);
    for (const body of ['- ```\n  a\n\n- ```\n  b', '- ```\n  a\n\n```\nb\n```\n\n```\nc'])
      expect(await faults(body)).toHaveLength(2);
    expect(await faults('::::tip\n\n:::note\nText.\n:::\n\n::::')).toEqual([]);
    for (const [body, line] of [
      ['a\n\n```js\nb', 3],
      ['- ~~~\n  a\n\nb', 1],
      ['1. a\n\n   ```js\n   b\n```\n\n2. c', 3],
      ['> ```\n> a\n```\n\nb', 1],
      ['> ```\na\n> ```\n\nb', 1],
      ['1. a\n\n   ```js\n   b\n```', 3],
      [`${'~'.repeat(99_999)}\na`, 1],
      ['<!-- a\n\n## b', 1],
      ['a\n\n<b>c\n\nd', 3],
      ['<details>\n\na', 1],
      ['<a name="x"/>\n\na', 1],
      ['<div>\na <b>c\n</div>', 2],
      ['<div>\na\n<!-- x\n</div>', 3],
    ] as const)
      expect((await faults(body)).map((fault) => fault.slice(0, 2))).toEqual([
        ['open-block', line],
      ]);
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

  it('indented code is a warning in MDX, which reads a paragraph', async () => {
    const body =
      'a\n\n    code\n    more\n\n- b\n\n    c\n\n<Tabs>\n    <Tab label="x">\n    d\n    </Tab>\n</Tabs>';
    expect(await faults(body, 'mdx')).toEqual([['unread-markup', 3, 5]]);
    expect(await faults('a\n\n    code')).toEqual([]);
  });

  it('elements of HTML and of SVG are no warning', async () => {
    const body =
      '<svg><clipPath id="x"><path d="M0"></path></clipPath></svg> <my-part>a</my-part> <kbd>b</kbd>';
    for (const ending of ['md', 'mdx']) expect(await faults(body, ending)).toEqual([]);
  });
});
