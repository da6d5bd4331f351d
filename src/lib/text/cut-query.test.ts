import { expect, test } from 'vitest';
import { cutQuery, MAX_QUERY_CHARACTERS } from './cut-query';

test('does not cut a query of up to 200 characters', () => {
  for (const text of ['', ' facet ', 'x'.repeat(MAX_QUERY_CHARACTERS)])
    expect(cutQuery(text)).toBe(text);
});

test('cuts a longer query after a complete word', () => {
  const cut = cutQuery('filter '.repeat(1500));
  expect(cut.length).toBeLessThanOrEqual(MAX_QUERY_CHARACTERS);
  expect(cut).toMatch(/^(?:filter ?)+$/);
});

test('cuts a longer word, but never inside a surrogate pair', () => {
  expect(cutQuery('x'.repeat(10_000))).toBe('x'.repeat(MAX_QUERY_CHARACTERS));
  expect(cutQuery(`x${'😀'.repeat(300)}`)).toBe(`x${'😀'.repeat(99)}`);
  expect(cutQuery(`${' '.repeat(300)}facet`)).toBe('facet');
});
