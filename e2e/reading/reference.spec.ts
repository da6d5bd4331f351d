import { expect, test } from '@playwright/test';
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

test('wide windows keep the example visible; types and levels open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, contentRoute('/docs/qsc-admin/api/reference/search'));
  const example = page.locator('.api-example').first();
  for (const header of await page.locator('.api-example .code-header:visible').all())
    expect((await header.boundingBox())?.height).toBeLessThan(40);
  const intro = await page.locator('.api-intro').first().boundingBox();
  const right = (intro?.x ?? NaN) + (intro?.width ?? NaN);
  expect((await example.boundingBox())?.x).toBeGreaterThan(right);
  await page.locator('#search-get-userId').scrollIntoViewIfNeeded();
  await expect(example).toBeInViewport();
  const summary = page.locator('#search-post-body-result > dd > details > summary');
  await summary.press('Enter');
  await expect(page.locator('#search-post-body-result-document')).toBeVisible();
  const filters = page.locator('#search-post-body-searchFilters');
  await filters.getByRole('link', { name: 'BoolFilter' }).click();
  await expect(page.locator('#object-BoolFilter')).toBeInViewport();
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
