import { expect, test } from '@playwright/test';
import { docPages } from '../../src/lib/addresses/routes';
import { markDocument, title } from '../support/elements';
import { pageKinds, visit } from '../support/page';

test('a short page has its footer at the bottom of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  await visit(page, pageKinds['not found']);
  const box = await page.getByRole('contentinfo').boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(1400);
});

test('links of content navigate, unless a modifier is pressed', async ({ page, context }) => {
  await visit(page, pageKinds.doc);
  const isSame = await markDocument(page);
  const link = page.locator(`.content a[href="${docPages.searchApi}"]`);
  const opened = context.waitForEvent('page');
  await link.first().click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL(pageKinds.doc);
  await link.first().click();
  await expect(title(page)).toHaveText('Search API integration');
  expect(await isSame()).toBe(true);
  await page.goBack();
  await expect(title(page)).toHaveText('Filters');
});

test('pages are loaded before their link is clicked', async ({ page }) => {
  const data: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('page-data.json')) data.push(new URL(request.url()).pathname);
  });
  await visit(page, pageKinds.doc);
  const path = `/page-data${docPages.searchApi}/page-data.json`;
  expect(data).not.toContain(path);
  await page.locator(`.content a[href="${docPages.searchApi}"]`).first().hover();
  await expect.poll(() => data).toContain(path);
});
