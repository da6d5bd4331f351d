import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testShop, testShopDefinition } from '../../../test/support/test-shop';
import { handbook, handbookDefinition } from '../../../test/samples/handbook';
import { makeIndex } from '../index/make-index';
import { packIndex, unpackIndex } from './packed-index';
import { unpackPart } from './packed-part';
import { packNumbers, unpackNumbers } from './packed-numbers';

const indexes = [
  ['with passages', handbookDefinition, handbook],
  ['without', testShopDefinition, testShop],
] as const;

describe.each(indexes)('packed index %s', (_, definition, content) => {
  it('keeps the terms and records of the index, and its lengths to a tenth', () => {
    const index = makeIndex(definition, content);
    const sent = JSON.parse(JSON.stringify(packIndex(index))) as ReturnType<typeof packIndex>;
    const { parts, lengths, records, ...rest } = unpackIndex(sent);
    const { terms, frequencies } = unpackPart(parts[0]?.postings ?? '');
    expect(rest).toMatchObject({
      definition,
      documents: index.documents,
      synonyms: index.synonyms,
      averages: index.words.averages,
    });
    expect(records).toEqual(index.records);
    const termPairs = index.words.terms;
    expect(terms).toEqual([...termPairs.keys()].sort((a, b) => (a < b ? -1 : 1)));
    terms.forEach((term, number) => {
      const records = (termPairs.get(term) ?? []).flatMap((pairs = []) =>
        pairs.filter((_record, at) => at % 2 === 0),
      );
      expect(frequencies[number], term).toBe(new Set(records).size);
    });
    const fields = definition.fields.length;
    for (const [record, byField] of index.words.lengths.entries())
      for (const [field, length] of byField.entries()) {
        const read = lengths[record * fields + field] ?? 0;
        if (length >= 0) expect(Math.abs(Math.log2((read + 1) / (length + 1)))).toBeLessThan(0.13);
      }
  });

  it('is the same text for the same documents', () => {
    const pack = () => JSON.stringify(packIndex(makeIndex(definition, structuredClone(content))));
    expect(pack()).toBe(pack());
  });

  it('splits the postings above the limit, and loses none', () => {
    const index = makeIndex(definition, content);
    const single = packIndex(index).parts;
    const parts = packIndex(index, { maxInline: 0, part: 40 }).parts;
    expect(single).toHaveLength(1);
    expect(parts.length).toBeGreaterThan(5);
    const unpack = (from: typeof single) => from.map(({ postings = '' }) => unpackPart(postings));
    const all = unpack(single);
    const some = unpack(parts);
    expect(some.flatMap(({ terms }) => terms)).toEqual(all[0]?.terms);
    expect(some.flatMap(({ frequencies }) => frequencies)).toEqual(all[0]?.frequencies);
    expect(some.map(({ postings }) => postings).join('').length).toBe(all[0]?.postings.length);
    expect(parts.map(({ first }) => first)).toEqual(some.map(({ terms }) => terms[0]));
  });
});

it('an address that equals the id of its document is packed once and restored', () => {
  const url = '/docs/packed';
  const index = makeIndex(
    { ...handbookDefinition, displayFields: ['title', 'url'] },
    { documents: [{ id: url, fields: { title: 'Packed', url } }] },
  );
  const sent = JSON.stringify(packIndex(index));
  expect(sent.split(url)).toHaveLength(2);
  const { documents } = unpackIndex(JSON.parse(sent) as ReturnType<typeof packIndex>);
  expect(documents[0]?.fields).toEqual({ title: 'Packed', url });
});

describe('packed numbers', () => {
  it('are restored exactly', () => {
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
