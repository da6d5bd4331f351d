import fc from 'fast-check';
import { expect, it } from 'vitest';
import { suggestionParts } from './suggest';

const partsOf = (suggestion: string, typed: string) =>
  suggestionParts(suggestion, typed)
    .map((part) => (part.typed ? part.text : `[${part.text}]`))
    .join('');

it.each([
  ['Facet configuration', 'fac', 'Fac[et configuration]'],
  ['External price slider', 'price', '[External ]price[ slider]'],
  ['Price slider', 'slider pri', 'Pri[ce ]slider'],
  ['Größe', 'gro', 'Grö[ße]'],
  ['Spellcheck', 'xyz', '[Spellcheck]'],
])('of %s, %s is typed', (suggestion, typed, expected) => {
  expect(partsOf(suggestion, typed)).toBe(expected);
});

it('never changes the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
      expect(
        suggestionParts(text, typed)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
