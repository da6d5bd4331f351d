import { describe, expect, it } from 'vitest';
import { formatJson } from './format-json';

describe('JSON of samples', () => {
  it('puts a value that fits on one line', () => {
    expect(formatJson({ a: [1, 'x', null], b: {}, c: [] })).toBe(
      '{ "a": [1, "x", null], "b": {}, "c": [] }',
    );
  });

  it('breaks a value longer than a line, from the outside in', () => {
    const long = 'x'.repeat(60);
    expect(formatJson({ name: long, list: [{ id: 1, text: 'short' }, { id: 2 }] })).toBe(
      `{\n  "name": "${long}",\n  "list": [{ "id": 1, "text": "short" }, { "id": 2 }]\n}`,
    );
  });

  it('parses to the same value', () => {
    const value = { 'a"b': ['ü\n', { deep: Array.from({ length: 40 }, (_, index) => index) }] };
    const text = formatJson(value);
    expect(JSON.parse(text)).toEqual(value);
    expect(text.split('\n').every((line) => line.length <= 84)).toBe(true);
  });
});
