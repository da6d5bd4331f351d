import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compilePage } from '../../test/support/compile-page';

const compileMd = (body: string) => compilePage(body, { file: 'content/docs/page.md' });
const tree = async (body: string) => (await compilePage(body)).tree;

describe('placeholders', () => {
  it.each(['host', 'tenant', 'index', 'code'])(
    'shows {%s} as text without escapes',
    async (name) => {
      expect(await tree(`Call {${name}} now`)).toEqual([['p', `Call {${name}} now`]]);
      expect(await tree(`{${name}}`)).toEqual([['p', `{${name}}`]]);
      expect(await tree(`**{${name}}**`)).toEqual([['p', ['strong', `{${name}}`]]]);
    },
  );

  it('keeps placeholders in code and in link addresses', async () => {
    expect(await tree('`https://{host}/api/v1/search/{tenant}/{index}`')).toEqual([
      ['p', ['code', 'https://{host}/api/v1/search/{tenant}/{index}']],
    ]);
    expect((await compilePage('[x](https://{host}/a)')).links[0]?.href).toBe(
      'https://%7Bhost%7D/a',
    );
  });

  it('evaluates other braces as MDX does', async () => {
    expect(await tree('export const limit = 10;\n\nAt most {limit * 2} rows.')).toEqual([
      ['p', 'At most ', '20', ' rows.'],
    ]);
  });
});

describe('comments', () => {
  it.each([
    [
      'before, between, and after blocks',
      '{/* a */}\n\nOne.\n\n{/* b */}\n{/* c { */}\n\nTwo.\n\n{/* d */}',
      'One.\n\nTwo.',
    ],
    [
      'in a step',
      '1. One.\n\n   Two.\n\n   {/* a */}\n\n2. Three.',
      '1. One.\n\n   Two.\n\n2. Three.',
    ],
    ['after a list', '- One.\n- Two.\n\n{/* a */}\n\nThree.', '- One.\n- Two.\n\nThree.'],
  ])('show nothing %s', async (_, commented, plain) => {
    const { tree, text, sections } = await compilePage(commented);
    const expected = await compilePage(plain);
    expect(tree).toEqual(expected.tree);
    expect([text, sections]).toEqual([expected.text, expected.sections]);
  });

  it('show nothing in HTML syntax either', async () => {
    expect(JSON.stringify((await compileMd('One.\n\n<!-- a -->\n\nTwo.')).tree)).not.toContain(
      'a -->',
    );
  });
});

describe('headings', () => {
  it('generates GitHub-style ids, numbers duplicates, and accepts custom ids', async () => {
    const { headings } = await compilePage(
      '## Facet types\n\n## Facet types\n\n### The `f.{id}` *form* {#form}\n\n## Größe & Maß',
    );
    expect(headings.map(({ id, level }) => [id, level])).toEqual([
      ['facet-types', 2],
      ['facet-types-1', 2],
      ['form', 3],
      ['größe--maß', 2],
    ]);
    expect(headings[2]).toMatchObject({
      text: 'The f.{id} form',
      inline: ['The ', ['code', 'f.{id}'], ' ', ['em', 'form']],
    });
  });

  it('never generates an id that equals a custom id', async () => {
    const ids = (await compilePage('## Setup\n\n## Other {#setup}')).headings.map(({ id }) => id);
    expect(ids).toEqual(['setup-1', 'setup']);
  });

  it('warns of two headings with one custom id', async () => {
    expect((await compilePage('## A {#x}\n\n## B {#x}')).faults).toMatchObject([
      { severity: 'warning', line: 3, message: 'two elements have the id "x"' },
    ]);
  });

  it('leaves HTML in Markdown out of ids', async () => {
    const { headings } = await compileMd('## <span>Y</span> Z\n\n## A<br>b <!-- c -->');
    expect(headings.map(({ id }) => id)).toEqual(['y-z', 'ab']);
  });

  it('accepts custom ids in Markdown as well', async () => {
    expect((await compileMd('## Title {#kinds}')).headings[0]).toMatchObject({
      id: 'kinds',
      text: 'Title',
    });
  });
});

describe('GFM', () => {
  it('compiles tables with alignment as classes', async () => {
    expect(await tree('| a | b |\n|:-:|--:|\n| 1 | 2 |')).toEqual([
      [
        'Table',
        [
          'thead',
          [
            'tr',
            ['th', { className: 'align-center', scope: 'col' }, 'a'],
            ['th', { className: 'align-right', scope: 'col' }, 'b'],
          ],
        ],
        [
          'tbody',
          [
            'tr',
            ['td', { className: 'align-center' }, '1'],
            ['td', { className: 'align-right' }, '2'],
          ],
        ],
      ],
    ]);
    const styles = fs.readFileSync('src/theme/content.css', 'utf8');
    for (const side of ['center', 'right'])
      expect(styles).toContain(`.align-${side} {\n  text-align: ${side};`);
  });

  it('compiles task lists with a name for screen readers', async () => {
    const [list] = await tree('- [x] done\n- [ ] open');
    expect(JSON.stringify(list)).toContain('"checked":true,"disabled":true,"aria-label":"Done"');
    expect(JSON.stringify(list)).toContain('"disabled":true,"aria-label":"Not done"');
    const [field] = await tree('<input type="image" src="./a.png" alt="Go" />');
    expect(JSON.stringify(field)).not.toContain('aria-label');
  });

  it('reads addresses without spaces around them, as browsers do', async () => {
    const { links, media } = await compileMd(
      '<a href=" ./a.mdx#b\n">x</a> <img srcset="./a.png 1x,\n ./b.png 2x" alt="y">',
    );
    expect(links.map(({ href }) => href)).toEqual(['./a.mdx#b']);
    expect(media.map(({ src }) => src)).toEqual(['./a.png', './b.png']);
  });

  it('compiles strikethrough and autolinks', async () => {
    expect(await tree('~~old~~ https://example.org')).toEqual([
      ['p', ['del', 'old'], ' ', ['a', { href: 'https://example.org' }, 'https://example.org']],
    ]);
  });

  it('compiles footnotes with a link back', async () => {
    const { tree: nodes, ids, text } = await compilePage('A claim[^1].\n\n[^1]: The source.');
    expect(ids).toEqual(['fnref-1', 'footnote-label', 'fn-1']);
    expect(JSON.stringify(nodes)).toContain('Back to reference 1');
    expect(text).toBe('A claim.\nFootnotes\nThe source.');
  });
});

