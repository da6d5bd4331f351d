import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Vocabulary } from './vocabulary';

const parts = ['such', 'ergebnis', 'seite', 'preis', 'filter', 'regler'];
const over = (terms: readonly string[]) =>
  new Vocabulary({
    isComplete: true,
    frequency: (term) => Number(terms.includes(term)),
    startingWith: (start) => terms.filter((term) => term.startsWith(start)),
    near: () => terms,
  });
const vocabulary = over(parts);
const none = () => false;

describe('a compound', () => {
  it.each([
    ['preisfilter', ['preis', 'filter']],
    ['ergebnisseite', ['ergebnis', 'seite']],
    ['suchergebnisseite', ['such', 'ergebnis', 'seite']],
    ['preisfilterregler', ['preis', 'filter', 'regler']],
  ])('%s has known parts', (word, expected) => {
    expect(vocabulary.split(word, none)).toEqual(expected);
  });

  it.each(['preisfenster', 'preis', 'filterabcregler'])('%s has unknown parts', (word) => {
    expect(vocabulary.split(word, none)).toBeUndefined();
  });

  it('is a slip if a known word is one edit away', () => {
    const nearby = over(['config', 'ration', 'configuration']);
    expect(nearby.split('configration', none)).toBeUndefined();
    expect(nearby.split('rationconfig', none)).toEqual(['ration', 'config']);
  });

  it('has its parts in order', () => {
    const part = fc.constantFrom(...parts);
    fc.assert(
      fc.property(fc.array(part, { minLength: 2, maxLength: 3 }), (chosen) => {
        const split = vocabulary.split(chosen.join(''), none) ?? [];
        expect(split.length).toBeGreaterThan(1);
        let at = 0;
        for (const one of split) {
          at = chosen.join('').indexOf(one, at);
          expect(at, one).toBeGreaterThanOrEqual(0);
          at += one.length;
        }
      }),
    );
  });
});
