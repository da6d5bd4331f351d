import matter from 'gray-matter';
import { expect, it } from 'vitest';
import { readFrontMatterLeniently } from './lenient-front-matter';

/** As gatsby-plugin-mdx calls it. */
const read = (source: string) => matter(source, { language: 'yaml', engines: {} });

it('a YAML mistake in front matter reads as no values, and the body stays', () => {
  const broken = '---\ntitle: [a\n---\nText.\n';
  expect(() => read(broken)).toThrow();
  readFrontMatterLeniently();
  expect(read(broken)).toMatchObject({ data: {}, content: 'Text.\n' });
  expect(read('---\njust text\n---\nText.\n')).toMatchObject({ data: {}, content: 'Text.\n' });
  expect(read('---\ntitle: A\n---\nText.\n')).toMatchObject({ data: { title: 'A' } });
  expect(read('---js\n{ title: [].at(0).x }\n---\nText.\n')).toMatchObject({ content: 'Text.\n' });
  expect(read('--- # words\ntitle: A\n---\n').data).toEqual({ title: 'A' });
});

it('keys of Object.prototype are left out, and a value that contains itself reads as no values', () => {
  readFrontMatterLeniently();
  const keys = read('---\ntitle: A\nconstructor: B\nvalueOf:\n  toString: C\n---\n').data;
  expect(keys).toEqual({ title: 'A' });
  const polluting = read('---\n__proto__:\n  polluted: yes\n---\nText.\n').data;
  expect(Object.getPrototypeOf(polluting)).toBe(Object.prototype);
  expect(Object.keys(polluting)).toEqual([]);
  expect(read('---\ntitle: &a [*a]\n---\nText.\n').data).toEqual({});
});
