import { describe, expect, it } from 'vitest';
import { compilePage } from '../../test/support/compile-page';

const compileMd = (body: string) => compilePage(body, { file: 'content/docs/page.md' });

describe('faults of a page', () => {
  const faults = async (body: string) => (await compilePage(body)).faults;

  it.each([
    [
      'an open expression',
      'Text {unclosed\n',
      /Could not parse expression|Unexpected end/,
      /write \\\{/,
    ],
    ['an unclosed element', '<Tabs>\n\nText\n', /closing tag/, /write <\/Tabs> where it ends/],
    ['a bare sign', 'a <3', /Unexpected character/, /backticks/],
  ])('reports %s with position and fix', async (_name, body, message, fix) => {
    expect(await faults(body)).toMatchObject([
      { severity: 'error', line: expect.any(Number), column: expect.any(Number) },
    ]);
    expect((await faults(body))[0]?.message).toMatch(message);
    expect((await faults(body))[0]?.fix).toMatch(fix);
  });

  it('names expressions that show nothing', async () => {
    const empty = async (body: string) =>
      (await faults(body)).map(({ code, line, column, message }) => [code, line, column, message]);
    const fault = (line: number, column: number, code: string) =>
      ['empty-expression', line, column, `"${code}" gives nothing to show`] as const;
    expect(await empty('A {props.x} b\n\n{null}\n\n## T {""}\n\n- {[]}')).toEqual([
      fault(1, 3, '{props.x}'),
      fault(3, 1, '{null}'),
      fault(5, 6, '{""}'),
      fault(7, 3, '{[]}'),
    ]);
    expect(await empty('Send {} as the body, or { }.')).toEqual([
      fault(1, 6, '{}'),
      fault(1, 25, '{ }'),
    ]);
    expect(await empty('<Details summary={props.x}>a</Details>')).toEqual([
      fault(1, 1, '<Details>'),
    ]);
    expect(
      await empty("export const no = false;\n\n{no && 'a'} {no ? 'a' : null} {0} {' '} {/* a */}"),
    ).toEqual([]);
  });

  it('names an undefined name and its position', async () => {
    expect(await faults('Fine.\n\nFilter by f.{id} here.')).toMatchObject([
      {
        severity: 'error',
        line: 3,
        column: 13,
        message: '{…} contains JavaScript, and "id" is not defined',
        fix: expect.stringContaining('\\{id\\}'),
      },
    ]);
  });

  it('names the position of code in an attribute', async () => {
    expect(
      await faults(
        '<Steps>\n\n1. a\n\n</Steps>\n\n<Details summary={total.length}>\n\nx\n\n</Details>',
      ),
    ).toMatchObject([{ line: 7, message: '{…} contains JavaScript, and "total" is not defined' }]);
    expect(
      await faults(
        '<Steps>\n\n1. a\n\n</Steps>\n\n<Details summary="x" {...null.a}>\n\nx\n\n</Details>',
      ),
    ).toMatchObject([
      { line: 7, message: expect.stringContaining('an expression of this page fails') },
    ]);
  });

  it('lists known components for an unknown one, and finds all of them', async () => {
    expect(
      await faults(
        '<Tab5 />\n\n<Foo.Bar />\n\n<Details>\n\nx\n\n</Details>\n\n<Steps count="3" />',
      ),
    ).toMatchObject([
      {
        message: 'unknown component <Tab5>',
        line: 1,
        expected: expect.stringContaining('<Tabs>'),
        fix: 'did you mean <Tabs>?',
      },
      { message: 'unknown component <Foo.Bar>', line: 3 },
      { message: '<Details> needs the prop "summary"', line: 5 },
      { message: '<Steps> has no prop "count"', line: 11 },
    ]);
  });

  it('suggests <SearchExample> for a slip in its name', async () => {
    expect(await faults('<SearchExmple index="products" request="q=drill" />')).toMatchObject([
      { message: 'unknown component <SearchExmple>', fix: 'did you mean <SearchExample>?' },
    ]);
  });

  it.each([
    [
      'a function prop',
      '<Details summary={() => 1}>x</Details>',
      /prop "summary" of <Details> is a function/,
    ],
    [
      'an event handler',
      '<b onClick={() => alert(1)}>x</b>',
      /prop "onClick" of <b> is a function/,
    ],
    [
      'an event handler as text',
      '<b onclick="alert(1)">x</b>',
      /event handler "onclick" is not allowed on <b>/,
    ],
    ['a script', '<script>{`alert(1)`}</script>', /<script> is not allowed/],
    ['a style', '<b style={{color: "red"}}>x</b>', /"style" is not allowed/],
    ['a text that nobody sees', '<p hidden>x</p>', /"hidden" is not allowed on <p>/],
    [
      'HTML as a prop',
      '<b dangerouslySetInnerHTML={{__html: "<script></script>"}} />',
      /"dangerouslySetInnerHTML" is not allowed/,
    ],
    ['a script address', '[x](javascript:alert(1))', /unsafe address/],
    ['an object as text', 'export const o = {};\n\n{o}', /an object, which can't be shown/],
    [
      'a throwing expression',
      'export const f = () => { throw new Error("no luck") };\n\n{f()}',
      /fails: no luck/,
    ],
    ['code imports', "import fs from 'node:fs'", /"node:fs" can't be imported/],
    ['a missing partial', "import Part from './_part.mdx'", /"\.\/_part\.mdx" can't be imported/],
  ])('rejects %s', async (_name, body, message) => {
    const errors = (await faults(body)).filter(({ severity }) => severity === 'error');
    expect(errors.map((fault) => fault.message).join()).toMatch(message);
    expect(errors[0]).toMatchObject({ line: expect.any(Number), fix: expect.any(String) });
  });

  it.each([
    ['{[1].map((n) => <b key={n}>{n}</b>)} and\n{JSON.parse("{")}', 2, 1, /fails: /],
    ['{1 + 1} and {new Map()}', 1, 13, /gives an object/],
    ['{1} and {Date.now()}', 1, 9, /"Date" is not defined/],
    ['{1} and {Math.random()}', 1, 9, /Math.random is not a function/],
    ['{1} and {process.env.HOME}', 1, 9, /"process" is not defined/],
    ['{1} and {globalThis.process.pid}', 1, 9, /fails: /],
    ['{1} and {fetch("https://host.test")}', 1, 9, /"fetch" is not defined/],
    ['{1} and {require("node:fs")}', 1, 9, /"require" is not defined/],
    ['{1} and {Promise.reject(new Error("none"))}', 1, 9, /gives a promise/],
    ['{"index"} and {dex}', 1, 15, /"dex" is not defined/],
  ])('reports the expression that fails in %s', async (body, line, column, message) => {
    const pageFaults = await faults(body);
    expect(pageFaults).toMatchObject([{ line, column, message: expect.stringMatching(message) }]);
  });

  it('keeps the lines of the file when front matter precedes the body', async () => {
    const result = await compilePage('Text {id}', { bodyLine: 7 });
    expect(result.faults).toMatchObject([{ line: 7, column: 6 }]);
  });
});

describe('links by reference', () => {
  const faults = async (text: string) => (await compileMd(text)).faults;

  it('need a reference and an address', async () => {
    expect(await faults('See [a][filter] and [b].\n\n[filters]: /docs\n')).toMatchObject([
      {
        severity: 'warning',
        line: 1,
        column: 5,
        message: '"[a][filter]" is shown as text',
        fix: expect.stringContaining('write a line "[name]: address" for it'),
      },
      { severity: 'warning', line: 3, message: 'nothing shows the text "/docs"' },
    ]);
    expect(await faults('[a]\n\n[a]: /docs\n[A]: /other')).toMatchObject([
      { line: 4, message: 'nothing shows the text "/other"' },
    ]);
    expect(
      await faults(
        'See [a][filters], `x[0][1]`, x[0][1] and ![p][].\n\n[filters]: /docs\n[p]: p.png',
      ),
    ).toEqual([]);
  });
});

describe('tables', () => {
  it('have no empty header cell', async () => {
    const { tree: nodes } = await compileMd('| | B |\n| --- | --- |\n| 1 | 2 |');
    expect(JSON.stringify(nodes)).toMatch(/\["td"\],\["th",\{"scope":"col"\},"B"\]/);
  });
});

describe('pictures', () => {
  it('in a link belong to the link', async () => {
    const { tree: nodes } = await compileMd('[![A](./a.png)](/docs)\n\n![B](./b.png)');
    expect(JSON.stringify(nodes)).toContain(
      '["Picture",{"src":"./a.png","alt":"A","linked":"true"}]',
    );
    expect(JSON.stringify(nodes)).toContain('["Picture",{"src":"./b.png","alt":"B"}]');
  });
});

describe('raw HTML in Markdown', () => {
  it('becomes elements', async () => {
    expect(
      (await compileMd('A <b>bold</b> word\n\n<div class="x">\n\n*text*\n\n</div>')).tree,
    ).toEqual([
      ['p', 'A ', ['b', 'bold'], ' word'],
      ['div', { className: 'x' }, ['p', ['em', 'text']]],
    ]);
  });

  it('leaves the blocks of the site beside it alone', async () => {
    const { tree: nodes } = await compileMd(
      '<b>x</b>\n\n:::tip[Hi]\nText <i>y</i>\n:::\n\n```js showLineNumbers\na\n```',
    );
    expect(nodes.slice(1)).toEqual([
      ['Admonition', { type: 'tip' }, ['AdmonitionTitle', 'Hi'], ['p', 'Text ', ['i', 'y']]],
      [
        'CodeBlock',
        { language: 'js', firstLine: '1', html: '<span class="ln" data-line="1">a\n</span>' },
      ],
    ]);
  });

  it('rejects elements and attributes that run code', async () => {
    const { faults } = await compileMd(
      '<script>alert(1)</script>\n\n<b onclick="x()">y</b>\n\n<iframe src="https://example.org"></iframe>\n\n<a href="/docs" ping="https://example.org">x</a>',
    );
    expect(faults.map(({ message }) => message)).toEqual([
      '<script> is not allowed in content',
      'event handler "onclick" is not allowed on <b>',
      '<iframe> is not allowed in content',
      'attribute "ping" is not allowed on <a>',
    ]);
  });

  it('reads braces and tags of MDX as text', async () => {
    expect((await compileMd('Use {id} and a < b')).tree).toEqual([['p', 'Use {id} and a < b']]);
  });
});
