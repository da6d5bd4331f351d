import { describe, expect, it } from 'vitest';
import { decodeRequest } from './query-string';
import { RequestError } from './request-error';

const filters = (query: string) => decodeRequest(query).filters;

describe('term filters', () => {
  it.each([
    ['f.brand=ABB', { values: ['ABB'] }],
    ['f.brand=ABB&f.brand=WAGO', { values: ['ABB', 'WAGO'] }],
    ['f.brand.or=A,B&f.brand.or=C', { operator: 'OR', values: ['A,B', 'C'] }],
    ['f.brand.or[]=A,B', { operator: 'OR', values: ['A', 'B'] }],
    ['f.brand.or%5B%5D=A,B', { operator: 'OR', values: ['A', 'B'] }],
    ['f.brand.and=A&f.brand.and=B', { operator: 'AND', values: ['A', 'B'] }],
    ['f.brand.and[]=A,B', { operator: 'AND', values: ['A', 'B'] }],
    ['f.brand.not=A', { operator: 'NOT', values: ['A'] }],
    ['f.brand.not[]=A,B', { operator: 'NOT', values: ['A', 'B'] }],
    ['f.brand=Gr%C3%BCn%20%26+%3D%2B', { values: ['Grün & =+'] }],
  ])('%s', (query, expected) => {
    expect(filters(query)).toEqual([{ id: 'brand', kind: 'term', ...expected }]);
  });

  it('of different ids or operators stay apart', () => {
    expect(filters('f.brand=A&f.color=B&f.brand.not=C')?.length).toBe(3);
  });
});

describe('range filters', () => {
  it.each([
    ['5,10', { min: 5, max: 10 }],
    ['[5,10]', { min: 5, max: 10 }],
    ['{5,10]', { min: 5, max: 10, minExcluded: true }],
    ['5,10}', { min: 5, max: 10, maxExcluded: true }],
    [' { -1.5 , 1e3 } ', { min: -1.5, max: 1000, minExcluded: true, maxExcluded: true }],
    ['min,10', { max: 10 }],
    ['5,max', { min: 5 }],
    ['min,max', {}],
  ])('%s', (text, expected) => {
    const sent = encodeURIComponent(text);
    expect(filters(`f.price.range=${sent}`)).toEqual([{ id: 'price', kind: 'range', ...expected }]);
    expect(filters(`f.price.slider=${sent}`)).toEqual([
      { id: 'price', kind: 'slider', ...expected },
    ]);
  });

  it.each([
    '',
    '5',
    '5,',
    ',5',
    '5,10,15',
    'a,b',
    '5;10',
    '[ ,5]',
    '5, ]',
    'max,5',
    '5,min',
    'NaN,5',
    '-Infinity,5',
  ])('refuses "%s"', (text) => {
    const sent = encodeURIComponent(text);
    for (const kind of ['range', 'slider'])
      expect(() => decodeRequest(`f.price.${kind}=${sent}`)).toThrow(RequestError);
  });

  it.each([
    '2021-01-02,2021-02-05',
    'NOW,*',
    '*,2021-01-02T23:00:00Z',
    '2021-01-02T23:00:00+0100,NOW',
  ])('accepts the dates "%s"', (text) => {
    const [from, to] = text.split(',');
    const sent = encodeURIComponent(text);
    expect(filters(`f.day.daterange=${sent}`)).toEqual([
      { id: 'day', kind: 'daterange', from, to },
    ]);
    expect(filters(`f.day.dateRangeInPeriod=${sent}`)).toEqual([
      { id: 'day', kind: 'dateRangeInPeriod', from, to },
    ]);
  });

  it.each(['', '2021-01-02', 'today,*', '2021-13-45,*', '2021,2022', '1,2', 'now,*'])(
    'rejects "%s" as dates',
    (text) => {
      const sent = encodeURIComponent(text);
      for (const kind of ['daterange', 'dateRangeInPeriod'])
        expect(() => decodeRequest(`f.day.${kind}=${sent}`)).toThrow(RequestError);
    },
  );
});

describe('other filters', () => {
  it('are words for dates and paths of a tree', () => {
    expect(filters('f.day.humandate=last+week')).toEqual([
      { id: 'day', kind: 'humandate', words: 'last week' },
    ]);
    expect(filters('f.category.tree=A%20%3E%20B%20C')).toEqual([
      { id: 'category', kind: 'tree', path: ['A', 'B C'] },
    ]);
  });

  it('with unknown operators are ignored', () => {
    for (const operator of ['near', 'OR', 'range[]', 'or.or', '[]', 'constructor', '__proto__'])
      expect(decodeRequest(`f.brand.${operator}=x&ff.brand.${operator}=x`), operator).toEqual({});
    expect(decodeRequest('ff.price.range=1,2')).toEqual({});
  });

  it('need a name', () => {
    expect(() => decodeRequest('f.=x')).toThrow('does not name a filter');
    expect(() => decodeRequest('ff..or=x')).toThrow('does not name a filter');
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('may be named %s', (name) => {
    const request = decodeRequest(`f.${name}=x&ff.${name}=y&p.${name}=z&${name}=o`);
    expect(request.filters).toEqual([{ id: name, kind: 'term', values: ['x'] }]);
    expect(request.facetFilters).toEqual([{ id: name, kind: 'term', values: ['y'] }]);
    expect(request.others).toEqual([[name, 'o']]);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});
