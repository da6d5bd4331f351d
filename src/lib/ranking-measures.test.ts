import { expect, it } from 'vitest';
import { mean, ndcgAt10, reciprocalRank } from './ranking-measures';

const grades = { a: 3, b: 2, c: 1 };

it('the reciprocal rank is that of the first document with the highest grade', () => {
  expect(reciprocalRank(['a', 'b'], grades)).toBe(1);
  expect(reciprocalRank(['b', 'x', 'a'], grades)).toBeCloseTo(1 / 3);
  expect(reciprocalRank(['b', 'c'], grades)).toBe(0);
});

it('NDCG at 10 is 1 for the best order, less for another, and ignores what comes after ten', () => {
  expect(ndcgAt10(['a', 'b', 'c'], grades)).toBe(1);
  const swapped = (3 + 7 / Math.log2(3) + 1 / 2) / (7 + 3 / Math.log2(3) + 1 / 2);
  expect(ndcgAt10(['b', 'a', 'c'], grades)).toBeCloseTo(swapped);
  expect(ndcgAt10([...'0123456789', 'a'], grades)).toBe(0);
});

it('the mean is that of all numbers', () => expect(mean([1, 2, 6])).toBe(3));
