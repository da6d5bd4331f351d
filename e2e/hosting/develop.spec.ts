import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { checkSamples, type PlacedSample } from '../../src/test/content/checks/check-samples';
import {
  fixtureSite,
  startGatsby,
  stripColors,
  type FixtureSite,
} from '../../src/test/sites/support/fixture-site';
import { contentRoute } from '../../src/lib/addresses/routes';
import { docsRoutesQuery, queryContent } from '../../src/node/routes/page-queries';
import { siteRoutes } from '../../src/node/routes/site-routes';
import { origin, page, port, reconnects, testFirstSave, testSaves } from './develop-saves';

/** The queries that content/README.md shows to authors. */
const queries = [
  ...fs.readFileSync('content/README.md', 'utf8').matchAll(/```graphql\n([\s\S]*?)```/g),
].map((match) => match[1] ?? '');

/** What a query returns, as GraphiQL gets it. */
const graphql = async <Data>(request: APIRequestContext, query: string) => {
  const options = { data: { query }, ...reconnects };
  const response = await request.post(`${origin}/___graphql`, options);
  return (await response.json()) as { data: Data; errors?: unknown };
};

const post = (title: string, keys: string) => `---\ntitle: ${title}\n${keys}\n---\n\nText.\n`;

// One server for all tests: it takes half a minute to start.
test.describe.configure({ mode: 'serial' });

