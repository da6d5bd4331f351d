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
