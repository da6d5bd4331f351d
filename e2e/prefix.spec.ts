import { expect, test } from '@playwright/test';
import { createSiteServer } from '../src/node/hosting/site-server';
import { fixtureSite, minimalContent, type FixtureSite } from '../src/test/fixture-site';
import { listen, type Listening } from '../src/test/listen';
import { complaints, hydrated } from './support';

const prefix = '/docs-base';
const doc = (title: string, text: string) =>
  `---\ntitle: ${title}\ntags: [facet]\n---\n\n## Part one\n\n${text}\n`;

test.describe('a site below a path', () => {
  test.describe.configure({ mode: 'serial' });
  let site: FixtureSite | undefined;
  let server: Listening | undefined;
  const violations: string[] = [];

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    site = fixtureSite(
      {
        ...minimalContent,
        'docs/getStarted/Introduction.mdx': doc('Introduction', 'See [filters](../filters.mdx).'),
        'docs/filters.mdx': doc('Filters', 'A filter narrows the results down.'),
        'redirects.yml':
          '- from: /docs/old\n  to: /docs/filters\n- from: /docs/filters#gone\n  to: /docs/getStarted/Introduction#part-one\n',
      },
      { GATSBY_PATH_PREFIX: prefix },
    );
    const { code, output } = await site.gatsby('build', '--prefix-paths');
    expect(code, output).toBe(0);
    const onViolation = (report: string) => violations.push(report);
    server = await listen(createSiteServer({ root: site.folder, onViolation }));
  });
  test.afterAll(async () => {
    await server?.close();
    site?.remove();
  });

  const address = (path: string) => `${server?.origin}${prefix}${path}`;

  test('answers 200 at every address, with rules that have the path', async ({ request }) => {
    for (const route of ['', '/', '/docs', '/docs/filters', '/search', '/playground']) {
      const response = await request.get(address(route), { maxRedirects: 0 });
      expect([route, response.status()]).toEqual([route, 200]);
    }
    const slash = await request.get(address('/docs/'), { maxRedirects: 0 });
    expect([slash.status(), slash.headers()['location']]).toEqual([301, `${prefix}/docs`]);
    const old = await request.get(address('/docs/old'), { maxRedirects: 0 });
    expect([old.status(), old.headers()['location']]).toEqual([301, `${prefix}/docs/filters`]);
    expect((await request.get(`${server?.origin}/docs`)).status()).toBe(404);
    expect((await request.get(address('/nowhere'))).status()).toBe(404);
    const manifest = (await (await request.get(address('/manifest.webmanifest'))).json()) as {
      start_url: string;
    };
    expect(manifest.start_url).toBe(`${prefix}/`);
  });

  test('navigates, searches and follows moved anchors below the path', async ({ page }) => {
    const list = complaints(page);
    await page.goto(address('/docs/getStarted/Introduction'));
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'filters', exact: true }).click();
    await expect(page).toHaveURL(address('/docs/filters'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Filters');
    const box = page.getByRole('combobox').first();
    await box.fill('narrows');
    await box.press('Enter');
    await expect(page).toHaveURL(address('/search?query=narrows'));
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Filters/ })
        .first(),
    ).toBeVisible();
    await page.goto(address('/docs/filters#gone'));
    await expect(page).toHaveURL(address('/docs/getStarted/Introduction#part-one'));
    await page.goto(address('/nowhere'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The server of this test is another host than that of the others, and one page is missing on purpose.
    expect(list.filter((text) => !/other host|404/.test(text))).toEqual([]);
    expect(violations).toEqual([]);
  });
});
