import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Filter, TermFilter } from './filter';
import type { SearchRequest } from './types';
import { decodePairs, decodeRequest, encodePairs, encodeRequest } from './query-string';
import { RequestError } from './request-error';

/** Values with all that has a meaning in a query string, and any other text. */
const value = fc.oneof(
  fc.constantFrom(
    'a b',
    'grün & blau',
    'x=y',
    '1+1',
    '50 %',
    '%20',
    'a,b',
    '🙂',
    '[x]',
    '{x}',
    '',
    '?#/',
  ),
  fc.string({ unit: 'grapheme', maxLength: 10 }),
);
const withoutComma = value.map((text) => text.replaceAll(',', ''));
const id = fc.oneof(
  fc.constantFrom('brand', 'Größe', 'a b', 'x[]', 'constructor', '__proto__', 'toString', 'a&b=c'),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    .map((text) => text.replaceAll('.', '-')),
);
const bound = fc.double({ noDefaultInfinity: true, noNaN: true }).filter((x) => !Object.is(x, -0));
const date = fc.constantFrom('2021-01-02T23:00:00Z', '2021-01-02', '2021-01-02T10:00', 'NOW', '*');
const flag = fc.constant(true as const);
const excluded = { minExcluded: flag, maxExcluded: flag };
const values = fc.array(value, { minLength: 1, maxLength: 3 });
const operator = fc.constantFrom('OR', 'AND', 'NOT');
const kind = <Kind extends string>(name: Kind) => fc.constant(name);

const termFilter = fc.oneof(
  fc.record(
    { id, kind: kind('term'), values, operator },
    { requiredKeys: ['id', 'kind', 'values'] },
  ),
  fc.record({
    id,
    kind: kind('term'),
    operator,
    list: flag,
    values: fc.array(withoutComma, { minLength: 1, maxLength: 3 }),
  }),
) as fc.Arbitrary<TermFilter>;

const filter = fc.oneof(
  termFilter,
  fc.record(
    { id, kind: fc.constantFrom('range', 'slider'), min: bound, max: bound, ...excluded },
    { requiredKeys: ['id', 'kind'] },
  ),
  fc.record(
    { id, kind: kind('daterange'), from: date, to: date, ...excluded },
    { requiredKeys: ['id', 'kind', 'from', 'to'] },
  ),
  fc.record({ id, kind: kind('dateRangeInPeriod'), from: date, to: date }),
  fc.record({ id, kind: kind('humandate'), words: value }),
  fc.record({
    id,
    kind: kind('tree'),
    path: fc.array(
      value.map((text) => text.replaceAll('>', '')),
      { minLength: 1, maxLength: 3 },
    ),
  }),
) as fc.Arbitrary<Filter>;

const tags = fc.array(fc.constantFrom('a', 'grün & blau', '1+1'), { minLength: 1, maxLength: 3 });
const nameOf = (entry: Filter) =>
  `${entry.id} ${entry.kind} ${'operator' in entry ? entry.operator : ''} ${'list' in entry}`;
const other = value.map((text): [string, string] => ['searchFrom', text]);

const request = fc.record(
  {
    q: value,
    page: fc.nat({ max: 1e8 }).map((page) => page + 1),
    rows: fc.nat({ max: 1e8 }),
    nextPageToken: value,
    sort: value,
    locale: value,
    requestId: value,
    sessionId: value,
    userId: value,
    requestOrigin: value,
    tracking: tags,
    explain: fc.boolean(),
    debug: fc.boolean(),
    ctrl: tags,
    displayFields: tags,
    displayFacets: tags,
    filters: fc.uniqueArray(filter, { minLength: 1, maxLength: 4, selector: nameOf }),
    facetFilters: fc.uniqueArray(termFilter, { minLength: 1, maxLength: 3, selector: nameOf }),
    parameters: fc.dictionary(id, values, { minKeys: 1, maxKeys: 3 }),
    others: fc.array(other, { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<SearchRequest>;

describe('query string', () => {
  it('writes and reads every request without loss', () => {
    fc.assert(
      fc.property(request, (sent) => {
        expect(decodeRequest(encodeRequest(sent))).toEqual(sent);
      }),
      { numRuns: 500 },
    );
  });

  it('writes and reads every single filter without loss', () => {
    fc.assert(
      fc.property(filter, (sent) => {
        expect(decodeRequest(`?${encodeRequest({ filters: [sent] })}`).filters).toEqual([sent]);
      }),
      { numRuns: 500 },
    );
  });

  it('is read by any other reader of addresses as it was meant', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(id, value)), (pairs) => {
        expect([...new URLSearchParams(encodePairs(pairs))]).toEqual(pairs);
      }),
    );
  });

  it('is encoded exactly once', () => {
    const encoded = encodeRequest({
      q: 'a b',
      filters: [
        { id: 'brand', kind: 'term', values: ['Brandt & Rowe', '100%25', 'Grün=+'] },
        { id: 'brand', kind: 'term', operator: 'OR', list: true, values: ['a', 'b'] },
        { id: 'price', kind: 'range', max: 10, minExcluded: true },
      ],
    });
    expect(encoded).toBe(
      'q=a%20b&f.brand=Brandt%20%26%20Rowe&f.brand=100%2525&f.brand=Gr%C3%BCn%3D%2B' +
        '&f.brand.or[]=a,b&f.price.range=%7Bmin,10',
    );
  });

  it('survives broken letters', () => {
    expect(encodePairs([['q\ud83d', 'x\ude42']])).toBe('q%EF%BF%BD=x%EF%BF%BD');
    expect(decodePairs('q=%zz&=x&%ff')).toEqual([
      ['q', '%zz'],
      ['', 'x'],
      ['%ff', ''],
    ]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => encodePairs([[text, text]])).not.toThrow();
        expect(() => decodePairs(text)).not.toThrow();
      }),
    );
    expect(() => encodePairs([['\ud800', '\udfff']])).not.toThrow();
  });
});

describe('reading a query string', () => {
  it('raises pages and rows that are too low, reads lists in both forms', () => {
    expect(decodeRequest('page=0&rows=-5')).toEqual({ page: 1, rows: 0 });
    expect(decodeRequest('page=-3')).toEqual({ page: 1 });
    expect(decodeRequest('ctrl=trace,noCache&ctrl=modified&ctrl=')).toEqual({
      ctrl: ['trace', 'noCache', 'modified'],
    });
    expect(decodeRequest('')).toEqual({});
    expect(decodeRequest('?')).toEqual({});
    expect(decodeRequest('explain=yes').explain).toBe(false);
  });

  it.each([
    'q',
    'page',
    'rows',
    'sort',
    'nextPageToken',
    'locale',
    'explain',
    'f.date.humandate',
    'f.price.range',
    'f.x.tree',
  ])('rejects %s twice', (name) => {
    const query = `${name}=1&${name}=1`;
    expect(() => decodeRequest(query)).toThrow(RequestError);
    expect(() => decodeRequest(query)).toThrow(`"${name}" takes one value, 2 were sent`);
  });

  it.each([
    ['page', 'one'],
    ['page', '1.5'],
    ['page', ''],
    ['rows', '1e3'],
    ['rows', '99999999999'],
    ['rows', 'NaN'],
  ])('rejects %s=%s, which is not an integer', (name, text) => {
    expect(() => decodeRequest(`${name}=${text}`)).toThrow(`"${name}" must be a whole number`);
  });
});
