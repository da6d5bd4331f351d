import { expect, test } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { topicPages } from '../../src/lib/topic-pages';
import { axeFinds } from '../support/axe';
import {
  current,
  docsSidebar,
  expectMode,
  mainMenu,
  refuseStorage,
  selectedTab,
  switchToDarkMode,
  title,
} from '../support/elements';
import { complaints, navigateTo, open, pageKinds, reload, visit } from '../support/page';

const mobile = { width: 390, height: 844 };

test('a switch of the color mode lasts, and reaches other tabs', async ({ page, context }) => {
  await visit(page, '/');
  await expectMode(page, 'light');
  await switchToDarkMode(page);
  await expectMode(page, 'dark');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0f1514');

  // In another tab, the mode applies before the first paint and survives navigation.
  const other = await context.newPage();
  await open(other, contentRoute('/docs'));
  await expect(other.locator('main')).toBeAttached();
  await expectMode(other, 'dark');
  await other.getByRole('main').getByRole('link', { name: 'Introduction', exact: true }).click();
  await expect(title(other)).toHaveText('Introduction');
  await expectMode(other, 'dark');
  await other.getByRole('button', { name: 'Switch to light mode' }).click();
  await expectMode(page, 'light');
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
  // An invalid mode is the default.
  await page.evaluate(() => localStorage.setItem('theme', 'purple'));
  await reload(page);
  await expectMode(page, 'light');
});

test('the third color mode follows the system until another is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, contentRoute('/docs'));
  const system = page.getByRole('button', { name: 'Use system theme' });
  await expectMode(page, 'light');
  await system.click();
  await expect(system).toHaveAttribute('aria-pressed', 'true');
  await expectMode(page, 'dark');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await page.emulateMedia({ colorScheme: 'light' });
  await expectMode(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expectMode(page, 'dark');
  await page.getByRole('button', { name: 'Switch to light mode' }).first().click();
  await expect(system).toHaveAttribute('aria-pressed', 'false');
  await expectMode(page, 'light');
});

test('without storage pages work, with one warning', async ({ page }) => {
  const list = complaints(page);
  await refuseStorage(page);
  await visit(page, pageKinds.doc);
  await switchToDarkMode(page);
  await expectMode(page, 'dark');
  await page.getByRole('tab', { name: 'POST' }).first().click();
  await expect(selectedTab(page, 'POST').first()).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0);
  expect(list.map((line) => line.slice(0, 40))).toEqual([
    'warning: Local storage is not available;',
  ]);
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

test('the menu of narrow windows traps focus until it closes', async ({ page }) => {
  await page.setViewportSize(mobile);
  await visit(page, '/');
  await visit(page, pageKinds.doc);
  const home = page.getByRole('link', { name: 'QSC Documentation, home' });
  await expect(home.locator('svg')).toHaveCSS('width', '28px');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await opener.click();
  await expect(current(docsSidebar(page))).toHaveText('Filters');
  expect(await axeFinds(page)).toEqual([]);
  for (let count = 0; count < 30; count++) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus:not(body, dialog, dialog *)')).toHaveCount(0);
  }
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize(mobile);
  await expect(menu).toBeHidden();

  // The field of the wide window got the focus; a press beside it closes it.
  await page.mouse.click(200, 600);
  await opener.click();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(menu).toBeHidden();

  await page.goForward();
  await expect(title(page)).toHaveText('Filters');
  await opener.click();
  await menu.getByRole('button', { name: 'Back to main menu' }).click();
  await menu.getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(menu).toBeHidden();
  await expect(title(page)).toHaveText('Introduction');
});

test('skip link, navbar, and footer have their links and marks', async ({ page }) => {
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

  await expect(current(mainMenu(page))).toHaveText('Docs');
  await page.mouse.wheel(0, 3000);
  await expect(page.getByRole('banner')).toBeInViewport();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Copyright © 2025 QSC');
  await expect(footer.getByRole('link', { name: 'Search API', exact: true })).toBeVisible();
  for (const name of ['Company', 'Privacy policy', 'Terms']) {
    const link = footer.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.example\.org\//);
  }
  await expect(page.getByText('Version Next')).toBeAttached();
  // On a short page, the footer is at the bottom of the window.
  await page.setViewportSize({ width: 1440, height: 1400 });
  await visit(page, pageKinds['not found']);
  const box = await footer.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(1400);
});

test('slow navigation shows a progress bar, fast navigation none', async ({ page }) => {
  await visit(page, contentRoute('/docs'));
  await page.route(`**/page-data${topicPages.authentication}/page-data.json`, async (route) => {
    await expect(page.getByRole('progressbar')).toHaveCSS('animation-duration', '36.8s');
    await route.continue();
  });
  await navigateTo(page, topicPages.authentication);
  await expect(title(page)).toHaveText('Authentication');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
