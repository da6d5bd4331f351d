import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stem, terms, withoutContractions } from './text';

describe('the stem of an English word', () => {
  it.each([
    ['colour', 'color'],
    ['colours', 'colors'],
    ['behaviour', 'behavior'],
    ['organise', 'organize'],
    ['organised', 'organized'],
    ['customisation', 'customization'],
    ['cancelled', 'canceled'],
    ['labelling', 'labeling'],
    ['catalogue', 'catalog'],
  ])('is the same for %s and %s', (british, american) => {
    expect(stem(british)).toBe(stem(american));
  });

  it.each([
    ['filled', 'file'],
    ['hours', 'hors'],
    ['four', 'for'],
    ['called', 'cal'],
    ['this', 'thiz'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it('is never empty', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,14}$/), (word) => {
        expect(stem(word)).not.toBe('');
      }),
    );
  });
});

it.each(['full-feed', 'full\u2010feed', 'full\u2011feed', 'full_feed'])(
  'the name %s is found by its parts and whole',
  (name) => {
    expect(terms(name)).toEqual(['full', 'feed', 'fullfeed']);
  },
);

it('contractions of a text of letters alone are found in linear time', () => {
  expect(withoutContractions('a'.repeat(100_000))).toHaveLength(100_000);
});
