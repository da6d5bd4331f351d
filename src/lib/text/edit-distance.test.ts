import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance';

/** By its definition, letter by letter from the end. */
function defined(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length;
  const [one, other] = [from.slice(0, -1), to.slice(0, -1)];
  if (from.at(-1) === to.at(-1)) return defined(one, other);
  const edits = [defined(one, to), defined(from, other), defined(one, other)];
  const areSwapped = from.at(-1) === to.at(-2) && from.at(-2) === to.at(-1) && to.length > 1;
  if (areSwapped) edits.push(defined(from.slice(0, -2), to.slice(0, -2)));
  return 1 + Math.min(...edits);
}

describe('edits from one word to another', () => {
  it.each([
    ['', '', 0],
    ['filter', 'filter', 0],
    ['filter', 'fitler', 1],
    ['content/docs/a.mdx', 'content/docs/b.mdx', 1],
    ['aba', 'ababa', 2],
    ['facets', 'facet', 1],
  ])('%s → %s: %i', (from, to, distance) => {
    expect(editDistance(from, to, 9)).toBe(distance);
  });

  it('are one more than the limit if the last letters exceed it', () => {
    expect(editDistance('cca', 'aaaaaa', 3)).toBe(4);
  });

  it('equal the definition up to the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'á'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 8 }), (from, to, limit) => {
        expect(editDistance(from, to, limit)).toBe(Math.min(defined(from, to), limit + 1));
      }),
    );
  });
});
