import { expect, it } from 'vitest';
import { unpackPart } from './packed-part';
import { packPostings } from './packed-postings';

/** Postings of a term that occurs once in the only field of each of `records` records. */
const term = (records: number) => [
  Array.from({ length: records }, (_, record) => [record, 1]).flat(),
];
const termsOfParts = (terms: number[], part: number) =>
  packPostings(
    terms.map((records, number) => [`term${number}`, term(records)] as const),
    1,
    { maxInline: 0, part },
  ).parts.map(({ postings = '' }) => unpackPart(postings).terms.length);

it('puts rare terms together until a part is full', () => {
  expect(termsOfParts([5, 5, 5, 5, 5, 5], 30)).toEqual([3, 3]);
});

it('puts a frequent term into a separate part, which is not loaded for rare terms', () => {
  expect(termsOfParts([5, 5, 40, 5, 5], 40)).toEqual([2, 1, 2]);
});

it('adds a frequent term to a part that is still almost empty', () => {
  expect(termsOfParts([1, 40, 5], 40)).toEqual([2, 1]);
});