test.describe('gatsby develop', () => {
  let site: FixtureSite;
  let server: ReturnType<typeof startGatsby>;
  let output = '';

  test.beforeAll(async () => {
    site = fixtureSite({});
    fs.cpSync('content', path.join(site.folder, 'content'), { recursive: true });
    site.write('docs/fresh.mdx', page('First text.'));
    site.write('docs/early.mdx', page('Before it.'));
    site.write('docs/draft.mdx', page('Only a draft.').replace('title', 'draft: true\ntitle'));
    site.write('blog/later.mdx', post('Later', 'date: 2099-05-01'));
    site.write('blog/draft.mdx', post('Unfinished', 'date: 2024-05-01\ndraft: true'));
    server = startGatsby(
      site.folder,
      ['develop', '--port', String(port), '--host', '127.0.0.1'],
      // As for an author: with CI Gatsby queries all pages and makes all pictures, not only those that somebody looks at.
      { GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: '1', GATSBY_ENABLE_LAZY_IMAGES_IN_CI: '1' },
    );
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk) => (output += stripColors(String(chunk))));
    }
    await expect
      .poll(() => output, { timeout: 500_000, intervals: [500] })
      .toMatch(/You can now view/);
  });

  // The picture of a failure does not tell what Gatsby did.
  test.afterEach(() => {
    const { status, expectedStatus } = test.info();
    if (status !== expectedStatus) console.error(output.slice(-4000));
  });

  test.afterAll(async () => {
    if (server.exitCode === null) {
      server.kill('SIGINT');
      await new Promise((resolve) => server.once('close', resolve));
    }
    site.remove();
  });

  test('starts without a warning', () => {
    expect(output).not.toMatch(/^warn/m);
  });

  testFirstSave({ site: () => site, printed: () => output });

  test('handles the queries of content/README.md', async ({ request }) => {
    expect(queries.length).toBeGreaterThan(10);
    for (const query of queries) {
      const { data, errors } = await graphql<Record<string, unknown>>(request, query);
      expect(errors, query).toBeUndefined();
      for (const [name, value] of Object.entries(data)) {
        expect(value, `${name} of ${query}`).not.toBeNull();
        if (Array.isArray(value) && !query.includes('EXTERNAL'))
          expect(value.length, `${name} of ${query}`).toBeGreaterThan(0);
      }
    }
  });

  test('has the pages that follow from the first queries of content/README.md', async ({
    request,
  }) => {
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

  test('returns what the queries promise', async ({ request }) => {
    const query = async (query: string) => (await graphql(request, query)).data;
    const { tag } = (await query(
      '{ tag(key: { eq: "facet" }) { docs { path tags { key } } } }',
    )) as {
      tag: { docs: { path: string; tags: { key: string }[] }[] };
    };
    expect(tag.docs).toContainEqual({
      path: contentRoute('/docs/qsc-admin/admin/search/facet'),
      tags: [{ key: 'facet' }, { key: 'search' }, { key: 'config' }],
    });
    expect(
      await query(
        '{ docPage(file: { eq: "content/docs/fresh.mdx" }) { content { sections { title text page { path } } } } }',
      ),
    ).toEqual({
      docPage: {
        content: {
          sections: [
            {
              title: 'Fresh page',
              text: 'First text.',
              page: { path: contentRoute('/docs/fresh') },
            },
          ],
        },
      },
    });
    const types = (await query(
      '{ __schema { types { name description fields { name description } } } }',
    )) as {
      __schema: {
        types: {
          name: string;
          description: string | null;
          fields: { name: string; description: string | null }[] | null;
        }[];
      };
    };
    const expected = [
      'DocPage',
      'BlogPost',
      'Tag',
      'Author',
      'SidebarCategory',
      'Content',
      'Section',
      'ContentLink',
      'ContentImage',
      'CodeSample',
      'SampleProofs',
      'Heading',
      'Fault',
    ];
    const nodeFields = ['id', 'parent', 'children', 'internal'];
    for (const type of types.__schema.types.filter(({ name }) => expected.includes(name))) {
      expect(type.description, type.name).toBeTruthy();
      for (const field of type.fields ?? [])
        if (!nodeFields.includes(field.name))
          expect(field.description, `${type.name}.${field.name}`).toBeTruthy();
    }
  });

  test('finds nothing wrong with the content, broken links included', () => {
    // Warnings and errors of the content begin with the file.
    expect(output.match(/^(?:warn|error) .*$/gim) ?? []).toEqual([]);
  });

  test('shows code samples that keep to the protocol', async ({ request }) => {
    const { data } = await graphql<{ codeSamples: PlacedSample[] }>(
      request,
      '{ codeSamples { language title code isShortened line page { file } } }',
    );
    const { faults, checks } = checkSamples(data.codeSamples);
    expect(faults.join('\n')).toBe('');
    // Every kind of check has met a sample: one that finds nothing to check finds no faults either.
    for (const kind of [
      'JSON',
      'YAML',
      'HTTP',
      'request',
      'search response',
      'facet',
      'suggestions',
    ])
      expect(checks[kind], kind).toBeGreaterThan(1);
    expect(checks['HTTP']).toBe(
      data.codeSamples.filter(({ language }) => language === 'http').length,
    );
  });

  test('shows drafts', async ({ page: browser }) => {
    await browser.goto(`${origin}${contentRoute('/docs/draft')}`);
    await expect(browser.getByText('Only a draft.')).toBeVisible();
    await expect(browser.getByText('Draft', { exact: true })).toBeVisible();
  });

  test('marks posts that builds leave out, in lists and on their pages', async ({
    page: browser,
  }) => {
    const mark = browser.getByText('Scheduled for May 1, 2099', { exact: true });
    await browser.goto(`${origin}${contentRoute('/blog')}`);
    const first = browser.getByRole('main').getByRole('listitem').first();
    await expect(first.getByRole('link', { name: 'Later' })).toBeVisible();
    await expect(first.getByText('Scheduled for May 1, 2099', { exact: true })).toBeVisible();
    await expect(mark).toHaveCount(1);
    await browser.goto(`${origin}${contentRoute('/blog/later')}`);
    await expect(mark).toBeVisible();
    await browser.goto(`${origin}${contentRoute('/blog/draft')}`);
    await expect(browser.getByText('Draft', { exact: true })).toBeVisible();
    await browser.goto(`${origin}${contentRoute('/blog/suggest')}`);
    await expect(browser.getByText(/^(?:Draft|Scheduled for .*)$/)).toHaveCount(0);
  });

  test('searches, also for what was just written', async ({ page: browser }) => {
    const hits = browser.getByRole('main').getByRole('article');
    await browser.goto(`${origin}/search?query=Filters`);
    await expect(hits.first()).toContainText('Filters');
    site.write('docs/seen.mdx', page('A quokka was seen.').replace('Fresh', 'Seen'));
    await expect(async () => {
      await browser.goto(`${origin}/search?query=quokka`);
      await expect(hits.first()).toContainText('Seen page', { timeout: 5_000 });
    }).toPass({ timeout: 90_000 });
  });

  testSaves({ site: () => site, printed: () => output });
});
