import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentRoute } from '../../lib/addresses/routes';
import { blogRoutesQuery, docsRoutesQuery, queryContent } from './page-queries';
import { siteRoutes } from './site-routes';

const queries = [docsRoutesQuery, blogRoutesQuery];

/** A query on one line. */
const bare = (query: string) => query.replace(/\s+/g, ' ').trim();

const doc = (file: string, values: Partial<Doc> = {}): Doc => ({
  id: file,
  file: `content/docs/${file}.mdx`,
  path: contentRoute(`/docs/${file}`),
  title: file,
  draft: false,
  unlisted: false,
  tagKeys: [],
  sidebarLabel: file,
  sidebarPosition: null,
  ...values,
});
type Doc = Queries.DocsRoutesQuery['allDocPage']['nodes'][number];

const post = (
  name: string,
  date: string,
): Queries.BlogRoutesQuery['allBlogPost']['nodes'][number] => ({
  id: name,
  file: `content/blog/${name}.mdx`,
  path: contentRoute(`/blog/${name}`),
  title: name,
  draft: false,
  unlisted: false,
  date,
  tagKeys: ['b'],
  authorKeys: ['team'],
});

const docsResponse: Queries.DocsRoutesQuery = {
  allDocPage: {
    nodes: [doc('g/two', { tagKeys: ['a'] }), doc('g/one'), doc('g/hidden', { unlisted: true })],
  },
  allSidebarCategorySettings: {
    nodes: [
      { folder: 'g', label: 'Group', position: 1, description: null, inline: false, include: [] },
    ],
  },
};
const blogResponse: Queries.BlogRoutesQuery = {
  allBlogPost: { nodes: [post('older', '2024-01-01'), post('newer', '2024-02-01')] },
};

describe('the queries that make the pages', () => {
  it('are the first ones that content/README.md shows', () => {
    const printed = [
      ...fs.readFileSync('content/README.md', 'utf8').matchAll(/```graphql\n([\s\S]*?)```/g),
    ].map(([, query = '']) => bare(query));
    expect(printed.slice(0, 2)).toEqual(queries.map(bare));
  });

  it('ask no field that compiles a page', () => {
    const fields = queries.flatMap((query) => bare(query).match(/\w+/g) ?? []);
    expect(fields).toContain('path');
    for (const field of ['content', 'excerpt', 'figure']) expect(fields).not.toContain(field);
  });

  it('respond with all that routes follow from', async () => {
    const responses = [docsResponse, blogResponse];
    const graphql = <Data>(query: string) =>
      Promise.resolve({ data: responses[queries.indexOf(query)] as Data });
    const { routes, listed } = siteRoutes(await queryContent({ graphql }));
    expect(listed.posts.map(({ id }) => id)).toEqual(['newer', 'older']);
    expect(listed.docs.map(({ id }) => id)).toEqual(['g/one', 'g/two']);
    expect(routes.find(({ path }) => path === contentRoute('/docs/g/one'))).toMatchObject({
      template: 'doc',
      context: {
        id: 'g/one',
        breadcrumbs: [{ title: 'Group', path: contentRoute('/docs/g') }],
        previous: null,
        next: { title: 'g/two', path: contentRoute('/docs/g/two') },
      },
    });
    for (const path of ['/docs/g/hidden', '/docs/tags/a', '/blog/newer', '/blog/authors/team'])
      expect(routes.map((route) => route.path)).toContain(contentRoute(path));
  });

  it('fail the build with a position if the schema does not know a field', async () => {
    const errors = [{ message: 'Cannot query field "sidebarLabel" on type "DocPage".' }];
    await expect(queryContent({ graphql: () => Promise.resolve({ errors }) })).rejects.toThrow(
      /src\/node\/routes\/page-queries\.ts.*sidebarLabel/,
    );
  });
});
