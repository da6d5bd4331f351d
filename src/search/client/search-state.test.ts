import { queryAddress } from '../../lib/addresses/routes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filterPair,
  hasFilter,
  parseSearchState,
  searchAddress,
  searchQuery,
  toggleFilter,
  type SearchState,
} from './search-state';

const text = fc.string({ unit: 'grapheme', maxLength: 20 });
const states: fc.Arbitrary<SearchState> = fc.record({
  query: text,
  page: fc.integer({ min: 1, max: 999 }),
  sort: text,
  rows: fc.constantFrom(10, 20, 50),
  filters: fc.uniqueArray(
    fc.tuple(
      text.map((id) => `f.${id}`),
      text,
    ),
    { maxLength: 4, selector: (pair) => pair.join('=') },
  ),
  isExact: fc.boolean(),
});

describe('the address of a search', () => {
  it('writes and reads every state without loss', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(parseSearchState(searchAddress(state).replace('/search', ''))).toEqual(state);
      }),
    );
  });

  it('leaves defaults out', () => {
    expect(queryAddress('Preis & Größe')).toBe('/search?query=Preis%20%26%20Gr%C3%B6%C3%9Fe');
    expect(queryAddress('half \ud83d of a letter')).toBe(
      '/search?query=half%20%EF%BF%BD%20of%20a%20letter',
    );
  });

  it.each(['0', '-1', 'x', '1e3', '99999999999999'])('reads page %s as the first', (page) => {
    expect(parseSearchState(`?query=a&page=${page}`).page).toBe(1);
  });

  it('knows the offered page sizes only, and each filter once', () => {
    expect(parseSearchState('?rows=7').rows).toBe(10);
    expect(parseSearchState('?f.tag=a&f.tag=a&f.tag=b').filters).toEqual([
      ['f.tag', 'a'],
      ['f.tag', 'b'],
    ]);
  });
});

describe('filters', () => {
  it('are added and removed, and return to the first page', () => {
    const state = { ...parseSearchState('?query=a'), page: 3 };
    const on = toggleFilter(state, 'f.tag', 'A & B=ü');
    expect(hasFilter(on, 'f.tag', 'A & B=ü')).toBe(true);
    expect(on.page).toBe(1);
    expect(toggleFilter(on, 'f.tag', 'A & B=ü').filters).toEqual([]);
  });

  it('are decoded once from a response', () => {
    expect(filterPair('f.brand=A%20%26%20B%3D%25')).toEqual(['f.brand', 'A & B=%']);
  });

  it('become filters of the request', () => {
    expect(searchQuery(parseSearchState('?query=a&f.tag=x&f.tag=y&ctrl=spellcheckDisabled'))).toBe(
      'q=a&f.tag=x&f.tag=y&page=1&rows=10&ctrl=spellcheckDisabled',
    );
  });
});
