import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { fixtureSite, startGatsby, stripColors } from '../../src/test/sites/support/fixture-site';
import { contentRoute } from '../../src/lib/addresses/routes';
import { docsRoutesQuery, queryContent } from '../../src/node/routes/page-queries';
import { siteRoutes } from '../../src/node/routes/site-routes';
import { develop, origin, page, port, reconnects, testFirstSave, testSaves } from './develop-saves';
import { hits } from '../support/elements';

/** The queries that content/README.md shows to authors. */
const queries = [
  ...fs.readFileSync('content/README.md', 'utf8').matchAll(/```graphql\n([\s\S]*?)```/g),
].map((match) => match[1] ?? '');

/** Result of a query, as in GraphiQL. */
const graphql = async <Data>(request: APIRequestContext, query: string) => {
  const options = { data: { query }, ...reconnects };
  const response = await request.post(`${origin}/___graphql`, options);
  return (await response.json()) as { data: Data; errors?: unknown };
};

const post = (title: string, keys: string) => `---\ntitle: ${title}\n${keys}\n---\n\nText.\n`;

// One server for all tests: it takes half a minute to start.
test.describe.configure({ mode: 'serial' });

test.describe('gatsby develop', () => {
  let server: ReturnType<typeof startGatsby>;

  test.beforeAll(async () => {
    const site = fixtureSite({});
    develop.site = site;
    fs.cpSync('content', path.join(site.folder, 'content'), { recursive: true });
    site.write('docs/fresh.mdx', page('First text.'));
    site.write('docs/early.mdx', page('Before it.'));
    site.write('docs/draft.mdx', page('Only a draft.').replace('title', 'draft: true\ntitle'));
    site.write('blog/later.mdx', post('Later', 'date: 2099-05-01'));
    site.write('blog/draft.mdx', post('Unfinished', 'date: 2024-05-01\ndraft: true'));
    server = startGatsby(
      site.folder,
      ['develop', '--port', String(port), '--host', '127.0.0.1'],
      // As for an author: in CI Gatsby would query all pages and make all pictures.
      { GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: '1', GATSBY_ENABLE_LAZY_IMAGES_IN_CI: '1' },
    );
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk) => (develop.output += stripColors(String(chunk))));
    }
    await expect
      .poll(() => develop.output, { timeout: 500_000, intervals: [500] })
      .toMatch(/You can now view/);
  });

  // A screenshot does not show the output of Gatsby.
  test.afterEach(() => {
    const { status, expectedStatus } = test.info();
    if (status !== expectedStatus) console.error(develop.output.slice(-4000));
  });

  test.afterAll(async () => {
    if (server.exitCode === null) {
      server.kill('SIGINT');
      await new Promise((resolve) => server.once('close', resolve));
    }
    develop.site?.remove();
  });

  testFirstSave();

  test('handles the queries of content/README.md', async ({ request }) => {
    expect(queries.length).toBeGreaterThan(10);
    for (const query of queries) {
      const { data, errors } = await graphql<Record<string, unknown>>(request, query);
      expect(errors, query).toBeUndefined();
      for (const [name, value] of Object.entries(data)) {
        expect(value, `${name} of ${query}`).not.toBeNull();
        if (Array.isArray(value)) expect(value.length, `${name} of ${query}`).toBeGreaterThan(0);
      }
    }
  });

  test('has the pages of the first queries of content/README.md', async ({ request }) => {
    const [docs = '', blog = ''] = queries;
    const content = await queryContent({
      graphql: (query: string) => graphql(request, query === docsRoutesQuery ? docs : blog),
    });
    const { data } = await graphql<{
      allSitePage: { nodes: { path: string; component: string }[] };
    }>(request, '{ allSitePage { nodes { path component } } }');
    const pages = data.allSitePage.nodes.filter(({ component }) =>
      component.includes('/src/templates/'),
    );
    expect(pages.length).toBeGreaterThan(100);
    const { routes } = siteRoutes(content);
    expect(routes.map(({ path }) => path).sort()).toEqual(pages.map(({ path }) => path).sort());
  });

  test('returns the documented fields, each with a description', async ({ request }) => {
    const query = async <Data>(text: string) => (await graphql<Data>(request, text)).data;
    const { tag } = await query<{ tag: { docs: { path: string; tags: { key: string }[] }[] } }>(
      '{ tag(key: { eq: "facet" }) { docs { path tags { key } } } }',
    );
    expect(tag.docs).toContainEqual({
      path: contentRoute('/docs/qsc-admin/admin/search/facet'),
      tags: [{ key: 'facet' }, { key: 'search' }, { key: 'config' }],
    });
    const sections = [{ title: 'Fresh page', text: 'First text.' }];
    const docPage = await query(
      '{ docPage(file: { eq: "content/docs/fresh.mdx" }) { content { sections { title text } } } }',
    );
    expect(docPage).toEqual({ docPage: { content: { sections } } });
    interface Described {
      name: string;
      description: string | null;
    }
    const { __schema: schema } = await query<{
      __schema: { types: (Described & { fields: Described[] | null })[] };
    }>('{ __schema { types { name description fields { name description } } } }');
    const nodes = ['DocPage', 'BlogPost', 'Tag', 'Author', 'SidebarCategory'];
    const parts = 'Content Section ContentLink ContentImage CodeSample SampleProofs Heading Fault';
    const documented = [...nodes, ...parts.split(' ')];
    const ofGatsby = ['id', 'parent', 'children', 'internal'];
    for (const type of schema.types.filter(({ name }) => documented.includes(name))) {
      expect(type.description, type.name).toBeTruthy();
      for (const { name, description } of type.fields ?? [])
        if (!ofGatsby.includes(name)) expect(description, `${type.name}.${name}`).toBeTruthy();
    }
  });

  test('reports no warnings and no faults, not even broken links', () => {
    // Warnings and errors of the content begin with the file.
    expect(develop.output.match(/^(?:warn|error) .*$/gim) ?? []).toEqual([]);
  });

  test('marks drafts and scheduled posts, also in lists', async ({ page: browser }) => {
    const mark = browser.getByText('Scheduled for May 1, 2099', { exact: true });
    await browser.goto(`${origin}${contentRoute('/blog')}`);
    const first = browser.getByRole('main').getByRole('listitem').first();
    await expect(first.getByRole('link', { name: 'Later' })).toBeVisible();
    await expect(first.getByText('Scheduled for May 1, 2099', { exact: true })).toBeVisible();
    await expect(mark).toHaveCount(1);
    await browser.goto(`${origin}${contentRoute('/blog/later')}`);
    await expect(mark).toBeVisible();
    for (const draft of ['/blog/draft', '/docs/draft']) {
      await browser.goto(`${origin}${contentRoute(draft)}`);
      await expect(browser.getByText('Draft', { exact: true })).toBeVisible();
    }
    await expect(browser.getByText('Only a draft.')).toBeVisible();
    await browser.goto(`${origin}${contentRoute('/blog/suggest')}`);
    await expect(browser.getByText(/^(?:Draft|Scheduled for .*)$/)).toHaveCount(0);
  });

  test('searches, also in a page that was just saved', async ({ page: browser }) => {
    await browser.goto(`${origin}/search?query=Filters`);
    await expect(hits(browser).first()).toContainText('Filters');
    develop.site?.write('docs/seen.mdx', page('A quokka was seen.').replace('Fresh', 'Seen'));
    await expect(async () => {
      await browser.goto(`${origin}/search?query=quokka`);
      await expect(hits(browser).first()).toContainText('Seen page', { timeout: 5_000 });
    }).toPass({ timeout: 90_000 });
  });

  testSaves();
});
