import { expect, it } from 'vitest';
import { parseJson } from './parse-json';
import { notJson } from './json-fault';

it.each([
  ['{"q": "drill",}', 1, 15],
  ['{\n  "q": "drill"\n  "rows": 5\n}', 3, 3],
  ['{"rows": 5', 1, 11],
  ['{\n  q: 1\n}', 2, 3],
  ["{'q': 1}", 1, 2],
  ['[1, 2,]', 1, 7],
  ['[1, , 2]', 1, 5],
  ['{"a": }', 1, 7],
  ['{"a" 1}', 1, 6],
  ['{"a": [1, {"b": 2]}', 1, 18],
  ['{} {}', 1, 4],
  ['1, 2', 1, 2],
  ['{"a": "open}', 1, 7],
  ['{"a": 01}', 1, 8],
  ['{"a": True}', 1, 7],
  ['', 1, 1],
  ['[}', 1, 2],
  [']', 1, 1],
  ['['.repeat(200_000), 1, 200_001],
])('%s', (text, line, column) => {
  expect(parseJson(text)).toBeUndefined();
  expect(notJson(text)).toBe(`The body is not JSON: see line ${line}, column ${column}.`);
});
