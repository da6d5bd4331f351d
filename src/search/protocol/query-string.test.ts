import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pair } from './filter-string';
import { decodePairs, decodeRequest, encodePairs } from './query-string';
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
const id = fc.oneof(
  fc.constantFrom('brand', 'Größe', 'a b', 'x[]', 'constructor', '__proto__', 'toString', 'a&b=c'),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    .map((text) => text.replaceAll('.', '-')),
);
describe('query string', () => {
  it('has every value as it was meant', () => {
    fc.assert(
      fc.property(id, value, (name, sent) => {
        expect(decodeRequest(encodePairs([[`f.${name}.or`, sent]])).filters).toEqual([
          { id: name, kind: 'term', operator: 'OR', values: [sent] },
        ]);
      }),
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
    const encoded = encodePairs([
      ['q', 'a b'],
      ...['Brandt & Rowe', '100%25', 'Grün=+'].map((brand): Pair => ['f.brand', brand]),
      ['f.brand.or[]', 'a,b'],
      ['f.price.range', '{min,10'],
    ]);
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
