import { describe, expect, it } from 'vitest';
import { faultOf, kindOf, typedValue, valueText, withField } from './control-kind';

describe('the controls of a body', () => {
  it('follow the type of a property', () => {
    const kinds = (schema: string, value?: unknown) => kindOf({ $ref: schema }, value);
    expect(kinds('FieldDataType')).toBe('choice');
    expect(kinds('SearchBody')).toBe('group');
    expect(kinds('FeedingDocuments')).toBe('list');
    expect(kinds('Payload')).toBe('json');
    expect(kindOf({ type: 'boolean' }, true)).toBe('flag');
    expect(kindOf({ type: 'integer' }, 'three')).toBe('number');
  });

  it('show a value of another type than its schema as JSON, so that it is not lost', () => {
    expect(kindOf({ type: 'boolean' }, 'yes')).toBe('json');
    expect(kindOf({ $ref: 'FieldDataType' }, 5)).toBe('json');
    expect(kindOf({ $ref: 'SearchBody' }, [])).toBe('json');
  });

  it.each([
    ['number', '12', 12],
    ['number', '-', '-'],
    ['number', '1e', '1e'],
    ['text', ' a ', ' a '],
    ['json', '[{', '[{'],
    ['json', '{ "a": [1, 2] }', { a: [1, 2] }],
    ['json', '"5"', '5'],
  ] as const)('keep the input: %s %s', (kind, typed, value) => {
    expect(typedValue(kind, typed)).toEqual(value);
    expect(typedValue(kind, valueText(kind, value))).toEqual(value);
  });

  it('read an empty text as no value', () => {
    for (const kind of ['text', 'number', 'json', 'choice'] as const)
      expect(typedValue(kind, '')).toBeUndefined();
    expect(withField({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
    expect(Object.keys(withField({ a: 1, b: 2 }, 'a', 3))).toEqual(['a', 'b']);
  });

  it('report an invalid value', () => {
    expect(faultOf({ type: 'integer', minimum: 0 }, 'number', 'three')).toContain('"three"');
    expect(faultOf({ $ref: 'Filter' }, 'json', '[{')).toBe('Invalid JSON.');
    expect(faultOf({ $ref: 'Filter' }, 'json', { id: 'a.b' })).not.toBe('');
    expect(faultOf({ type: 'integer' }, 'number', undefined)).toBe('');
  });
});
