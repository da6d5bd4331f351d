import { describe, expect, it } from 'vitest';
import { readYamlList, readYamlMapping } from './yaml';

const read = (text: string) => readYamlList(text, 'content/some.yml', 'a word');

it('returns separate faults to each caller', () => {
  const text = 'one: two\n';
  const { faults } = read(text);
  expect(faults).toHaveLength(1);
  faults.push(...faults);
  expect(read(text).faults).toHaveLength(1);
});

describe('a text that is unsafe to parse', () => {
  const laughs = ['a: &a [x]', `b: &b [${'*a, '.repeat(20)}]`, `c: [${'*b, '.repeat(20)}]`].join(
    '\n',
  );
  it.each([
    ['aliases of aliases', laughs, 2, /an alias/],
    ['an alias of itself', 'a: &a [*a]\n', 1, /an alias/],
    ['an alias of nothing', 'a: x\nb: *c\n', 2, /an alias/],
    ['very deep lists', `a: ${'['.repeat(20_000)}${']'.repeat(20_000)}\n`, 1, /a deep list/],
  ])('%s', (_name, text, line, message) => {
    const { entries, faults } = readYamlMapping(text, 'content/some.yml', 1);
    expect(faults).toMatchObject([
      { file: 'content/some.yml', line, message: expect.stringMatching(message) },
    ]);
    expect(entries.size).toBe(0);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('accepts an alias or two', () => {
    const { entries, faults } = readYamlMapping('a: &a [x]\nb: *a\n', 'content/some.yml', 1);
    expect(faults).toEqual([]);
    expect(entries.get('b')?.value).toEqual(['x']);
  });
});
