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
});
