import { describe, expect, it } from 'vitest';
import { addressesOf, relativeAddress } from './addresses';

const found = (source: string, file = 'content/docs/a.mdx') =>
  addressesOf(source, file).map(({ at, href }) => {
    expect(source.slice(at, at + href.length)).toBe(href);
    return href;
  });

describe('addresses of a page', () => {
  it.each([
    ['links', 'See [a **b**](./b.mdx#x) and [c](../c.mdx "Title (2)").', './b.mdx#x ../c.mdx'],
    ['links that repeat their address', '[./b.mdx](./b.mdx)', './b.mdx'],
    ['addresses in angle brackets', '[a](<./b c.mdx> "t")', './b c.mdx'],
    ['parentheses in addresses', '[a](./b_(c).mdx)', './b_(c).mdx'],
    ['pictures, also in links', '[![p](./p.png "P")](./b.mdx)', './p.png ./b.mdx'],
    ['references', '[a][b]\n\n[b]: ./b.mdx "Title"', './b.mdx'],
    ['partials', "import Limits from './_limits.mdx'\n\n<Limits />", './_limits.mdx'],
    ['code from files', '```js file="./samples/a.mjs#r" title="A"\n```', './samples/a.mjs#r'],
    ['elements', '<a href="./b.mdx">[c](./c.mdx)</a>', './b.mdx ./c.mdx'],
    [
      'lists, tables, and admonitions',
      ':::note\n\n- [a](./b.mdx)\n\n:::\n\n| a |\n|---|\n| [c](./c.mdx) |',
      './b.mdx ./c.mdx',
    ],
    ['pages with front matter', '---\ntitle: "[x](./x.mdx)"\n---\n\n[a](./b.mdx)', './b.mdx'],
  ])('are found in %s', (_, source, expected) => {
    expect(found(source).join(' ')).toBe(expected);
  });

  it('are no text of code and no placeholders', () => {
    expect(found('`[a](./b.mdx)` {host}\n\n```md\n[a](./b.mdx)\n```')).toEqual([]);
  });

  it('are found in HTML of .md files', () => {
    expect(found('<p><a href="./b.md">b</a></p>', 'content/docs/a.md')).toEqual(['./b.md']);
  });
});

describe('a relative address', () => {
  it('begins with a dot and encodes special characters', () => {
    expect(relativeAddress('content/docs/a.mdx', 'content/docs/b/c.mdx')).toBe('./b/c.mdx');
    expect(relativeAddress('content/docs/a/b.mdx', 'content/docs/c (d).mdx')).toBe(
      '../c%20%28d%29.mdx',
    );
  });
});