describe('admonitions', () => {
  it.each(['note', 'tip', 'info', 'warning', 'danger'])(
    'compiles :::%s with any Markdown inside',
    async (type) => {
      expect(await tree(`:::${type}\n\nText\n\n- item\n\n:::`)).toEqual([
        ['Admonition', { type }, ['p', 'Text'], ['ul', ['li', 'item']]],
      ]);
    },
  );

  it('accepts a title with inline content', async () => {
    expect(await tree(':::tip[Use `rows`]\nText\n:::')).toEqual([
      ['Admonition', { type: 'tip' }, ['AdmonitionTitle', 'Use ', ['code', 'rows']], ['p', 'Text']],
    ]);
  });

  it('nests', async () => {
    expect(await tree('::::note\n:::warning\nText\n:::\n::::')).toEqual([
      ['Admonition', { type: 'note' }, ['Admonition', { type: 'warning' }, ['p', 'Text']]],
    ]);
  });

  it('works in Markdown', async () => {
    expect((await compileMd(':::note\nText\n:::')).tree).toEqual([
      ['Admonition', { type: 'note' }, ['p', 'Text']],
    ]);
  });

  it('leaves colons in prose alone', async () => {
    expect(await tree('At 12:30 use f.price:range and ::x and :y[z]')).toEqual([
      ['p', 'At 12:30 use f.price:range and ::x and :y[z]'],
    ]);
  });

  it('warns of an unknown kind and names the known ones', async () => {
    expect((await compilePage(':::warn\nText\n:::')).faults).toMatchObject([
      {
        severity: 'warning',
        line: 1,
        column: 1,
        message: 'unknown block ":::warn"',
        fix: 'did you mean ":::warning"?',
      },
    ]);
  });
});

describe('components', () => {
  it('compiles tabs, steps and details', async () => {
    const source =
      '<Tabs group="method">\n<Tab label="GET">\n\nOne\n\n</Tab>\n</Tabs>\n\n<Steps>\n\n1. First\n\n</Steps>\n\n<Details summary="More">\n\nText\n\n</Details>';
    expect(await tree(source)).toEqual([
      ['Tabs', { group: 'method' }, ['Tab', { label: 'GET' }, ['p', 'One']]],
      ['Steps', ['ol', ['li', 'First']]],
      ['Details', { summary: 'More' }, ['p', 'Text']],
    ]);
  });

  it('compiles HTML as JSX, with HTML or React attribute names', async () => {
    expect(await tree('Press <kbd class="x">Ctrl</kbd> <span className="y">z</span>')).toEqual([
      ['p', 'Press ', ['kbd', { className: 'x' }, 'Ctrl'], ' ', ['span', { className: 'y' }, 'z']],
    ]);
  });

  it('compiles to the same tree whether or not the page has code to run', async () => {
    const body =
      '## Title\n\n<Tabs group="g">\n<Tab label="A">\n\n| a |\n|---|\n| `x` |\n\n```json {1}\n{"a": 1}\n```\n\n</Tab>\n</Tabs>\n\n- [ ] task\n\n![alt](./a.png) and <br/> text';
    const { tree: plain } = await compilePage(body);
    const { tree: evaluated } = await compilePage(`export const unused = 1;\n\n${body}`);
    expect(evaluated).toEqual(plain);
    expect(plain.length).toBe(4);
  });
});

it('an address that runs code has the position of its link, and advice for it', async () => {
  const { faults } = await compileMd('Text\n\n- **b** [a](/docs) [x](javascript:alert)\n');
  const fix = expect.stringMatching(/^write the address of a page/);
  expect(faults).toMatchObject([{ code: 'attribute-not-allowed', line: 3, column: 20, fix }]);
});

it('gives headings in HTML ids of their text', async () => {
  const body = '## A b\n\n<h2>A <b>b</b></h2>\n\n<h3 id="mine">C</h3>\n\n<h3>Mine</h3>\n\n';
  const { headings, faults } = await compileMd(`${body}<h3>Undefined</h3>\n\nText [x](#a-b-1)`);
  expect(headings.map(({ id }) => id)).toEqual(['a-b', 'a-b-1', 'mine', 'mine-1', 'undefined']);
  expect(faults).toEqual([]);
});
