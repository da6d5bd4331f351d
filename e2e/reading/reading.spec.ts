import { expect } from '@playwright/test';
import { docPages } from '../../src/lib/addresses/routes';
import { topicPages } from '../../src/lib/topic-pages';
import { clipboard, current, docsSidebar, tableOfContents, title } from '../support/elements';
import { pageKinds, reload, test, visit } from '../support/page';

test('groups of the sidebar open and close, over pages and reloads', async ({ page }) => {
  await visit(page, pageKinds.doc);
  const sidebar = docsSidebar(page);
  const authentication = sidebar.getByRole('link', { name: 'Authentication', exact: true });
  const filters = sidebar.getByRole('link', { name: 'Filters', exact: true });
  await expect(authentication).toHaveCount(0);
  await sidebar.getByRole('button', { name: 'Access and security: pages' }).click();
  await authentication.click();
  await expect(title(page)).toHaveText('Authentication');
  // The branch of the previous page stays open.
  await expect(filters).toBeVisible();
  await sidebar.getByRole('button', { name: 'Search: pages' }).first().click();
  await expect(filters).toHaveCount(0);
  await reload(page);
  await expect(authentication).toBeVisible();
  await expect(filters).toHaveCount(0);
});

test('the table of contents leads to headings, and marks the current section', async ({ page }) => {
  await visit(page, pageKinds.doc);
  const contents = tableOfContents(page);
  await expect(current(contents)).toHaveCount(0);
  await page.locator('#date-filters').evaluate((heading) => heading.scrollIntoView());
  await expect(current(contents)).toHaveText('Date filters');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(current(contents)).toHaveText('Next steps');
  await expect(current(contents)).toHaveAttribute('aria-current', 'location');
  await contents.getByRole('link', { name: 'Range filters' }).click();
  await expect(page).toHaveURL(/#range-filters$/);
  const heading = page.getByRole('heading', { name: 'Range filters' });
  await expect(heading).toBeInViewport();
  const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(height);
  // Narrow windows fold it under the title.
  await page.setViewportSize({ width: 820, height: 900 });
  await visit(page, pageKinds.doc);
  const link = contents.getByRole('link', { name: 'Range filters' });
  await expect(link).toBeHidden();
  await contents.getByRole('button', { name: 'On this page' }).click();
  await link.click();
  await expect(page).toHaveURL(/#range-filters$/);
  await expect(link).toBeHidden();
});

test('code is copied without changes, and wraps on demand', async ({ page }) => {
  await visit(page, pageKinds['doc with diagram']);
  const withCopy = page.getByRole('button', { name: 'Copy code' });
  const block = page.getByRole('figure').filter({ has: withCopy, hasText: 'Response' }).first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(block.getByRole('status')).toHaveText('Copied');
  const products = { total: expect.any(Number) };
  expect(JSON.parse(await clipboard(page))).toMatchObject({ result: { products } });
  await page.setViewportSize({ width: 390, height: 844 });
  const code = block.locator('pre');
  const isCut = () => code.evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  await expect.poll(isCut).toBe(true);
  await block.getByRole('button', { name: 'Wrap lines' }).click();
  await expect.poll(isCut).toBe(false);
});

test('links of headings and pages as Markdown can be copied', async ({ quietPage: page }) => {
  await visit(page, pageKinds.doc);
  const link = page.getByRole('link', { name: 'Link to Range filters' });
  const address = topicPages.filters;
  await page.getByRole('heading', { name: 'Range filters' }).hover();
  await link.click();
  await expect.poll(() => clipboard(page)).toMatch(new RegExp(`${address}#range-filters$`));
  // The link has the chosen language.
  await page.getByRole('tab', { name: 'curl', exact: true }).first().click();
  await link.click();
  await expect.poll(() => clipboard(page)).toContain(`${address}?language=curl#range-filters`);
  const menu = page.getByRole('button', { name: 'More', exact: true });
  const view = page.getByRole('link', { name: 'View as Markdown' });
  await expect(view).toBeHidden();
  await page.getByRole('button', { name: 'Copy page', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  const markdown = await clipboard(page);
  // The copy is front matter, then the page.
  expect(markdown).toMatch(/^---\ntitle: Filters\nurl: [^]*?\n# Filters\n/);
  expect(markdown).toContain(`](https://docs.example.org${docPages.searchApi}.md)`);
  expect(markdown).not.toContain('<Tab');
  await menu.press('Enter');
  await expect(view).toHaveAttribute('href', `${topicPages.filters}.md`);
  await expect(view).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(view).toBeHidden();
  await menu.click();
  await title(page).click();
  await expect(view).toBeHidden();
});
