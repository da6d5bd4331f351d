import { describe, expect, it } from 'vitest';
import { compilePage } from '../../../../test/support/compile-page';

const faults = async (body: string, ending: string) =>
  (await compilePage(body, { file: `content/docs/a.${ending}` })).faults.map(({ code, line }) => [
    code,
    line,
  ]);

describe.each(['md', 'mdx'])('in .%s', (ending) => {
  it.each(['> ', '- ', '1. ', '> - ', ':::note\n'])('%j many times is a fault', async (signs) => {
    const pageFaults = await faults(`Text.\n\n${signs.repeat(30_000)}a`, ending);
    expect(pageFaults.map(([code]) => code)).toEqual(['nested-too-deep']);
    expect(pageFaults[0]?.[1]).toBeGreaterThan(2);
  });

  it.each(['] ', '[', '*a_', '[a](', '_a '])('%s many times is a fault', async (signs) => {
    const pageFaults = await faults(`Text.\n\n${signs.repeat(100_000)}a`, ending);
    expect(pageFaults).toEqual([['too-many-signs', 3]]);
  });

  it('the signs of a paragraph count together', async () => {
    expect(await faults('*a_ '.repeat(3000), ending)).toEqual([['too-many-signs', 1]]);
    expect(await faults('*a* [b](#)\n\n'.repeat(2000), ending)).toEqual([]);
  });

  it('rules of many signs, and many blocks below each other, are none', async () => {
    const blocks = ':::note\n\nText.\n\n:::\n\n> > - a\n\n'.repeat(150);
    expect(await faults(`${'- '.repeat(900)}\n\n${'* '.repeat(900)}\n\n${blocks}`, ending)).toEqual(
      [],
    );
  });
});
