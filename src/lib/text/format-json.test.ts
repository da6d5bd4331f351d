import { describe, expect, it } from 'vitest';
import { formatJson } from './format-json';

describe('JSON of samples', () => {
  it('puts on one line what fits', () => {
    expect(formatJson({ a: [1, 'x', null], b: {}, c: [] })).toBe(
      '{ "a": [1, "x", null], "b": {}, "c": [] }',
    );
  });

  it('breaks what is longer than a line, from the outside in', () => {
    const long = 'x'.repeat(60);
    expect(formatJson({ name: long, list: [{ id: 1, text: 'short' }, { id: 2 }] })).toBe(
      `{\n  "name": "${long}",\n  "list": [{ "id": 1, "text": "short" }, { "id": 2 }]\n}`,
    );
  });

  it('is the value again when it is read', () => {
    const value = { 'a"b': ['ü\n', { deep: Array.from({ length: 40 }, (_, index) => index) }] };
    const text = formatJson(value);
    expect(JSON.parse(text)).toEqual(value);
    expect(text.split('\n').every((line) => line.length <= 84)).toBe(true);
  });
});
