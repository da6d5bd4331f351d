import { expect, test } from '@playwright/test';
import { contentRoute } from '../src/lib/routes';
import { pageKinds, visit } from './support';

const tutorial = contentRoute('/docs/qsc-admin/tutorials/first-search-app-in-5-minutes');
const schema = contentRoute('/docs/qsc-admin/api/reference/schema');
const row = '#schema-put-body-fields-searchMode';

test('a name in a sample leads to its row in the reference, whose level opens', async ({
  page,
}) => {
  await visit(page, tutorial);
  const name = page.locator('.code-block code a').filter({ hasText: /^searchMode$/ });
  await expect(name.first()).toHaveAttribute('href', schema + row);
  await name.first().click();
  await expect(page).toHaveURL(schema + row);
  await expect(page.locator(row)).toBeInViewport();
  await expect(page.locator(row)).toContainText('How queries search the field');
});

test('a name in an address leads to its row, which stays in sight', async ({ page }) => {
  await visit(page, pageKinds.doc);
  await page.locator('.code-block code a:visible').filter({ hasText: /^q$/ }).first().click();
  await expect(page).toHaveURL(/\/api\/reference\/search#search-get-q$/);
  await expect(page.locator('#search-get-q')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the reference is complete, and its levels open one by one', async ({ page }) => {
    await page.goto(contentRoute('/docs/qsc-admin/api/reference/search'));
    await expect(page.locator('#search-get-rows')).toBeVisible();
    const inner = page.locator('#search-post-body-result-document');
    await expect(inner).toBeHidden();
    await page.locator('#search-post-body-result > details > summary').click();
    await expect(inner).toBeVisible();
    await expect(page.locator('#search-post-body-result-document-fields')).toBeHidden();
    await page.goto(schema + row);
    await expect(page.locator(row)).toBeInViewport();
  });
});
