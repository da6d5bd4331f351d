import vm from 'node:vm';
import { expect, it, vi } from 'vitest';
import { compilePage } from '../../test/support/compile-page';
import { forms, misread } from './plugins/remark/unread-forms';
import { pageBody } from '../transform/page-body';

const faultsOf = async (body: string, ending = 'md') =>
  (await compilePage(body, { file: `content/docs/a.${ending}` })).faults;

it.each([
  ['1) a\n2) b\n4) c', 3, '"4" is read as number 3'],
  ['2. a\n1. b', 2, '"1" is read as number 3'],
  ['1. a\n1. b\n2. c', 3, '"2" is read as number 3'],
  ['- a\n\n  3. b\n  4. c\n  6. d', 5, '"6" is read as number 5'],
])('a number that is not shown is a warning: %j', async (body, line, message) => {
  expect(await faultsOf(body)).toMatchObject([{ line, message }]);
});

it('empty items of a list have one warning, whose advice works', async () => {
  const [fault, ...others] = await faultsOf('1. A\n2.\n3. C\n4.');
  expect([fault?.line, others]).toEqual([2, []]);
  expect(await faultsOf(`1. A\n2. ${/–/.exec(fault?.fix ?? '')?.[0]}\n3. C`)).toEqual([]);
});

it.each(['3. a\n4. b', '1. a\n1. b\n1. c', '0. a\n1. b', '1. a\n\n   ```\n   x\n   ```\n\n2. b'])(
  'other numbers are right: %j',
  async (body) => expect(await faultsOf(body)).toEqual([]),
);

it.each([
  [':::info\n:::', 'give it words'],
  [':::tip[A]\n\n:::', 'give it words'],
  [':::caution\n\na\n\n:::', ':::warning'],
  ['## T {data-x=1}\n\nA', '{#name}'],
  ['```plantuml\nA -> B\n```', '```mermaid'],
  [':::mermaid\nA -> B\n:::', '```mermaid'],
  ['```{js}\na\n```', '```js'],
  ['- ```js\n  a\n  ``` b\n  ```', 'alone on a line'],
  [':::tip\nA\n\n:::note\nB\n:::\n\nC', 'more colons than :::'],
  ['::::tip\nA\n\n:::note\nB\n\n::::', 'write a line with ::: where it ends'],
  ['> [^a]: Note.\n\nText[^a].', 'give it words'],
  ['- [a]: /docs\n\nSee [a].', 'give it words'],
  ['```js\nif (a) {\n\u00a0 b();\n}\n```', 'a plain space'],
  ['```sh\nls a\u00a0-l\n```', 'a plain space'],
  ['```py\na() # (1)!\n```', 'highlight-next-line'],
  ['```js\n// highlight-next-lines\na()\n```', 'highlight-next-line'],
  ['<detials>a</detials>', 'did you mean <details>?'],
])('%j has advice with %s', async (body, fix) => {
  const faults = await faultsOf(body);
  expect(faults.map((fault) => fault.fix).join()).toContain(fix);
});

it.each([
  '````md\n```js\na\n```\n````',
  '```md\n~~~js\na\n~~~\n```',
  '::::tip\nA\n\n:::note\nB\n:::\n\n::::',
  '```yaml\na:\n  b: |\n    ```json\n    {}\n    ```\n```',
  'Select the series up{job="api"}',
  '```js\n// Mark end of stream, highlight start and end tags\n```',
  '```py\n# Mark lines as done\n# hide lines without hits\n```',
  '```css\n#mark-end { color: red }\n```',
  '```html\n<a href="#mark-start">A</a>\n```',
  '```http\nGET https://focus-line.example/\n```',
  '``` text\n// focus-line\n```',
  '```json\n{ "size": "5\u00a0mm", "price": "12\u202f€" }\n```',
  '```html\n<p>Ge\u00adwicht</p>\n```',
  '```text\n\u200bA\n```',
  '~~~plaintext\n// [!code ++]\n~~~',
])('is right: %j', async (body) => expect(await faultsOf(body)).toEqual([]));

it.each(['It costs $6 in `a` and $7.', "A formula $\\text{``x''}$.", 'With $a$ and `$b$`.'])(
  'has no fault: %s',
  async (body) => expect(await faultsOf(body, 'mdx')).toEqual([]),
);

