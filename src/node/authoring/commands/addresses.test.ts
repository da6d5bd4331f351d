import { describe, expect, it } from 'vitest';
import { relativeAddress } from '../../content/links';
import { addressesOf, replaceAddresses } from './addresses';

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
    ['expressions', "<a href={'./b.mdx'}><img src={`./c.png`} /></a>", './b.mdx ./c.png'],
    ['elements', `<a href="./b's.mdx">[c](./c.mdx)</a>`, "./b's.mdx ./c.mdx"],
    [
      'lists, tables, and admonitions',
      ':::note\n\n- [a](./b.mdx)\n\n:::\n\n| a |\n|---|\n| [c](./c.mdx) |',
      './b.mdx ./c.mdx',
    ],
  ])('are found in %s', (_, source, expected) => {
    expect(addressesOf(source).join(' ')).toBe(expected);
    const rewritten = replaceAddresses(source, (href) => `new-${href}`);
    expect(addressesOf(rewritten)).toEqual(addressesOf(source).map((href) => `new-${href}`));
    expect(rewritten.replaceAll('new-', '')).toBe(source);
  });

  it('are not found in code, placeholders, and other texts', () => {
    expect(addressesOf('`[a] (./b.mdx)` {host} (from ./b.mdx) a = "./b.mdx"')).toEqual([]);
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
