import { describe, expect, it } from 'vitest';
import { compile } from '../node/markdown/compile';

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
    [
      'attributes of an admonition',
      ':::note{title="Lost"}\n\nText.\n\n:::',
      ['lost-attributes', 1, 1],
    ],
  ])('%s is a warning', async (_, body, fault) => {
    expect(await faults(body)).toContainEqual(fault);
  });
});

describe('markup that is shown as text', () => {
  it.each([
    ['##\u00a0Configure', 1],
    ['Text.\n\n-\u00a0first\n-\u00a0second', 3],
    ['1.\u00a0step one', 1],
    ['##Title', 1],
    ['::: note\n\nText.', 1],
    ['!!! note "Title"', 1],
    ['> [!NOTE]\n> Text.', 1],
    ['See [the page](./my page.md).', 1],
    ['![Shop](./my shop.png)', 1],
    ['See [[Page]].', 1],
    ['[[toc]]', 1],
    ['{% include x %}', 1],
    ['Text[^zz].', 1],
    ['Intro.\n\n---\ntitle: Late\n---', 4],
  ])('%s is a warning', async (body, line) => {
    const found = await faults(body);
    expect(found.map(([code, at]) => [code, at])).toContainEqual(['unread-markup', line]);
  });

  it.each([
    '\\[\\[x]]',
    '`[[x]]`',
    'C# and #1',
    '```\n##x\n```',
    'a [b](./c.md "d e")',
    '1.5 and - 2',
  ])('not %s', async (body) =>
    expect((await faults(body)).filter(([code]) => code === 'unread-markup')).toEqual([]),
  );

  it('a block that is never closed is a warning', async () => {
    expect(await faults(':::note\n\nText.\n\nMore.')).toEqual([['open-block', 1, 1]]);
    expect(await faults('- :::note\n  Text.\n  :::\n')).toEqual([]);
    expect(await faults('::::tip\n\n:::note\nText.\n:::\n\n::::')).toEqual([]);
  });
});
