import { expect, test, type Page } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { tryExample } from '../support/playground';
import { complaints, visit } from '../support/page';

const path = contentRoute('/docs/qsc-admin/search/facets-and-paging');

const firstExample = (page: Page) => page.locator('.search-example').first();

test('an example shows what visitors see, without the code of the search', async ({ page }) => {
  const list = complaints(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await visit(page, path);
  const example = firstExample(page);
  await example.getByRole('tab', { name: 'As visitors see it' }).click();
  await expect(example.getByRole('checkbox', { name: /^BoltWerk/ })).toBeDisabled();
  await expect(example.getByText('20 hits, 3 to 4 shown')).toBeVisible();
  expect(requested.filter((url) => /search-data/.test(url))).toEqual([]);
  expect(list).toEqual([]);
});

test('an example becomes live in place: request, response and view follow a choice', async ({
  page,
}) => {
  const list = complaints(page);
  await visit(page, path);
  const example = await tryExample(page);
  await example.getByRole('checkbox', { name: /^Halden/ }).uncheck();
  await expect(example.getByText('Live: 9 hits.')).toBeVisible();
  await expect(example.getByRole('group', { name: 'Request' })).not.toContainText('Halden');
  await expect(example.getByRole('link', { name: 'Open in playground' })).toHaveAttribute(
    'href',
    /f\.brand=BoltWerk&sort=price/,
  );
  await example.getByRole('tab', { name: 'Response', exact: true }).click();
  await expect(example.getByRole('group', { name: /^Response/ })).toContainText('"total": 9');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(list).toEqual([]);
});

test('a proposal of spelling changes the live example, not the page', async ({ page }) => {
  await visit(page, contentRoute('/docs/qsc-admin/search/spellcheck'));
  const example = await tryExample(page);
  await example.getByText(/^Live: /).waitFor();
  await example.getByRole('link', { name: 'hamer', exact: true }).click();
  await expect(example.getByRole('group', { name: 'Request' })).toContainText('spellcheckDisabled');
  await expect(page).toHaveURL(contentRoute('/docs/qsc-admin/search/spellcheck'));
});

test('suggestions follow what is typed', async ({ page }) => {
  await visit(page, contentRoute('/docs/qsc-admin/search/suggest-api-integration'));
  const example = await tryExample(page);
  await example.getByRole('searchbox', { name: 'Search the shop' }).fill('hamm');
  await expect(example.getByRole('listitem').first()).toContainText(/hamm/i);
});

test('a view is drawn on a page that came by navigation', async ({ page }) => {
  const list = complaints(page);
  await visit(page, contentRoute('/docs/qsc-admin/search/search-response'));
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(path));
  const example = firstExample(page);
  await example.getByRole('tab', { name: 'As visitors see it' }).click();
  await expect(example.getByText('20 hits, 3 to 4 shown')).toBeVisible();
  expect(list).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the view is there under its name', async ({ page }) => {
    await page.goto(path);
    const example = firstExample(page);
    await expect(
      example.getByRole('paragraph').filter({ hasText: /^As visitors see it$/ }),
    ).toBeVisible();
    await expect(example.getByText('20 hits, 3 to 4 shown')).toBeVisible();
    await expect(example.getByRole('button', { name: 'Try it here' })).toBeHidden();
  });
});

test('the home page shows a shop that can be tried', async ({ page }) => {
  await visit(page, '/');
  const example = firstExample(page);
  await expect(example.getByRole('checkbox', { name: /^BoltWerk/ })).toBeVisible();
  await example.getByRole('button', { name: 'Try it here' }).click();
  await example.getByRole('searchbox', { name: 'Search the shop' }).fill('saw');
  await expect(example.getByRole('group', { name: 'Request' })).toContainText('q=saw');
  await expect(example.getByText(/^Live: \d+ hits?\.$/)).toBeVisible();
});
