import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createSiteServer } from '../src/node/hosting/site-server';
import { fixtureSite, minimalContent, type FixtureSite } from '../src/test/fixture-site';
import { listen, type Listening } from '../src/test/listen';
import { complaints, hydrated } from './support';

const prefix = '/docs-base';
const doc = (title: string, text: string) =>
  `---\ntitle: ${title}\ntags: [facet]\n---\n\n## Part one\n\n${text}\n`;

/** A kind of diagram that the build does not draw. */
const gantt =
  'gantt\n  dateFormat YYYY-MM-DD\n  section Feed\n  Schema :a, 2025-03-10, 2d\n  Documents :after a, 3d\n';
/** No page links to it, so no browser has loaded it beforehand. */
const unlinked = (text: string) => doc('Hidden', text).replace('tags:', 'unlisted: true\ntags:');

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
        'docs/plan.mdx': doc(
          'Plan',
          `Who does what.\n\n\`\`\`mermaid title="Plan"\n${gantt}\`\`\``,
        ),
        'docs/hidden.mdx': unlinked('The first build.'),
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

  test('leaves to Mermaid what the build does not draw, and shows the source when it does not come', async ({
    page,
  }) => {
    const response = await page.goto(address('/docs/plan'));
    expect(response?.headers()['content-security-policy']).toContain(
      "style-src 'self' 'unsafe-inline'",
    );
    await expect(page.locator('[data-diagram=mermaid] svg')).toContainText('Documents');
    await page.goto(address('/docs'));
    await hydrated(page);
    await page.route('**/vendor/**', (route) => route.abort());
    await page.goto(address('/docs/plan'));
    await page.locator('[data-diagram=mermaid]').scrollIntoViewIfNeeded();
    await expect(
      page.getByText('The diagram could not be drawn; this is its source.'),
    ).toBeVisible();
    await expect(page.getByText('dateFormat YYYY-MM-DD')).toBeVisible();
    expect(violations).toEqual([]);
  });

  test('takes a tab of the build before to the new one with its next page, in one step', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.goto(address('/docs/getStarted/Introduction'));
    await hydrated(page);
    const steps = await page.evaluate(() => history.length);
    await nextBuild();
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.evaluate((to) => window.___navigate?.(to), `${prefix}/docs/hidden`);
    await expect(page).toHaveURL(address('/docs/hidden'));
    await expect(page.getByRole('main')).toContainText('The second build.');
    await hydrated(page);
    expect(documents).toBe(1);
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  /** Deploys a build whose page and scripts are others; the scripts of the build before are gone. */
  async function nextBuild(): Promise<void> {
    const folder = path.join(site?.folder ?? '', 'public');
    const scripts = () => fs.readdirSync(folder).filter((file) => /-[0-9a-f]{20}\.js$/.test(file));
    const before = new Set(scripts());
    site?.set({ GATSBY_COMPANY_HOST: 'company.example' });
    site?.write('docs/hidden.mdx', unlinked('The second build.'));
    const { code, output } = (await site?.gatsby('build', '--prefix-paths')) ?? {};
    expect(code, output).toBe(0);
    const partOf = (file: string) => file.slice(0, -'-0123456789abcdef0123.js'.length);
    const replaced = new Set(
      scripts()
        .filter((file) => !before.has(file))
        .map(partOf),
    );
    expect(replaced).toContain('app');
    for (const file of before) if (replaced.has(partOf(file))) fs.rmSync(path.join(folder, file));
  }
});
