import { expect, test, type Page } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { pageKinds, visit } from '../support/page';
import { tutorial } from '../support/practice';

const schema = contentRoute('/docs/qsc-admin/api/reference/schema');
const row = '#schema-put-body-fields-searchMode';

test('a name in a sample or an address links to its row, whose level opens', async ({ page }) => {
  await visit(page, tutorial);
  const name = page.locator('.code-block code a').filter({ hasText: /^searchMode$/ });
  await expect(name.first()).toHaveAttribute('href', schema + row);
  await name.first().click();
  await expect(page).toHaveURL(schema + row);
  await expect(page.locator(row)).toBeInViewport();
  await expect(page.locator(row)).toContainText('How queries search the field');
  await visit(page, pageKinds.doc);
  await page.locator('.code-block code a:visible').filter({ hasText: /^q$/ }).first().click();
  await expect(page).toHaveURL(/\/api\/reference\/search#search-get-q$/);
  await expect(page.locator('#search-get-q')).toBeInViewport();
});

const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('wide windows keep the example visible beside the parameters', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, contentRoute('/docs/qsc-admin/api/reference/search'));
  const [intro, example] = [await boxOf(page, '.api-intro'), await boxOf(page, '.api-example')];
  expect(example.x).toBeGreaterThan(intro.x + intro.width);
  await page.locator('#search-get-userId').scrollIntoViewIfNeeded();
  await expect(page.locator('.api-example').first()).toBeInViewport();
  await page.setViewportSize({ width: 820, height: 900 });
  // Each part begins below the one before it, once the narrow window is laid out.
  const gaps = () =>
    page.evaluate(() => {
      const [address, below, parts] = ['.api-intro', '.api-example', '.api-parts'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      if (!address || !below || !parts) throw new Error('the first call has no three parts');
      return Math.min(below.top - address.bottom, parts.top - below.bottom);
    });
  await expect.poll(gaps).toBeGreaterThanOrEqual(0);
});

test('types link to objects; the keyboard opens inner fields', async ({ page }) => {
  await visit(page, contentRoute('/docs/qsc-admin/api/reference/search'));
  const summary = page.locator('#search-post-body-result > dd > details > summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#search-post-body-result-document')).toBeVisible();
  await page
    .locator('#search-post-body-searchFilters')
    .getByRole('link', { name: 'BoolFilter' })
    .click();
  await expect(page.locator('#object-BoolFilter')).toBeInViewport();
});

test('the index lists every call, and a field filters the list', async ({ page }) => {
  await visit(page, contentRoute('/docs/qsc-admin/api/reference'));
  const calls = page.locator('.api-map li li:visible');
  const all = await calls.count();
  expect(all).toBeGreaterThan(15);
  const filter = page.getByRole('searchbox', { name: 'Find a call' });
  await filter.fill('fullfeed end');
  await expect(page.getByText('1 call', { exact: true })).toBeVisible();
  await expect(calls).toHaveText(/^POST End a full feed/);
  await filter.fill('nothing like this');
  await expect(page.getByText('0 calls', { exact: true })).toBeVisible();
  await filter.fill('');
  await expect(calls).toHaveCount(all);
});
