import { describe, expect, it } from 'vitest';
import { blogRoutes } from '../../routes/blog-routes';
import { docsRoutes } from '../../routes/docs-routes';
import { buildSidebar } from '../../source/sidebar';
import { copyAddresses } from '../page-markdown';
import { entryPages, notFoundPage } from './entry-pages';
import { listMarkdown } from './list-page';
import { listPages, type ListContent } from './list-pages';
import { site } from '../../../site';

const { docs: root } = site.prefixes;

const doc = (name: string, title: string, tagKeys: string[] = []) => ({
  id: name,
  file: `content/docs/${name}.mdx`,
  path: `${root}/${name}`,
  title,
  sidebarLabel: title,
  description: `About ${title}.`,
  tagKeys,
});
const docs = [
  doc('start', 'Start'),
  doc('search/sort', 'Sort', ['a']),
  doc('search/filters', 'F [new]', ['a']),
];
const post = (name: string, date: string, tagKeys: string[] = []) => ({
  ...doc(name, name, tagKeys),
  path: `/blog/${name}`,
  date,
  authorKeys: ['ops'],
  excerpt: `Start of ${name}.`,
});
const posts = Array.from({ length: 12 }, (_, at) =>
  post(`post-${12 - at}`, `20${24 - Math.floor(at / 6)}-01-02`, at === 0 ? ['a'] : []),
);
const sidebar = buildSidebar({
  pages: docs,
  settings: [{ folder: 'search', label: 'Search', description: 'All about it.' }],
  root: 'content/docs',
  routeOf: (folder) => `${root}/${folder}`,
});
const content: ListContent = {
  sidebar,
  docs: new Map(docs.map((page) => [page.id, page])),
  posts,
  tags: [
    { key: 'a', label: 'Anchor', description: 'Things that hold.' },
    { key: 'unused', label: 'Unused' },
  ],
  authors: [
    { key: 'ops', name: 'Operations', description: 'Keeps it running.' },
    { key: 'nobody', name: 'Nobody' },
  ],
};
const all = [
  ...docsRoutes({ docs, sidebar, docTags: ['a'] }),
  ...blogRoutes({ posts, listed: posts }),
];
const lists = listPages(all, content);
const base = 'https://docs.example.org/help';
const link = copyAddresses(new Set([...all, { path: '/404' }].map(({ path }) => path)), '/help');
const markdownOf = (path: string) => {
  const page = lists.find((entry) => entry.path === path);
  return page ? listMarkdown(page, link) : '';
};

describe('pages that only list others, as Markdown', () => {
  it('are there for every route that is no page of content', () => {
    const content = new Set(['doc', 'blog-post']);
    expect(lists.map(({ path }) => path)).toEqual(
      all.filter(({ template }) => !content.has(template)).map(({ path }) => path),
    );
  });

  it('name the pages of a category with their descriptions, and lead to copies', () => {
    expect(markdownOf(`${root}/search`)).toBe(
      `# Search\n\nAll about it.\n\n- [F \\[new\\]](${base}${root}/search/filters.md): About F \\[new].\n- [Sort](${base}${root}/search/sort.md): About Sort.\n`,
    );
    expect(markdownOf(root)).toContain(`## [Search](${base}${root}/search.md)\n\nAll about it.\n`);
  });

  it('count the pages of tags, leave out tags without any, and say which tag a page is of', () => {
    expect(markdownOf(`${root}/tags`)).toContain(
      `## A\n\n- [Anchor](${base}${root}/tags/a.md) (2 pages)\n`,
    );
    expect(markdownOf(`${root}/tags`)).not.toContain('Unused');
    expect(markdownOf(`${root}/tags/a`)).toMatch(
      /^# 2 pages tagged with "Anchor"\n\nThings that hold/,
    );
    expect(markdownOf('/blog/tags/a')).toMatch(/^# One post tagged with "Anchor"\n/);
  });

  it('have the posts of a page of the list, and say first where the others are', () => {
    const [first, second] = [markdownOf('/blog'), markdownOf('/blog/page/2')];
    expect(first.indexOf('/blog/page/2.md')).toBeLessThan(first.indexOf('post-12'));
    expect(first).toContain(
      `- [post-12](${base}/blog/post-12.md) (2024-01-02): Start of post-12.\n`,
    );
    expect(first).not.toContain('[post-2]');
    expect(second).toContain('[post-2]');
    expect(second).toContain(`[Blog](${base}/blog.md)`);
  });

  it('have all posts by year, and those of an author', () => {
    expect(markdownOf('/blog/archive').match(/^## .*/gm)).toEqual(['## 2024', '## 2023']);
    expect(markdownOf('/blog/authors')).toContain(
      `- [Operations](${base}/blog/authors/ops.md) (12 posts): Keeps it running.\n`,
    );
    expect(markdownOf('/blog/authors')).not.toContain('Nobody');
    expect(markdownOf('/blog/authors/ops').match(/^- \[post-/gm)).toHaveLength(12);
  });

  it('name every page and group where an address has none', () => {
    const text = listMarkdown(notFoundPage(sidebar), link);
    for (const path of ['start', 'search', 'search/sort', 'search/filters'])
      expect(text).toContain(`(${base}${root}/${path}.md)`);
  });

  it('lead from the home page only to what was built', () => {
    const [home] = entryPages(sidebar, new Set(['/blog']));
    const paths = home?.sections.flatMap(({ entries }) => entries.map(({ path }) => path));
    expect(paths).toEqual([`${root}/search`, '/blog']);
  });
});

describe('addresses in copies', () => {
  const of = (href: string) => copyAddresses(new Set(['/', '/docs/a b']), '/help')(href);
  it('are those of copies, with the anchor', () => {
    expect(of('/docs/a%20b#part')).toBe(`${base}/docs/a%20b.md#part`);
    expect(of('/docs/a%20b/')).toBe(`${base}/docs/a%20b.md`);
    expect(of('/')).toBe(`${base}/index.md`);
  });
  it('stay those of pages without one and of addresses with a query', () => {
    expect(of('/openapi/qsc.yaml')).toBe(`${base}/openapi/qsc.yaml`);
    expect(of('/docs/a%20b?x=1#y')).toBe(`${base}/docs/a%20b?x=1#y`);
    expect(of('/%E0%A4')).toBe(`${base}/%E0%A4`);
    for (const other of ['#part', 'https://example.org/docs', '//evil.test/docs'])
      expect(of(other)).toBe(other);
  });
});
