import { describe, expect, it } from 'vitest';
import { contentRoute } from '../../lib/addresses/routes';
import { docRoute, postRoute } from '../content/file-routes';
import { docsRoutes, withoutDuplicates } from './docs-routes';
import { buildSidebar } from '../content/sidebar';

describe('routes of files', () => {
  it.each([
    ['content/docs/getStarted/Introduction.mdx', undefined, '/docs/getStarted/Introduction'],
    ['content/docs/qsc-admin/admin/feeding/index.mdx', undefined, '/docs/qsc-admin/admin/feeding'],
    ['content/docs/index.mdx', undefined, '/docs'],
    ['content/docs/a/b.md', 'c', '/docs/a/c'],
    ['content/docs/a/b.md', '/c/d/', '/docs/c/d'],
    ['content/docs/Über uns/Maße & Größen.mdx', undefined, '/docs/Über-uns/Maße-&-Größen'],
  ])('%s, slug %s → %s', (file, slug, route) => {
    expect(docRoute(file, slug)).toBe(contentRoute(route));
  });

  it('makes one route of a post’s file or folder', () => {
    expect(postRoute('content/blog/spark.mdx')).toBe(contentRoute('/blog/spark'));
    expect(postRoute('content/blog/spark/index.mdx')).toBe(contentRoute('/blog/spark'));
    expect(postRoute('content/blog/spark.mdx', 'fire')).toBe(contentRoute('/blog/fire'));
  });
});

describe('routes of content', () => {
  const page = (name: string, position: number) => ({
    id: name,
    file: `content/docs/g/${name}.mdx`,
    path: contentRoute(`/docs/g/${name}`),
    title: name,
    sidebarLabel: name,
    sidebarPosition: position,
  });
  const docs = [page('a', 1), page('b', 2)];
  const hidden = page('hidden', 3);
  const sidebar = buildSidebar(docs, []);
  const routes = docsRoutes({
    docs: [...docs, hidden],

    sidebar,
    docTags: ['facet', 'short-url'],
  });

  it('has a page per document, group and tag', () => {
    expect(routes.map(({ path }) => path)).toEqual([
      contentRoute('/docs/g/a'),
      contentRoute('/docs/g/b'),
      contentRoute('/docs/g/hidden'),
      contentRoute('/docs'),
      contentRoute('/docs/g'),
      contentRoute('/docs/g/all'),
      contentRoute('/docs/tags'),
      contentRoute('/docs/tags/facet'),
      contentRoute('/docs/tags/short-url'),
    ]);
  });

  it('links pages in reading order and leaves unlisted ones out of it', () => {
    expect(routes[0]?.context).toMatchObject({
      previous: null,
      next: { title: 'b', path: contentRoute('/docs/g/b') },
      section: 'G',
      breadcrumbs: [{ title: 'G', path: contentRoute('/docs/g') }],
    });
    expect(routes[4]?.context).toMatchObject({ section: 'G', breadcrumbs: [] });
    expect(routes[1]?.context).toMatchObject({ previous: { title: 'a' }, next: null });
    expect(routes[2]?.context).toMatchObject({ previous: null, next: null, breadcrumbs: [] });
  });

  it('names the pages that a group shows on one page, in their order', () => {
    const route = routes.find(({ template }) => template === 'docs-single-page');
    expect(route?.context).toEqual({
      area: 'docs',
      label: 'G',
      group: contentRoute('/docs/g'),
      ids: ['a', 'b'],
    });
    expect(route?.shows).toEqual(['content/docs/g/a.mdx', 'content/docs/g/b.mdx']);
  });

  it('keeps the first of two pages with one route and warns of the other', () => {
    const twin = { ...page('b', 3), file: 'content/docs/g/twin.mdx' };
    const capital = {
      ...page('b', 3),
      path: contentRoute('/docs/g/B'),
      file: 'content/docs/g/B.mdx',
    };
    const { routes: kept, faults } = withoutDuplicates(
      docsRoutes({ docs: [...docs, twin, capital], sidebar, docTags: [] }),
    );
    expect(kept.filter(({ path }) => path === contentRoute('/docs/g/b'))).toMatchObject([
      { file: 'content/docs/g/b.mdx' },
    ]);
    expect(faults).toMatchObject([
      {
        severity: 'warning',
        file: 'content/docs/g/twin.mdx',
        message: expect.stringContaining(
          `two pages have the route ${contentRoute('/docs/g/b')}; the one of content/docs/g/b.mdx`,
        ),
      },
      { file: 'content/docs/g/B.mdx' },
    ]);
  });

  it('names the file or the folder whose page would take the place of one of the site', () => {
    const tags = { ...page('tags', 3), path: contentRoute('/docs/tags') };
    const group = buildSidebar([{ ...page('a', 1), file: 'content/docs/tags/a.mdx' }], []);
    const faults = [
      { docs: [tags], sidebar: [], docTags: [] },
      { docs: [], sidebar: group, docTags: [] },
    ].flatMap((content) => withoutDuplicates(docsRoutes(content)).faults);
    expect(faults.map(({ code, file }) => [code, file])).toEqual([
      ['route-of-site', 'content/docs/g/tags.mdx'],
      ['route-of-site', 'content/docs/tags'],
    ]);
    // Keys that differ in case have a fault of their own.
    const keys = docsRoutes({ docs: [], sidebar: [], docTags: ['api', 'Api'] });
    expect(withoutDuplicates(keys).faults).toEqual([]);
  });
});
