import { describe, expect, it } from 'vitest';
import type { Filter } from '../../protocol/filter';
import { testShop, testShopDefinition } from '../../../test/support/test-shop';
import { testEngine } from '../../../test/support/test-engine';

const { ids } = testEngine(testShopDefinition, testShop);
const titles = async (query: string) => (await ids(query)).sort();

describe('number ranges', () => {
  it.each([
    ['9.9,18.9', ['gloves', 'goggles', 'saw']],
    ['[9.9,18.9]', ['gloves', 'goggles', 'saw']],
    ['{9.9,18.9]', ['goggles', 'saw']],
    ['[9.9,18.9}', ['gloves', 'goggles']],
    ['{9.9,18.9}', ['goggles']],
    ['min,9.9', ['filter-bag', 'gloves']],
    ['129,max', ['cleaner', 'drill']],
    ['{129,max', ['cleaner']],
    ['18.9,9.9', []],
  ])('%s', async (range, expected) => {
    expect(await titles(`f.price.range=${encodeURIComponent(range)}`)).toEqual(expected);
    expect(await titles(`f.price.slider=${encodeURIComponent(range)}`)).toEqual(expected);
  });
});

describe('date ranges', () => {
  it.each([
    ['2025-01-20,2025-03-04', ['drill', 'hammer-drill']],
    ['{2025-01-20,2025-03-04', ['drill']],
    ['2025-01-20,2025-03-04}', ['hammer-drill']],
    ['*,2024-12-31', ['grinder']],
    ['*,NOW', ['drill', 'grinder', 'hammer-drill']],
    ['NOW,*', []],
    ['2025-03-03T23:30:00Z,2025-03-04T00:00:00Z', ['drill']],
    // Without an offset a time is one of Europe/Berlin: 23:30 there is 22:30 in UTC.
    ['2024-11-08T22:30:00Z,2024-11-08T22:30:00Z', ['grinder']],
    ['2024-11-08T23:30,2024-11-08T23:30', ['grinder']],
    ['2024-11-08T23:30:00Z,2024-11-09', []],
  ])('%s', async (range, expected) => {
    expect(await titles(`f.released.daterange=${encodeURIComponent(range)}`)).toEqual(expected);
  });

  it('finds documents whose own period overlaps', async () => {
    const sale = (range: string) => titles(`f.sale.dateRangeInPeriod=${range}`);
    expect(await sale('2025-01-15,2025-02-15')).toEqual(['drill']);
    expect(await sale('2025-01-31,2025-03-01')).toEqual(['drill', 'hammer-drill']);
    expect(await sale('2025-02-01,2025-02-28')).toEqual([]);
    expect(await sale('NOW,*')).toEqual([]);
    expect(await sale('*,NOW')).toEqual(['drill', 'hammer-drill']);
  });

  it('reads words as a period', async () => {
    expect(await titles('f.released.humandate=this+month')).toEqual(['drill']);
    expect(await titles('f.released.humandate=2024')).toEqual(['grinder']);
    expect(await titles('f.released.humandate=heute')).toEqual([]);
  });
});

describe('nested conditions', () => {
  const { engine } = testEngine(testShopDefinition, testShop);
  const range = (min?: number, max?: number) => ({
    id: 'price',
    kind: 'range' as const,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  });
  const since = (from: string) => ({ id: 'released', kind: 'daterange' as const, from, to: '*' });
  const bool = (operator: 'AND' | 'OR' | 'NOT', ...filters: Filter[]): Filter => ({
    kind: 'bool',
    id: '',
    operator,
    filters,
  });
  const idsOf = async (...filters: Filter[]) =>
    (await engine.search({ filters })).result['shop']?.documents.map(({ id }) => id).sort();

  it.each<[string, Filter[], string[]]>([
    [
      'OR over two ids',
      [bool('OR', range(undefined, 9.9), since('2025-03-01'))],
      ['drill', 'filter-bag', 'gloves'],
    ],
    [
      'AND within OR',
      [bool('OR', bool('AND', range(9.9), range(undefined, 9.9)), range(140))],
      ['cleaner', 'gloves'],
    ],
    [
      'NOT excludes documents that match any of its filters',
      [range(undefined, 18.9), bool('NOT', range(18, 18.9), range(undefined, 9))],
      ['gloves', 'goggles'],
    ],
    ['NOT of NOT', [bool('NOT', bool('NOT', range(140)))], ['cleaner']],
  ])('%s', async (_, filters, expected) => {
    expect(await idsOf(...filters)).toEqual(expected);
  });
});

describe('names of filters', () => {
  it('may be those of other fields than facets, unknown ones find nothing', async () => {
    expect(await ids('f.nowhere=x')).toEqual([]);
    expect((await ids('f.nowhere.not=x')).length).toBe(12);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'are harmless when they are "%s"',
    async (name) => {
      const values = ['x', '[object Object]', String(Object), String(Object.prototype.toString)];
      for (const value of values)
        expect(await ids(`f.${name}=${encodeURIComponent(value)}`)).toEqual([]);
      expect((await ids(`f.${name}.not=${encodeURIComponent('[object Object]')}`)).length).toBe(12);
      expect(await ids(`f.${name}.range=1,2`)).toEqual([]);
      expect(await ids(`f.${name}.tree=x`)).toEqual([]);
      expect((await ids(`ff.${name}=x&p.${name}=x&${name}=x`)).length).toBe(12);
    },
  );
});
