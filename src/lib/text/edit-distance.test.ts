import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance';

/** The distance by its recursive definition, letter by letter from the end. */
function byDefinition(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length;
  const [shortFrom, shortTo] = [from.slice(0, -1), to.slice(0, -1)];
  const replaced = byDefinition(shortFrom, shortTo);
  if (from.at(-1) === to.at(-1)) return replaced;
  const edits = [byDefinition(shortFrom, to), byDefinition(from, shortTo), replaced];
  const areSwapped = from.at(-1) === to.at(-2) && from.at(-2) === to.at(-1) && to.length > 1;
  if (areSwapped) edits.push(byDefinition(from.slice(0, -2), to.slice(0, -2)));
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

  it('are limit + 1 as soon as they exceed the limit', () => {
    expect(editDistance('cca', 'aaaaaa', 3)).toBe(4);
  });

  it('equal the definition up to the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'á'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 8 }), (from, to, limit) => {
        expect(editDistance(from, to, limit)).toBe(Math.min(byDefinition(from, to), limit + 1));
      }),
    );
  });
});
