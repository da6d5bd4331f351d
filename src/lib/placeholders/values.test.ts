import { describe, expect, it } from 'vitest';
import { parseValues, placeholderText, readValue } from './values';

describe('a host', () => {
  it.each([
    ['search.example.com', 'search.example.com'],
    [' HTTPS://Search.Example.com/ ', 'search.example.com'],
    ['localhost:8443', 'localhost:8443'],
    ['http://localhost:9330', 'localhost:9330'],
    ['xn--mller-kva.example', 'xn--mller-kva.example'],
  ])('%s', (typed, host) => {
    expect(readValue('host', typed)).toBe(host);
  });

  it.each([
    '',
    '{host}',
    'http://search.example.com',
    'search.example.com/console',
    'search.example.com?a',
    'me:secret@search.example.com',
    'javascript:alert(1)',
    'a b.example',
    '-a.example',
    'a..example',
    '🔍.example',
    '<img src=x>',
    '"><b>',
    `${'a'.repeat(60)}.`.repeat(9).slice(0, 500),
    'a'.repeat(64),
    'a.example:port',
    'javascript:1',
    'intranet',
  ])('is not "%s"', (typed) => {
    expect(readValue('host', typed)).toBeUndefined();
  });
});

it('a code is letters, digits, hyphens, underscores and dots', () => {
  expect(['shop', 'Shop-2_a.b', ' demo '].map((text) => readValue('code', text))).toEqual([
    'shop',
    'Shop-2_a.b',
    'demo',
  ]);
  for (const text of ['', '..', '-a', 'a/b', 'a b', 'a"b', '<b>', 'ä', '🔍', 'a'.repeat(65)])
    for (const name of ['tenant', 'code', 'feeding'] as const)
      expect(readValue(name, text)).toBeUndefined();
});

describe('stored values', () => {
  it('are validated again', () => {
    const stored = {
      host: 'javascript:1',
      tenant: 'acme',
      code: 7,
      feeding: '<b>',
      token: 'secret',
    };
    expect(parseValues(JSON.stringify(stored))).toEqual({ tenant: 'acme' });
  });

  it.each([null, '', '{', 'null', '7', '"a"', '[]'])(
    'are ignored if they are damaged: %s',
    (json) => {
      expect(parseValues(json)).toEqual({});
    },
  );
});

describe('the text of a placeholder', () => {
  it('is the value; the feeding defaults to the code of the search app', () => {
    expect(placeholderText('host', { host: 'a.example' })).toBe('a.example');
    expect(placeholderText('tenant', { host: 'a.example' })).toBeUndefined();
    expect(placeholderText('feeding', { code: 'shop' })).toBe('shop');
    expect(placeholderText('feeding', { code: 'shop', feeding: 'feed' })).toBe('feed');
  });

  it('has for a key the syntax of JavaScript and jq', () => {
    expect(placeholderText('key', { code: 'shop' })).toBe('.shop');
    expect(placeholderText('key', { code: 'my-shop' })).toBe('["my-shop"]');
    expect(placeholderText('key', {})).toBeUndefined();
  });
});
