import { describe, expect, it } from 'vitest';
import { readFilters } from './body-filters';

const read = (entry: unknown) => readFilters([['Filter', entry]]);

describe('filters of a body', () => {
  it.each([
    [{ values: ['a', 5, true] }, { kind: 'term', operator: 'OR', values: ['a', '5', 'true'] }],
    [
      { values: ['a'], filterOperator: 'NOT', name: 'n' },
      { kind: 'term', operator: 'NOT', values: ['a'] },
    ],
    [
      { values: ['a,b'], filterOperator: 'AND', filterType: 'term' },
      { kind: 'term', operator: 'AND', values: ['a,b'] },
    ],
    [
      { minValue: 1, maxValue: 2 },
      { kind: 'range', min: 1, max: 2 },
    ],
    [
      { filterType: 'range', minValue: 1 },
      { kind: 'range', min: 1 },
    ],
    [
      { filterType: 'slider', maxValue: 2.5, lowerExcluded: true, upperExcluded: true },
      { kind: 'slider', max: 2.5 },
    ],
    [
      { filterType: 'range', filterDataType: 'number', minValue: '1' },
      { kind: 'range', min: 1 },
    ],
    [
      { filterType: 'range', minValue: '2025-01-01' },
      { kind: 'daterange', from: '2025-01-01', to: '*' },
    ],
    [
      { filterType: 'range', filterDataType: 'date', maxValue: 'NOW' },
      { kind: 'daterange', from: '*', to: 'NOW' },
    ],
    [
      { filterType: 'dateRangeInPeriod', minValue: '2025-01-01' },
      { kind: 'dateRangeInPeriod', from: '2025-01-01', to: '*' },
    ],
    [
      { filterType: 'relativerange', filterDataType: 'date', values: ['last week'] },
      { kind: 'humandate', words: 'last week' },
    ],
    [
      { filterType: 'humandate', values: ['heute'] },
      { kind: 'humandate', words: 'heute' },
    ],
    [
      { filterType: 'tree', values: ['A > B'] },
      { kind: 'tree', path: ['A', 'B'] },
    ],
  ])('%j', (entry, expected) => {
    expect(read({ id: 'x', ...entry })).toEqual({
      filters: [{ id: 'x', ...expected }],
      faults: [],
    });
  });

  it('joined by AND become separate filters', () => {
    const inner = { opType: 'bool', operator: 'AND', filters: [{ id: 'b', values: ['2'] }] };
    const { filters, faults } = read({
      opType: 'bool',
      filters: [{ id: 'a', values: ['1'] }, inner],
    });
    expect(filters.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(faults).toEqual([]);
  });

  it('joined by OR or NOT stay together, at any depth', () => {
    const term = (id: string) => ({ id, values: ['1'] });
    const readTerm = (id: string) => ({ id, kind: 'term', operator: 'OR', values: ['1'] });
    const and = { opType: 'bool', operator: 'AND', filters: [term('a'), term('b')] };
    const not = { opType: 'bool', operator: 'NOT', filters: [term('c')] };
    const { filters } = read({ opType: 'bool', operator: 'OR', filters: [and, not, term('d')] });
    const join = (operator: string, ...inner: object[]) => ({
      kind: 'bool',
      id: '',
      operator,
      filters: inner,
    });
    expect(filters).toEqual([
      join(
        'OR',
        join('AND', readTerm('a'), readTerm('b')),
        join('NOT', readTerm('c')),
        readTerm('d'),
      ),
    ]);
    expect(read({ opType: 'bool', operator: 'OR', filters: [] }).filters).toEqual([]);
  });

  it.each([
    [null, 'is not a filter'],
    ['x', 'is not a filter'],
    [{}, 'needs an id'],
    [{ id: '' }, 'needs an id'],
    [{ id: 'a.b', values: ['x'] }, 'needs an id'],
    [{ id: 'a' }, 'needs at least one value'],
    [{ id: 'a', values: [] }, 'needs at least one value'],
    [{ id: 'a', values: [{}] }, 'needs at least one value'],
    [{ id: 'a', values: 'x' }, 'needs at least one value'],
    [{ id: 'a', values: ['x'], filterOperator: 'or' }, 'unknown filterOperator "or"'],
    [{ id: 'a', values: ['x'], filterType: 'near' }, 'unknown filterType "near"'],
    [{ id: 'a', filterType: 'range' }, 'needs bounds'],
    [{ id: 'a', filterType: 'slider', minValue: {} }, 'neither a number nor a date'],
    [{ id: 'a', filterType: 'range', filterDataType: 'number', minValue: 'x' }, 'needs numbers'],
    [{ id: 'a', filterType: 'range', minValue: 'soon' }, 'needs dates'],
    [{ id: 'a', filterType: 'range', minValue: '1,2' }, 'two bounds'],
    [{ opType: 'bool', operator: 'XOR', filters: [] }, 'unknown operator "XOR"'],
    [{ opType: 'bool', filters: [{}] }, 'Filter, filter 1 needs an id'],
  ])('%j is refused', (entry, message) => {
    const { filters, faults } = read(entry);
    expect(filters).toEqual([]);
    expect(faults).toEqual([expect.stringContaining(message)]);
  });
});