it.each([
  ['A\n\n{/* never closed\n\nB', 3, '{/* … */}'],
  ['A {/* c */ b', 1, '{/* … */}'],
  ['{// c}', 1, '{/* … */}'],
  ['{/* never closed\n\n```js\na({ b });\n```', 1, '{/* … */}'],
  ['```js\n{/*\n```\n\nText {a', 5, 'write \\{'],
  ['A `{/*`.\n\nText {a', 3, 'write \\{'],
  ['Text {a\n\nA {/* b', 1, 'write \\{'],
  ['<Details summary="x">\nText</Details>', 2, 'on a line of its own'],
  ['The type A<B>', 1, '\\<B>'],
  ['A </b> B', 1, 'write \\</b> or'],
  ['Text </div>', 1, 'write \\</div> or'],
  ['A <b>c</i>', 1, 'write </b> where it ends'],
  ['<tabs>\n\na\n\n</tabs>', 1, 'did you mean <Tabs>?'],
  ['The set {1, 2, 3} is small', 1, 'for text put a backslash before it'],
  ['```mermaid title="T"\nflowchart LR\n  A --> \n```', 1, 'correct the diagram'],
  ['$$\nx\n\nText', 1, 'write a line with $$'],
  ['import a from "./_a.json"\nimport "./b.css"\n\nA', 2, 'remove it'],
  ['A {Promise.resolve().then(() => { for (;;); }) && b}', 1, 'for braces as text'],
])('in MDX %j has advice in line %i with %s', async (body, line, fix) => {
  const faults = await faultsOf(body, 'mdx');
  const inLine = faults.filter((fault) => fault.line === line);
  expect(inLine.map((fault) => fault.fix).join()).toContain(fix);
});

it('a tab of another tool has one fault', async () => {
  const faults = await faultsOf('<Tabs>\n<TabItem label="a">b</TabItem>\n</Tabs>', 'mdx');
  expect(faults.map(({ code }) => code)).toEqual(['unknown-component']);
});

it('an endless loop is ended, and named', async () => {
  const { runInContext } = vm.Script.prototype;
  vi.spyOn(vm.Script.prototype, 'runInContext').mockImplementation(function (
    this: vm.Script,
    context,
  ) {
    return runInContext.call(this, context, { timeout: 200 }) as unknown;
  });
  const faults = await faultsOf('A\n\nB {(() => { for (;;); })()}', 'mdx');
  vi.restoreAllMocks();
  expect(faults).toMatchObject([{ line: 3, message: expect.stringContaining('endless loop') }]);
});

it.each([
  '~~~\n',
  '``` a',
  '=',
  '#',
  '// ',
  '// [!code ',
  '// high',
  '{/*',
  '/*',
  '<',
  ' ',
  '\u00a0',
  '`',
  '>',
])('100,000 signs of %j are searched in no time', (sign) => {
  const signs = sign.repeat(100_000 / sign.length);
  const start = performance.now();
  for (const [form] of forms) signs.search(form);
  for (const [, form] of Object.values(misread))
    for (const source of [signs, `\`\`\`js\n${signs}\n\`\`\``]) form.exec(source);
  expect(performance.now() - start).toBeLessThan(1500);
});

it('a price before many blocks of code is read in no time', async () => {
  const blocks = '```js\na();\n```\n\n'.repeat(40);
  expect(await faultsOf(`It costs $6 a month.\n\n${blocks}`, 'mdx')).toEqual([]);
});

it('a dollar before code is text', async () => {
  expect((await compilePage('It costs $6 in `code$` and more.')).tree).toEqual([
    ['p', 'It costs $6 in ', ['code', 'code$'], ' and more.'],
  ]);
});

it('a partial with an export may be there twice, under two names', async () => {
  const body = "import A from './_a.mdx'\nimport B from './_a.mdx'\n\n<A />\n\n<B />\n\n<A />";
  const { text, faults } = await compilePage(body, {
    readFile: () => 'export const most = 7;\n\nAt most {most}.',
  });
  expect(faults).toEqual([]);
  expect(text).toBe('At most 7.\nAt most 7.\nAt most 7.');
});

it.each([
  ['./_Part.mdx', 'write ./_part.mdx'],
  ['_part.mdx', 'write ./_part.mdx'],
  ['./_part', 'write ./_part.mdx'],
])('the import of %s has the advice: %s', async (name, fix) => {
  const { faults } = await compilePage(`import Part from '${name}'\n\n<Part />`, {
    readFile: (file) => (file === 'content/docs/_part.mdx' ? 'Text.' : undefined),
  });
  expect(faults[0]).toMatchObject({ fix });
});

it('a name has a space for a line break, and signs of exponents', async () => {
  const { tree } = await compilePage('## Two<br />lines of 10<sup>6</sup>');
  expect(JSON.stringify(pageBody(tree))).toContain('Link to Two lines of 10^6');
});

it('an address in an expression has a place, and a picture its size', async () => {
  const { links, images } = await compilePage(
    '<a href={"./none.md"}>x</a>\n\n<img src={"./a.png"} alt="y" />',
  );
  expect(links).toMatchObject([{ href: './none.md', line: 1 }]);
  expect(images).toMatchObject([{ src: './a.png', line: 3 }]);
});
