import { expect, it } from 'vitest';
import { buildSidebar } from '../content/sidebar';
import type { DocNode, PostNode } from './gatsby-nodes';
import { relatedPages } from './related-pages';

const page = (name: string, text: string) => ({
  id: name,
  file: `content/docs/${name}.mdx`,
  path: `/docs/${name}`,
  title: name,
  tagKeys: [],
  draft: false,
  unlisted: false,
  content: { sections: [{ id: '', title: name, level: 1, text, defined: [] }] },
});
const doc = (name: string, text: string, more = {}) => ({
  ...page(name, text),
  ...({ internal: { type: 'DocPage' }, sidebarLabel: name, ...more } as unknown as DocNode),
});
const post = (name: string, text: string) => ({
  ...page(name, text),
  ...({ internal: { type: 'BlogPost' }, date: '2025-03-31' } as unknown as PostNode),
});

const docs = [
  doc('alias', 'We switch the alias of the index.'),
  doc('beta', 'We say hello.'),
  doc('cluster', 'We upgrade the cluster behind an alias.'),
  doc('draft', 'We switch the alias.', { unlisted: true }),
];
const sidebar = buildSidebar(
  docs.filter(({ unlisted }) => !unlisted),
  [],
);
const related = relatedPages(
  [...docs, post('old', 'A cluster.'), post('new', 'One cluster.'), post('other', 'Hello.')],
  sidebar,
);

it('a page is related to listed pages of its kind with a similar text', () => {
  expect(related.get('alias')).toEqual([{ title: 'cluster', path: '/docs/cluster' }]);
  expect(related.get('draft')?.map(({ title }) => title)).toEqual(['alias', 'cluster']);
  expect(related.get('beta')).toEqual([]);
});

it('a post is related to posts, with their dates', () => {
  expect(related.get('old')).toEqual([{ title: 'new', path: '/docs/new', date: '2025-03-31' }]);
});

it('no page is related to its neighbors in the sidebar', () => {
  const next = relatedPages(
    docs,
    buildSidebar(
      docs.filter(({ id }) => id !== 'beta' && id !== 'draft'),
      [],
    ),
  );
  expect(next.get('alias')).toEqual([]);
});
