import { expect, test, type Page } from '@playwright/test';
import { docPages } from '../../src/lib/addresses/routes';
import { topicPages } from '../../src/lib/topic-pages';
import { docsSidebar, tableOfContents, title } from '../support/elements';
import { complaints, hydrated, pageKinds, visit } from '../support/page';

test.describe('the sidebar', () => {
  test('opens and closes groups, and remembers over pages and reloads', async ({ page }) => {
    await visit(page, pageKinds.doc);
    const sidebar = docsSidebar(page);
    await expect(sidebar.getByRole('link', { name: 'Authentication', exact: true })).toHaveCount(0);
    await sidebar.getByRole('button', { name: 'Access and security: pages' }).click();
    await expect(sidebar.getByRole('link', { name: 'Authentication', exact: true })).toBeVisible();
    await sidebar.getByRole('link', { name: 'Authentication', exact: true }).click();
    await expect(title(page)).toHaveText('Authentication');
    // The branch of the previous page stays open.
    await expect(sidebar.getByRole('link', { name: 'Filters', exact: true })).toBeVisible();
    await sidebar.getByRole('button', { name: 'Search: pages' }).first().click();
    await expect(sidebar.getByRole('link', { name: 'Filters', exact: true })).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(sidebar.getByRole('link', { name: 'Authentication', exact: true })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Filters', exact: true })).toHaveCount(0);
  });
});

test('the table of contents leads to headings below the bar, and marks the current section', async ({
  page,
}) => {
  await visit(page, pageKinds.doc);
  const contents = tableOfContents(page);
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  await page
    .getByRole('heading', { name: 'Date filters' })
    .evaluate((heading) => heading.scrollIntoView());
  await expect(contents.getByRole('link', { name: 'Date filters' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(contents.getByRole('link', { name: 'Next steps' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await contents.getByRole('link', { name: 'Range filters' }).click();
  await expect(page).toHaveURL(/#range-filters$/);
  const heading = page.getByRole('heading', { name: 'Range filters' });
  await expect(heading).toBeInViewport();
  const bar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await heading.boundingBox())?.y)
    .toBeGreaterThanOrEqual(bar?.height ?? 0);
});

test('narrow windows fold the table of contents under the title', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await visit(page, pageKinds.doc);
  const contents = tableOfContents(page);
  await expect(contents.getByRole('link', { name: 'Range filters' })).toBeHidden();
  await contents.getByRole('button', { name: 'On this page' }).click();
  await contents.getByRole('link', { name: 'Range filters' }).click();
  await expect(page).toHaveURL(/#range-filters$/);
  await expect(contents.getByRole('link', { name: 'Range filters' })).toBeHidden();
});

test.describe('code', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = () => navigator.clipboard.readText();
  const codeBlock = (page: Page) =>
    page
      .getByRole('figure')
      .filter({ has: page.getByRole('button', { name: 'Copy code' }) })
      .filter({ hasText: 'Response' })
      .first();

  test('is copied without changes, and wraps on demand', async ({ page }) => {
    await visit(page, pageKinds['doc with diagram']);
    const block = codeBlock(page);
    await block.hover();
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect(block.getByRole('status')).toHaveText('Copied');
    const response = JSON.parse(await page.evaluate(clipboard)) as {
      result: { products: { total: number } };
    };
    expect(response.result.products.total).toBeGreaterThan(0);
    await page.setViewportSize({ width: 390, height: 844 });
    const code = block.locator('pre');
    const isCut = () => code.evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    await expect.poll(isCut).toBe(true);
    await block.getByRole('button', { name: 'Wrap lines' }).click();
    await expect.poll(isCut).toBe(false);
  });

  test('links of headings and pages as Markdown can be copied', async ({ page }) => {
    const list = complaints(page);
    await visit(page, pageKinds.doc);
    const heading = page.getByRole('heading', { name: 'Range filters' });
    await heading.hover();
    await page.getByRole('link', { name: 'Link to Range filters' }).click();
    await expect
      .poll(() => page.evaluate(clipboard))
      .toMatch(new RegExp(`${topicPages.filters}#range-filters$`));
    const menu = page.getByRole('button', { name: 'More', exact: true });
    const view = page.getByRole('link', { name: 'View as Markdown' });
    await expect(view).toBeHidden();
    await page.getByRole('button', { name: 'Copy page', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
    const markdown = await page.evaluate(clipboard);
    // Front matter, then the page.
    expect(markdown).toMatch(/^---\ntitle: Filters\nurl: [^]*?\n# Filters\n/);
    expect(markdown).toContain(`](https://docs.example.org${docPages.searchApi}.md)`);
    expect(markdown).not.toContain('<Tab');
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(view).toHaveAttribute('href', `${topicPages.filters}.md`);
    await expect(view).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(view).toBeHidden();
    await menu.click();
    await title(page).click();
    await expect(view).toBeHidden();
    expect(list).toEqual([]);
  });
});
