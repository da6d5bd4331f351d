import { describe, expect, it } from 'vitest';
import { readSuggestions } from './read-response';

/** Values of wrong types. */
const wrong: readonly unknown[] = [null, true, 7, 'text', [], {}, [null], [[]], { a: { b: 1 } }];

describe('suggestions', () => {
  it('are empty when they are no list', () => {
    for (const body of [null, undefined, 'x', 5, {}, { 0: { suggest: 'a' }, length: 1 }])
      expect(readSuggestions(body)).toEqual([]);
  });

  it('are read without duplicates and entries without text', () => {
    expect(
      readSuggestions([
        ...wrong,
        { suggest: '' },
        { suggest: 5 },
        { suggest: 'a', suggestHighlighted: { no: 'text' } },
        { suggest: 'b', suggestHighlighted: '<b>b</b>', more: 1 },
        { suggest: 'a' },
      ]),
    ).toEqual([{ suggest: 'a' }, { suggest: 'b', suggestHighlighted: '<b>b</b>' }]);
  });

  it('may be very long', () => {
    expect(readSuggestions([{ suggest: 'x'.repeat(2e6) }])).toEqual([
      { suggest: `${'x'.repeat(2000)}…` },
    ]);
  });

  it('are cut if a service sends too many', () => {
    const body = Array.from({ length: 100_000 }, (_, index) => ({ suggest: `text ${index}` }));
    const read = readSuggestions(body);
    expect(read.length).toBe(100);
    expect(read[99]).toEqual({ suggest: 'text 99' });
  });
});
