import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { CodeSample } from '../src/node/content-checks/check-sample';
import { checkSamples } from '../src/node/content-checks/check-samples';
import { fixtureSite, startGatsby, stripColors, type FixtureSite } from '../src/test/fixture-site';
import { contentRoute } from '../src/lib/routes';
import { pageKinds } from './support';

const port = 9322;
const address = `http://localhost:${port}`;

/** The queries that content/README.md shows to authors. */
const queries = [
  ...fs.readFileSync('content/README.md', 'utf8').matchAll(/```graphql\n([\s\S]*?)```/g),
].map((match) => match[1] ?? '');

const page = (body: string) => `---\ntitle: Fresh page\n---\n\n${body}\n`;
const post = (title: string, keys: string) => `---\ntitle: ${title}\n${keys}\n---\n\nText.\n`;

// One server for all tests: it takes half a minute to start.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.describe('gatsby develop', () => {
  let site: FixtureSite;
  let server: ReturnType<typeof startGatsby>;
  let output = '';

  test.beforeAll(async () => {
    // A hook has the limit of the configuration, not the one of its tests.
    test.setTimeout(180_000);
    site = fixtureSite({});
    fs.cpSync('content', path.join(site.folder, 'content'), { recursive: true });
    site.write('docs/fresh.mdx', page('First text.'));
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
      .poll(() => output, { timeout: 170_000, intervals: [500] })
      .toMatch(/You can now view/);
  });

  test.afterAll(async () => {
    server.kill('SIGINT');
    await new Promise((resolve) => server.once('close', resolve));
    site.remove();
  });

  test('handles the queries of content/README.md', async ({ request }) => {
    expect(queries).toHaveLength(12);
    for (const query of queries) {
      const response = await request.post(`${address}/___graphql`, { data: { query } });
      const { data, errors } = (await response.json()) as {
        data: Record<string, unknown>;
        errors?: unknown;
      };
      expect(errors, query).toBeUndefined();
      for (const [name, value] of Object.entries(data)) {
        expect(value, `${name} of ${query}`).not.toBeNull();
        if (Array.isArray(value) && !query.includes('EXTERNAL'))
          expect(value.length, `${name} of ${query}`).toBeGreaterThan(0);
      }
    }
  });

  test('returns what the queries promise', async ({ request }) => {
    const query = async (query: string) =>
      (
        (await (await request.post(`${address}/___graphql`, { data: { query } })).json()) as {
          data: unknown;
        }
      ).data;
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
    const own = [
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
      'ApiOperation',
      'ApiParameter',
      'ApiSchema',
      'ApiField',
      'Heading',
      'Fault',
    ];
    const nodeFields = ['id', 'parent', 'children', 'internal'];
    for (const type of types.__schema.types.filter(({ name }) => own.includes(name))) {
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
    const response = await request.post(`${address}/___graphql`, {
      data: { query: '{ codeSamples { language title code line page { file } } }' },
    });
    const { data } = (await response.json()) as { data: { codeSamples: CodeSample[] } };
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
    await browser.goto(`${address}${contentRoute('/docs/draft')}`);
    await expect(browser.getByText('Only a draft.')).toBeVisible();
    await expect(browser.getByText('Draft', { exact: true })).toBeVisible();
  });

  test('marks posts that builds leave out, in lists and on their pages', async ({
    page: browser,
  }) => {
    const mark = browser.getByText('Scheduled for May 1, 2099', { exact: true });
    await browser.goto(`${address}${contentRoute('/blog')}`);
    const first = browser.getByRole('main').getByRole('listitem').first();
    await expect(first.getByRole('link', { name: 'Later' })).toBeVisible();
    await expect(first.getByText('Scheduled for May 1, 2099', { exact: true })).toBeVisible();
    await expect(mark).toHaveCount(1);
    await browser.goto(`${address}${contentRoute('/blog/later')}`);
    await expect(mark).toBeVisible();
    await browser.goto(`${address}${contentRoute('/blog/draft')}`);
    await expect(browser.getByText('Draft', { exact: true })).toBeVisible();
    await browser.goto(`${address}${contentRoute('/blog/suggest')}`);
    await expect(browser.getByText(/^(?:Draft|Scheduled for .*)$/)).toHaveCount(0);
  });

  test('searches, also for what was just written', async ({ page: browser }) => {
    const hits = browser.getByRole('main').getByRole('article');
    await browser.goto(`${address}/search?query=Filters`);
    await expect(hits.first()).toContainText('Filters', { timeout: 60_000 });
    site.write('docs/seen.mdx', page('A quokka was seen.').replace('Fresh', 'Seen'));
    await expect(async () => {
      await browser.goto(`${address}/search?query=quokka`);
      await expect(hits.first()).toContainText('Seen page', { timeout: 5_000 });
    }).toPass({ timeout: 90_000 });
  });

  test('shows the faults of a page in the page and heals on save', async ({ page: browser }) => {
    await browser.goto(`${address}${contentRoute('/docs/fresh')}`);
    await expect(browser.getByText('First text.')).toBeVisible();

    site.write('docs/fresh.mdx', page('Broken <Card /> here.'));
    const faults = browser.getByRole('alert');
    await expect(faults).toContainText('content/docs/fresh.mdx:5:8 unknown component <Card>', {
      timeout: 30_000,
    });
    await expect(faults).toContainText('Allowed: <Admonition>');
    expect(output).toContain('unknown component <Card>');

    site.write('docs/fresh.mdx', page('Second text.').replace('---\n\n', 'titel: x\n---\n\n'));
    await expect(faults).toContainText('content/docs/fresh.mdx:3:1 unknown key "titel"', {
      timeout: 30_000,
    });

    site.write('docs/fresh.mdx', '---\ntitle: "open\n---\n\nText\n');
    await expect(faults).toContainText('not valid YAML', { timeout: 30_000 });

    site.write('docs/fresh.mdx', page('Third text.'));
    await expect(browser.getByText('Third text.')).toBeVisible({ timeout: 30_000 });
    await expect(faults).toHaveCount(0);
  });

  test('does for a save what the save needs', async ({ page: browser }) => {
    await browser.goto(`${address}${contentRoute('/docs/fresh')}`);
    await expect(browser.getByText('Third text.')).toBeVisible();
    const before = output.length;
    const printed = () => output.slice(before);
    site.write('docs/fresh.mdx', page('Fourth text.'));
    await expect(browser.getByText('Fourth text.')).toBeVisible({ timeout: 30_000 });
    // The page that is open; others wait until somebody opens them.
    await expect.poll(printed).toMatch(/Writing page-data\.json.* - 1\/\d+ /);
    expect(printed()).toContain('createPages');
    expect(printed()).not.toMatch(/building schema|extract queries|Generating GraphQL/);

    site.write('docs/fresh.mdx', page('Fifth text.').replace('---\n\n', 'colour: red\n---\n\n'));
    await expect(browser.getByRole('alert')).toContainText('unknown key "colour"', {
      timeout: 30_000,
    });
    expect(printed(), 'front matter of nodes has a new field').toContain('building schema');
    site.write('docs/fresh.mdx', page('Fifth text.'));
    await expect(browser.getByText('Fifth text.')).toBeVisible({ timeout: 30_000 });
  });

  test('sends a page that a save left as it was without waiting', async ({
    page: browser,
    request,
  }) => {
    const data = `${address}/page-data${contentRoute('/docs/tags')}/page-data.json`;
    const first = await (await request.get(data)).text();
    await browser.goto(`${address}${contentRoute('/docs/fresh')}`);
    site.write('docs/fresh.mdx', page('Sixth text.'));
    await expect(browser.getByText('Sixth text.')).toBeVisible({ timeout: 30_000 });
    // Gatsby looks again after five seconds.
    expect(await (await request.get(data, { timeout: 4_000 })).text()).toBe(first);
  });

  test('puts a component into the open page, and searches it for queries when it has some', async ({
    page: browser,
  }) => {
    await browser.goto(address + pageKinds.doc);
    await expect(browser.getByRole('heading', { level: 1 })).toHaveText('Filters');
    await browser.evaluate(() => Object.assign(window, { isSame: true }));
    const before = output.length;
    const save = (name: string, from: string, to: string) => {
      const file = path.join(site.folder, 'src/components/docs', name);
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(from, to));
    };
    save('pager.tsx', '>Next<', '>Page after it<');
    await expect(browser.getByText('Page after it')).toBeVisible({ timeout: 30_000 });
    expect(output.slice(before)).not.toContain('extract queries');
    save('table-of-contents.tsx', '<h2>On this page<', '<h2>Parts of it<');
    await expect(browser.getByText('Parts of it')).toBeVisible({ timeout: 30_000 });
    expect(output.slice(before)).toContain('extract queries');
    expect(await browser.evaluate(() => 'isSame' in window)).toBe(true);
  });

  test('shows a partial that was changed', async ({ page: browser }) => {
    await browser.goto(`${address}${contentRoute('/docs/fresh')}`);
    await expect(browser.getByText('Sixth text.')).toBeVisible();
    site.write('docs/_part.mdx', 'Part of a page.\n');
    site.write('docs/fresh.mdx', page("import Part from './_part.mdx'\n\n<Part />"));
    await expect(browser.getByText('Part of a page.')).toBeVisible({ timeout: 30_000 });
    site.write('docs/_part.mdx', 'Another part of a page.\n');
    await expect(browser.getByText('Another part of a page.')).toBeVisible({ timeout: 30_000 });
  });

  test('makes pages of new files, and takes away those of files that are gone', async ({
    page: browser,
    request,
  }) => {
    const names = ['one', 'two', 'three'];
    const statuses = () =>
      Promise.all(
        names.map(async (name) => {
          const route = contentRoute(`/docs/new-${name}`);
          return (await request.get(`${address}/page-data${route}/page-data.json`)).status();
        }),
      );
    for (const name of names) site.write(`docs/new-${name}.mdx`, page(`Text ${name}.`));
    await expect.poll(statuses, { timeout: 30_000 }).toEqual([200, 200, 200]);
    await browser.goto(`${address}${contentRoute('/docs/new-two')}`);
    await expect(browser.getByText('Text two.')).toBeVisible();
    for (const name of names) site.write(`docs/new-${name}.mdx`);
    await expect.poll(statuses, { timeout: 30_000 }).toEqual([404, 404, 404]);
  });
});
