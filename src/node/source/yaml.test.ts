import { expect, it } from 'vitest';
import { readYamlList } from './yaml';

const read = (text: string) => readYamlList(text, 'content/some.yml', 'a word');

it('reads a list that is as it was once, and a changed one again', () => {
  const first = read('- one\n- two\n');
  expect(read('- one\n- two\n').items).toBe(first.items);
  expect(read('- three\n').items.map(({ value }) => value)).toEqual(['three']);
  expect(read('- one\n- two\n').items.map(({ value }) => value)).toEqual(['one', 'two']);
});

it('gives everyone faults of their own', () => {
  const text = 'one: two\n';
  const { faults } = read(text);
  expect(faults).toHaveLength(1);
  faults.push(...faults);
  expect(read(text).faults).toHaveLength(1);
});
