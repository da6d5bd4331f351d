import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testShop, testShopDefinition } from '../../../test/test-shop';
import { handbook, handbookDefinition } from '../../../test/handbook';
import { makeIndex, type IndexData } from './index-data';
import { packIndex, unpackIndex } from './packed-index';
import { packNumbers, unpackNumbers } from './packed-numbers';

const indexes = [
  ['with passages', handbookDefinition, handbook],
  ['without', testShopDefinition, testShop],
] as const;

/** The postings without the order of the terms, which no search depends on. */
function comparable({ fullText, ...rest }: IndexData) {
  const index = [...fullText.index].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.parse(JSON.stringify({ ...rest, fullText: { ...fullText, index } })) as unknown;
}

describe.each(indexes)('packed index %s', (_, definition, content) => {
  it('is the same index again', () => {
    const index = makeIndex(definition, content);
    const sent = JSON.parse(JSON.stringify(packIndex(index))) as ReturnType<typeof packIndex>;
    expect(comparable(unpackIndex(sent))).toEqual(comparable(index));
  });

  it('is the same text for the same documents', () => {
    const pack = () => JSON.stringify(packIndex(makeIndex(definition, structuredClone(content))));
    expect(pack()).toBe(pack());
  });
});

describe('packed numbers', () => {
  it('are the same numbers again', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 500_000 })), (numbers) => {
        const sent = JSON.parse(JSON.stringify(packNumbers(numbers))) as string;
        expect(unpackNumbers(sent)).toEqual(numbers);
      }),
    );
    const most = 0xd000 - 0x5d;
    for (const number of [0, 1, most - 1, most, most + 1, 2 * most, 2 * most + 1])
      expect(unpackNumbers(packNumbers([number, 7]))).toEqual([number, 7]);
    expect(unpackNumbers('')).toEqual([]);
  });

  it('survive being sent as UTF-8', () => {
    const numbers = [52_000, 53_155, 53_156, 60_000];
    const sent = new TextDecoder().decode(new TextEncoder().encode(packNumbers(numbers)));
    expect(unpackNumbers(sent)).toEqual(numbers);
  });
});
