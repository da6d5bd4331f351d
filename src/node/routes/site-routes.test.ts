import { expect, it } from 'vitest';
import { contentRoute } from '../../lib/addresses/routes';
import { readingOrder } from '../content/sidebar';
import { siteRoutes } from './site-routes';

const page = (folder: string, name: string, route: string, more = {}) => ({
  id: `${folder}/${name}`,
  file: `content/${folder}/${name}.md`,
  path: contentRoute(route),
  title: name,
  sidebarLabel: name,
  sidebarPosition: null,
  ...{ tagKeys: ['facet'], draft: false, unlisted: false, date: '2025-03-01', authorKeys: [] },
  ...more,
});

it('builds and lists only the first of several pages with one route, in the order of their files', () => {
  const content = {
    docs: [
      page('docs', 'b', '/docs/one'),
      page('docs', 'a', '/docs/one'),
      page('docs', 'c', '/docs/hidden', { unlisted: true }),
      page('docs', 'd', '/docs/hidden'),
    ],
    posts: [page('blog', 'b', '/blog/one', { date: '2025-03-02' }), page('blog', 'a', '/blog/one')],
    settings: [],
  };
  const { routes, listed, sidebar, duplicates } = siteRoutes(content);
  const built = routes.flatMap(({ file }) => file ?? []);
  expect(built).toEqual(
    ['a', 'c'].map((name) => `content/docs/${name}.md`).concat('content/blog/a.md'),
  );
  expect(listed.docs.map(({ id }) => id)).toEqual(['docs/a']);
  expect(readingOrder(sidebar).map(({ id }) => id)).toEqual(['docs/a']);
  expect(listed.posts.map(({ id }) => id)).toEqual(['blog/a']);
  expect(duplicates.map(({ file }) => file)).toEqual(
    ['docs/b', 'docs/d', 'blog/b'].map((name) => `content/${name}.md`),
  );
});
