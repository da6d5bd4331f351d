import { describe, expect, it } from 'vitest';
import { withSlices } from './put-slices';

const slices = new Map([
  ['_gatsby-scripts-1', '<script src="/app-2.js" async></script>'],
  ['outer', '<nav><slice-start id="inner"></slice-start><slice-end id="inner"></slice-end></nav>'],
  ['inner', 'inside of $& it'],
]);
const put = (html: string) => withSlices(html, (name) => slices.get(name) ?? 'none');
const scripts =
  '<!-- slice-start id="_gatsby-scripts-1" --><script src="/app-2.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->';

describe('slices of a page', () => {
  it('are put where Gatsby leaves room for them', () => {
    expect(
      put(
        '<body>a<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end></body>',
      ),
    ).toBe(`<body>a${scripts}</body>`);
  });

  it('take the place of what an earlier build put there', () => {
    const before = scripts.replace('app-2', 'app-1');
    expect(put(`<body>${before}</body>`)).toBe(`<body>${scripts}</body>`);
    expect(put(put(`<body>${before}</body>`))).toBe(`<body>${scripts}</body>`);
  });

  it('may hold others, and any text', () => {
    expect(put('<slice-start id="outer"></slice-start>old<slice-end id="outer"></slice-end>')).toBe(
      '<!-- slice-start id="outer" --><nav><!-- slice-start id="inner" -->inside of $& it<!-- slice-end id="inner" --></nav><!-- slice-end id="outer" -->',
    );
  });

  it('are none where a page only writes of them', () => {
    const html = '<p>&lt;slice-start id="inner"&gt; and slice-start</p>';
    expect(put(html)).toBe(html);
  });
});
