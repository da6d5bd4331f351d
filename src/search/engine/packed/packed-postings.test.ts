import { expect, it } from 'vitest';
import { unpackPart } from './packed-part';
import { unpackNumbers } from './packed-numbers';
import { packPostings } from './packed-postings';

/** Postings of a term that occurs once in the only field of each of `records` records. */
const term = (records: number) => [
  Array.from({ length: records }, (_, record) => [record, 1]).flat(),
];
const termsOfParts = (terms: number[], part: number) =>
  packPostings(
    terms.map((records, number) => [`term${number}`, term(records)] as const),
    [{ name: 'title', weight: 1 }],
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

it('numbers the profiles of documents and of passages from 0, the most frequent first', () => {
  const byField = { title: [0, 1], tags: [0, 1, 3, 1], text: [1, 1, 2, 1], status: [1, 1] };
  const { profiles, parts } = packPostings(
    [
      ['a', Object.values(byField)],
      ['b', [undefined, undefined, [4, 1]]],
    ],
    Object.keys(byField).map((name, field) => ({
      ...{ name, weight: 1 },
      ...(field > 1 && { ofPassage: true as const }),
    })),
    { maxInline: Infinity, part: 1 },
  );
  const ofDocuments = [
    [0, 1, 1, 1],
    [1, 1],
  ];
  const ofPassages = [
    [2, 1],
    [2, 1, 3, 1],
  ];
  expect(profiles).toEqual([ofDocuments, ofPassages]);
  const { postings } = unpackPart(parts[0]?.postings ?? '');
  expect(unpackNumbers(postings).slice(5)).toEqual([0, 0, 1, 0, 1]);
});
