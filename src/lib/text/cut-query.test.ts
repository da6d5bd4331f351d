import { expect, test } from 'vitest';
import { cutQuery, MAX_QUERY_CHARACTERS } from './cut-query';

test('a query of up to 200 characters is searched as it is', () => {
  for (const text of ['', ' facet ', 'x'.repeat(MAX_QUERY_CHARACTERS)])
    expect(cutQuery(text)).toBe(text);
});

test('a longer one ends with a whole word', () => {
  const cut = cutQuery('filter '.repeat(1500));
  expect(cut.length).toBeLessThanOrEqual(MAX_QUERY_CHARACTERS);
  expect(cut).toMatch(/^(?:filter ?)+$/);
});

test('a word that is longer than that is cut, and no character of two halves is', () => {
  expect(cutQuery('x'.repeat(10_000))).toBe('x'.repeat(MAX_QUERY_CHARACTERS));
  expect(cutQuery(`x${'😀'.repeat(300)}`)).toBe(`x${'😀'.repeat(99)}`);
  expect(cutQuery(`${' '.repeat(300)}facet`)).toBe('facet');
});
