import { expect, it } from 'vitest';
import { sitemapOptions, sitemapPages } from './sitemap';

it('the sitemap has all pages that search engines may list, by route', () => {
  const node = (path: string, unlisted = false) => ({ path, unlisted, file: `content${path}.mdx` });
  const pages = sitemapPages({
    allSitePage: {
      nodes: [
        '/docs/b/',
        '/',
        '/404',
        '/404.html',
        '/search',
        '/dev-404-page',
        '/docs/a',
        '/blog/x',
      ].map((path) => ({ path })),
    },
    allDocPage: { nodes: [node('/docs/a', true), node('/docs/b')] },
    allBlogPost: { nodes: [node('/blog/x'), node('/blog/not-built')] },
    docsSidebar: [],
  });
  expect(pages.map(({ path }) => path)).toEqual(['/', '/blog/x', '/docs/b']);
  // These files have no history, so the day is left out, not guessed.
  expect(pages.map(sitemapOptions.serialize)).toEqual([
    { url: '/' },
    { url: '/blog/x' },
    { url: '/docs/b' },
  ]);
  expect(sitemapOptions.serialize({ path: '/a', lastmod: '2025-03-31' })).toEqual({
    url: '/a',
    lastmod: '2025-03-31',
  });
});

it('the sitemap leaves out tags and authors with one page that is built and listed', () => {
  const node = (path: string, keys: string[], unlisted = false) => ({
    path,
    unlisted,
    file: `content${path}.mdx`,
    tags: keys.map((key) => ({ key })),
    authors: keys.map((key) => ({ key })),
  });
  const lists = ['/docs/tags', '/blog/tags', '/blog/authors'].flatMap((list) =>
    ['', '/one', '/two'].map((key) => ({ path: list + key })),
  );
  const pages = sitemapPages({
    allSitePage: {
      nodes: [
        ...lists,
        ...['/docs/a', '/docs/b', '/docs/c', '/blog/x', '/blog/y'].map((path) => ({ path })),
      ],
    },
    docsSidebar: [],
    allDocPage: {
      nodes: [
        node('/docs/a', ['one', 'one', 'two']),
        node('/docs/b', ['two']),
        node('/docs/c', ['one'], true),
        node('/docs/draft', ['one']),
      ],
    },
    allBlogPost: { nodes: [node('/blog/x', ['one', 'two']), node('/blog/y', ['two'])] },
  });
  expect(pages.map(({ path }) => path).filter((path) => !/^.{5,6}[a-z]$/.test(path))).toEqual([
    '/blog/authors',
    '/blog/authors/two',
    '/blog/tags',
    '/blog/tags/two',
    '/docs/tags',
    '/docs/tags/two',
  ]);
});
