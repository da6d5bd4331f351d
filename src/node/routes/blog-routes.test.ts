import { describe, expect, it } from 'vitest';
import { contentRoute } from '../../lib/addresses/routes';
import { blogRoutes } from './blog-routes';

const post = (index: number, rest: { tagKeys?: string[]; authorKeys?: string[] } = {}) => ({
  id: `p${index}`,
  path: contentRoute(`/blog/p${index}`),
  title: `Post ${index}`,
  file: `content/blog/p${index}.mdx`,
  tagKeys: [],
  ...rest,
});
const paths = (posts: ReturnType<typeof post>[], listed = posts) =>
  blogRoutes({ posts, listed }).map(({ path }) => path);

describe('pages of the blog', () => {
  it.each([
    [1, []],
    [10, []],
    [11, [contentRoute('/blog/page/2')]],
    [21, [contentRoute('/blog/page/2'), contentRoute('/blog/page/3')]],
  ])('%i posts make further pages %j', (count, further) => {
    const all = paths(Array.from({ length: count }, (_, index) => post(index)));
    expect(all).toContain(contentRoute('/blog'));
    expect(all.filter((path) => path.startsWith(contentRoute('/blog/page')))).toEqual(further);
  });

  it('a tag or author of a listed post has a page', () => {
    expect(paths([post(1, { tagKeys: ['hola'], authorKeys: ['docs-team'] })])).toEqual(
      expect.arrayContaining([
        contentRoute('/blog/tags'),
        contentRoute('/blog/tags/hola'),
        contentRoute('/blog/authors'),
        contentRoute('/blog/authors/docs-team'),
        contentRoute('/blog/archive'),
      ]),
    );
  });

  it('unlisted posts have a page but are in no list', () => {
    const hidden = post(2, { tagKeys: ['secret'] });
    const routes = blogRoutes({ posts: [post(1), hidden], listed: [post(1)] });
    expect(routes.map(({ path }) => path)).not.toContain(contentRoute('/blog/tags/secret'));
    expect(routes.find(({ path }) => path === contentRoute('/blog/p2'))?.context).toMatchObject({
      newer: null,
      older: null,
    });
  });

  it('posts link to the newer and the older one', () => {
    const routes = blogRoutes({
      posts: [post(1), post(2), post(3)],
      listed: [post(3), post(2), post(1)],
    });
    expect(routes.find(({ path }) => path === contentRoute('/blog/p2'))?.context).toMatchObject({
      newer: { path: contentRoute('/blog/p3') },
      older: { path: contentRoute('/blog/p1') },
    });
  });

  it('there is no blog without posts', () => {
    expect(paths([])).toEqual([]);
  });
});
