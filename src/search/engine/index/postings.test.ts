import { describe, expect, it } from 'vitest';
import { handbook, handbookDefinition } from '../../../test/samples/handbook';
import { testShop, testShopDefinition } from '../../../test/support/test-shop';
import { makeIndex } from './make-index';
import { packIndex, unpackIndex } from '../packed/packed-index';
import { Postings } from './postings';

const indexes = [
  ['with passages', makeIndex(handbookDefinition, handbook)],
  ['without', makeIndex(testShopDefinition, testShop)],
] as const;

describe.each(indexes)('postings of an index %s', (_, index) => {
  it.each([
    ['in one piece', Infinity, Infinity],
    ['in parts of one term', 0, 1],
    ['in parts of some terms', 0, 100],
  ])('equal the packed ones, %s', async (_, maxInline, part) => {
    const data = unpackIndex(packIndex(index, { maxInline, part }));
    const texts = data.parts.map(({ postings = '' }) => postings);
    // As they are sent: in files of their own.
    const inFiles = data.parts.map(({ first }, number) => ({ first, file: String(number) }));
    const read = new Postings({ ...data, parts: inFiles }, (file) =>
      Promise.resolve(texts[Number(file)] ?? ''),
    );
    const names = [...index.words.terms.keys()];
    for (const name of names) expect(read.of(name)).toEqual([]);
    expect(read.isIncomplete).toBe(true);
    await read.load();
    for (const name of names) {
      const actual = read
        .of(name)
        .map(({ field, records, counts }) => [
          field,
          records.flatMap((record, at) => [record, counts[at]]),
        ]);
      const terms = index.words.terms.get(name) ?? [];
      expect(actual, name).toEqual([...terms.entries()].filter(([, pairs]) => pairs !== undefined));
    }
    for (const start of ['', 'f', 'fi', 'filter', 'zz'])
      expect([...read.startingWith(start)], start).toEqual(
        names.filter((name) => name.startsWith(start)).sort((a, b) => (a < b ? -1 : 1)),
      );
    expect(read.of('xyzzy')).toEqual([]);
    expect(read.isIncomplete).toBe(false);
  });
});
