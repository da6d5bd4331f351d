import { expect, test, type Locator } from '@playwright/test';
import { routes } from '../../src/lib/addresses/routes';
import { prefix, settings } from '../../src/test/sites/support/site-content';
import { clipboard, hits, title } from '../support/elements';
import {
  complaints,
  countDocuments,
  elapse,
  hydrated,
  navigateTo,
  reload,
  visit,
} from '../support/page';
import { eventTests } from './prefix-events';
import { feedbackTests } from './prefix-feedback';
import { hostedSearchTests } from './prefix-hosted';
import { address, hostAddress, nextBuild, servePrefixSite, violations } from './prefix-site';

/** Messages about other hosts, which do not exist in tests. */
const unreached = /other host|events\.example|NAME_NOT_RESOLVED/;

/** Address and fields of a link to a new issue. */
async function issueOf(link: Locator) {
  const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  return { address: origin + pathname, ...Object.fromEntries(searchParams) };
}

test.describe('a site below a path', () => {
  test.describe.configure({ mode: 'serial' });
  servePrefixSite();

  test('answers 200 at every address, with rules that have the path', async ({ request }) => {
    for (const route of ['', '/', '/docs', '/docs/start', '/search', '/playground']) {
      const response = await request.get(address(route), { maxRedirects: 0 });
      expect([route, response.status()]).toEqual([route, 200]);
    }
    const slash = await request.get(address('/docs/'), { maxRedirects: 0 });
    expect([slash.status(), slash.headers()['location']]).toEqual([301, `${prefix}/docs`]);
    const old = await request.get(address('/docs/old'), { maxRedirects: 0 });
    expect([old.status(), old.headers()['location']]).toEqual([301, `${prefix}/docs/edited#part`]);
    expect((await request.get(hostAddress('/docs'))).status()).toBe(404);
    expect((await request.get(address('/nowhere'))).status()).toBe(404);
    const manifest = (await (await request.get(address('/manifest.webmanifest'))).json()) as {
      start_url: string;
    };
    expect(manifest.start_url).toBe(`${prefix}/`);
  });

  test('navigates, searches and follows moved anchors below the path', async ({ page }) => {
    const list = complaints(page);
    await visit(page, address('/blog/live'));
    await page.getByRole('main').getByRole('link', { name: 'docs', exact: true }).click();
    await expect(page).toHaveURL(address('/docs/start?x=1'));
    await expect(title(page)).toHaveText('Start');
    const box = page.getByRole('combobox').first();
    await box.fill('unlike');
    await box.press('Enter');
    await expect(page).toHaveURL(address('/search?query=unlike'));
    await expect(
      hits(page)
        .getByRole('link', { name: /Something else/ })
        .first(),
    ).toBeVisible();
    await page.goto(address('/docs/start#moved'));
    await expect(page).toHaveURL(address('/docs/edited#part'));
    await page.goto(address('/nowhere'));
    await expect(title(page)).toBeVisible();
    // The server of this test counts as another host, and one page is missing on purpose.
    expect(list.filter((text) => !unreached.test(text) && !text.includes('404'))).toEqual([]);
    expect(violations).toEqual([]);
  });

  test('offers to install the tools for assistants', async ({ page }) => {
    await visit(page, address('/docs/start'));
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const cursor = page.getByRole('link', { name: 'Add tools to Cursor' });
    await expect(cursor).toHaveAttribute('href', /^cursor:\/\/.+\/mcp\/install\?name=.+&config=./);
    const code = page.getByRole('link', { name: 'Add tools to VS Code' });
    await expect(code).toHaveAttribute('href', /^vscode:mcp\/install\?%7B/);
    await page.getByRole('button', { name: 'Copy command for Codex' }).click();
    const command = `codex mcp add qsc-documentation --url "${settings.GATSBY_MCP_URL}"`;
    await expect.poll(() => clipboard(page)).toBe(command);
  });

  test('links to edit a page and to report a problem', async ({ page }) => {
    await page.goto(address('/docs/group/page'));
    const main = page.getByRole('main');
    const file = `${settings.GATSBY_REPOSITORY_URL}/content/docs/group/page.mdx`;
    const edit = main.getByRole('link', { name: 'Edit this page' });
    await expect(edit).toHaveAttribute('href', file);
    expect(await issueOf(main.getByRole('link', { name: 'Report a problem' }))).toEqual({
      address: 'https://git.example/qsc/docs/issues/new',
      title: 'Problem on "In a group"',
      body: `Page: ${settings.GATSBY_SITE_URL}${prefix}/docs/group/page\n\n`,
    });
  });

  test('shows the host and tenant of its operator, without a dialog', async ({ page }) => {
    const list = complaints(page);
    const sample = `https://${settings.GATSBY_VALUES_HOST}/api/v1/search/acme/products`;
    const response = await page.goto(address('/docs/group/page'));
    const html = (await response?.text()) ?? '';
    expect(html.includes('https://search.acme.example/api/v1/search/acme/')).toBe(true);
    await page.evaluate(() =>
      localStorage.setItem('values', JSON.stringify({ host: 'other.example', code: 'shop' })),
    );
    await reload(page);
    await expect(page.getByRole('main')).toContainText('Open https://search.acme.example.');
    await expect(page.getByRole('main').locator('pre')).toContainText(sample);
    await expect(page.getByRole('button', { name: /Your values/ })).toHaveCount(0);
    expect((await page.request.get(address(routes.valuesScript))).status()).toBe(404);
    expect(list.filter((text) => !unreached.test(text))).toEqual([]);
  });

  eventTests();

  feedbackTests();

  test('draws other diagrams by Mermaid, else shows their source', async ({ page }) => {
    const response = await page.goto(address('/docs/plan'));
    const policy = response?.headers()['content-security-policy'];
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    await expect(page.locator('[data-diagram=mermaid] svg')).toContainText('Documents');
    await visit(page, address('/docs'));
    await page.route('**/vendor/**', (route) => route.abort());
    await page.goto(address('/docs/plan'));
    await page.locator('[data-diagram=mermaid]').scrollIntoViewIfNeeded();
    await expect(
      page.getByText('The diagram could not be drawn; this is its source.'),
    ).toBeVisible();
    await expect(page.getByText('dateFormat YYYY-MM-DD')).toBeVisible();
    expect(violations).toEqual([]);
  });

  test('moves an open tab to the next build in one navigation', async ({ page }) => {
    await visit(page, address('/docs/start'));
    const steps = await page.evaluate(() => history.length);
    await nextBuild();
    const documents = countDocuments(page);
    // Scripts of the old build are gone: the field still works, and nothing reloads the page.
    const field = page.getByRole('combobox').first();
    await field.pressSequentially('unl');
    await elapse(page, 700);
    await expect(field).toHaveValue('unl');
    expect(documents()).toBe(0);
    await navigateTo(page, `${prefix}/docs/hidden`);
    await expect(page).toHaveURL(address('/docs/hidden'));
    await expect(page.getByRole('main')).toContainText('The second build.');
    await hydrated(page);
    expect(documents()).toBe(1);
    await expect.poll(() => page.evaluate(() => history.length)).toBe(steps + 1);
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
    await expect(terms).toHaveAttribute('href', 'https://other.example/terms');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('asks by a prefilled issue if no address for feedback is set', async ({ page }) => {
    await page.goto(address('/docs/start'));
    const question = page.getByRole('main').getByText('Was this page helpful?');
    await expect(question).toBeVisible();
    const no = question.getByRole('link', { name: 'No, something is missing' });
    expect(await issueOf(no)).toEqual({
      address: 'https://git.example/qsc/docs/issues/new',
      title: 'What is missing on "Start"',
      body: `Page: ${settings.GATSBY_SITE_URL}${prefix}/docs/start\n\n`,
    });
    await expect(page.getByRole('group', { name: 'Feedback' })).toHaveCount(0);
  });

  hostedSearchTests();
});
