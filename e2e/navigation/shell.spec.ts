import { expect, test } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { topicPages } from '../../src/lib/topic-pages';
import {
  current,
  docsSidebar,
  mainMenu,
  refuseStorage,
  selectedTab,
  switchToDarkMode,
  title,
} from '../support/elements';
import { complaints, navigateTo, open, pageKinds, reload, visit } from '../support/page';

const mobile = { width: 390, height: 844 };

test.describe('color mode', () => {
  test('starts light; a switch lasts and reaches other tabs', async ({ page, context }) => {
    await visit(page, '/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await switchToDarkMode(page);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await expect(html).toHaveCSS('color-scheme', 'dark');
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0f1514');

    const other = await context.newPage();
    await other.goto(contentRoute('/docs'));
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await other.getByRole('button', { name: 'Switch to light mode' }).click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
    // An invalid mode is the default.
    await page.evaluate(() => localStorage.setItem('theme', 'purple'));
    await reload(page);
    await expect(html).toHaveAttribute('data-theme', 'light');
  });

  test('is there before the first paint and survives navigation', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await open(page, contentRoute('/docs'));
    await expect(page.locator('main')).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('main').getByRole('link', { name: 'Introduction', exact: true }).click();
    await expect(title(page)).toHaveText('Introduction');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('works without storage, with one warning', async ({ page }) => {
    const list = complaints(page);
    await refuseStorage(page);
    await visit(page, contentRoute('/docs/qsc-admin/search/filters'));
    await switchToDarkMode(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('tab', { name: 'POST' }).first().click();
    await expect(selectedTab(page, 'POST').first()).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0);
    expect(list.map((line) => line.slice(0, 40))).toEqual([
      'warning: Local storage is not available;',
    ]);
  });
});

test('the announcement is dismissed until its id changes', async ({ page }) => {
  await visit(page, contentRoute('/docs'));
  const bar = page.getByRole('region', { name: 'Announcement' });
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(bar).toHaveCount(0);
  await reload(page);
  // Hidden by the attribute before React removes it: no flash.
  await expect(page.locator('html')).toHaveAttribute('data-announcement', 'dismissed');
  await expect(bar).toBeHidden();
  await page.evaluate(() => localStorage.setItem('announcement.id', 'an older one'));
  await reload(page);
  await expect(bar).toBeVisible();
  const dismissed = () => page.evaluate(() => localStorage.getItem('announcement.dismissed'));
  await expect.poll(dismissed).toBe('false');
});

test.describe('the menu of narrow windows', () => {
  test.use({ viewport: mobile });

  test('has the sidebar on documentation pages, and the main menu', async ({ page }) => {
    await visit(page, pageKinds.doc);
    const home = page.getByRole('link', { name: 'QSC Documentation, home' });
    await expect(home.locator('svg')).toHaveCSS('width', '28px');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(current(docsSidebar(page))).toHaveText('Filters');
    await menu.getByRole('button', { name: 'Back to main menu' }).click();
    await menu.getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(title(page)).toHaveText('Introduction');
  });

  test('traps focus; Escape, Back, and a wide window close it', async ({ page }) => {
    await visit(page, '/');
    await visit(page, pageKinds.doc);
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await open.click();
    for (let count = 0; count < 30; count++) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus:not(body, dialog, dialog *)')).toHaveCount(0);
    }
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.setViewportSize(mobile);
    await expect(menu).toBeHidden();

    // The field of the wide window got the focus; a press beside it closes it.
    await page.mouse.click(200, 600);
    await open.click();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });
});

test('the skip link moves the focus to the main part', async ({ page }) => {
  await visit(page, pageKinds.doc);
  // Wide windows have no menu.
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('navbar and footer have their links and marks', async ({ page }) => {
  await visit(page, pageKinds.doc);
  await expect(current(mainMenu(page))).toHaveText('Docs');
  await page.mouse.wheel(0, 3000);
  await expect(page.getByRole('banner')).toBeInViewport();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Copyright © 2025 QSC');
  await expect(footer.getByRole('link', { name: 'Search API', exact: true })).toBeVisible();
  for (const name of ['Company', 'Privacy policy', 'Terms'])
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      /^https:\/\/www\.example\.org\//,
    );
  await expect(page.getByText('Version Next')).toBeAttached();
  // Below a short page, too, it is at the bottom of the window.
  await page.setViewportSize({ width: 1440, height: 1400 });
  await visit(page, pageKinds['not found']);
  const box = await footer.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(1400);
});

test('slow navigation shows a progress bar, fast navigation none', async ({ page }) => {
  await visit(page, contentRoute('/docs'));
  await page.route(`**/page-data${topicPages.authentication}/page-data.json`, async (route) => {
    await expect(page.getByRole('progressbar')).toBeAttached();
    await route.continue();
  });
  await navigateTo(page, topicPages.authentication);
  await expect(title(page)).toHaveText('Authentication');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
