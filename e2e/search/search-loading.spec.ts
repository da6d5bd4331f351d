import fs from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import {
  hits,
  markDocument,
  resultStatus,
  searchBox as box,
  suggestions as options,
} from '../support/elements';
import {
  complaints,
  elapse,
  holdBack,
  hydrated,
  navigateTo,
  noteShifts,
  pageKinds,
  publicFolder,
  readBuilt,
  settled,
  visit,
} from '../support/page';

const fieldValue = (page: Page) =>
  box(page).evaluate((field: HTMLInputElement) => [field.value, field.selectionStart]);

/** The script that has the list of the field. */
const listScript = `**/${fs
  .readdirSync(publicFolder)
  .find((file) => file.endsWith('.js') && readBuilt(file).includes('Clear recent searches'))}`;

test('the list and the search data load when the pointer is near, not before', async ({ page }) => {
  let isRequested = false;
  page.on('request', (request) => (isRequested ||= request.url().endsWith(listScript.slice(3))));
  await visit(page, pageKinds.doc);
  await settled(page);
  expect(isRequested).toBe(false);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(box(page)).not.toHaveAttribute('aria-controls', /./);
  const data = page.waitForRequest(/search-data\/manifest\.json/);
  await page.getByRole('search').hover();
  await data;
  expect(isRequested).toBe(true);
  const list = (await box(page).getAttribute('aria-controls')) ?? '';
  await expect(page.locator(`[id="${list}"]`)).toHaveRole('listbox');
});

test('text typed while the list loads keeps focus and caret; nothing moves', async ({ page }) => {
  const shifts = await noteShifts(page);
  const release = await holdBack(page, listScript);
  await visit(page, pageKinds.doc);
  await page.keyboard.press('/');
  const field = await box(page).elementHandle();
  await page.keyboard.type('fcet');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('a');
  release();
  await expect(box(page)).toHaveAttribute('aria-controls', /./);
  expect(await shifts()).toEqual([]);
  await expect(options(page).first()).toContainText(/facet/i);
  expect(await fieldValue(page)).toEqual(['facet', 2]);
  expect(await field?.evaluate((element) => element === document.activeElement)).toBe(true);
  // The first row searches the section of the page.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
});

test('text typed before the page responds stays, and gets suggestions', async ({ page }) => {
  const release = await holdBack(page, '**/app-*.js');
  await page.goto(pageKinds.doc, { waitUntil: 'commit' });
  await box(page).pressSequentially('facet');
  release();
  await hydrated(page);
  await expect(options(page).first()).toContainText(/facet/i);
  expect(await fieldValue(page)).toEqual(['facet', 5]);
  await box(page).press('s');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/search?query=facets');
  await expect(hits(page).first()).toBeVisible();
});

test('Enter searches before the list is loaded, but not for blank text', async ({ page }) => {
  const release = await holdBack(page, listScript);
  await visit(page, pageKinds.doc);
  await box(page).fill('  ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pageKinds.doc);
  await box(page).fill('facet');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?query=facet');
  await expect(box(page)).toHaveValue('facet');
  release();
  await expect(hits(page).first()).toBeVisible();
  // Recent searches include it.
  await visit(page, pageKinds.doc);
  await box(page).focus();
  await expect(page.getByRole('option').first()).toHaveText('facet');
});

test('without the list keys close the field and search, and the input stays', async ({ page }) => {
  await page.route(listScript, (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, pageKinds.doc);
  const opener = page.getByRole('button', { name: 'Open search' });
  const status = page.getByRole('search').getByRole('status');
  await opener.click();
  await expect(status).toHaveText(/could not be loaded/);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(box(page)).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });
  await box(page).pressSequentially('facet');
  await expect(status).toHaveText('Suggestions could not be loaded.');
  await page.keyboard.press('Tab');
  await expect(status).toHaveText('');
  await expect(box(page)).toHaveValue('facet');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/search?query=facet');
  await expect(hits(page).first()).toBeVisible();
  await page.unroute(listScript);
  await box(page).fill('sort');
  await expect(options(page).first()).toContainText(/sort/i);
});

test('a field that shows the query of the page has no list before typing', async ({ page }) => {
  await visit(page, '/search?query=facet');
  const data = page.waitForRequest(listScript);
  await page.keyboard.press('/');
  await data;
  await expect(box(page)).toHaveAttribute('aria-controls', /./);
  // Suggestions would come within twice the pause in typing.
  await elapse(page, 600);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the page announces once that it searches while the search data loads', async ({ page }) => {
  const release = await holdBack(page, '**/search-data/**');
  await visit(page, '/search?query=facet');
  await expect(resultStatus(page)).toHaveText('Searching…');
  await expect(page.getByRole('main').getByText('Searching…')).toHaveCount(1);
  release();
  await expect(hits(page).first()).toBeVisible();
});

test('offline the page says so, and searches when online', async ({ page, context }) => {
  await visit(page, '/search');
  // The offline mode of the browser does not reach workers, so their requests are aborted as well.
  await page.route('**/search-data/**', (route) => route.abort());
  await context.setOffline(true);
  await navigateTo(page, '/search?query=facet');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.unroute('**/search-data/**');
  await context.setOffline(false);
  await expect(hits(page).first()).toBeVisible();
});

test('failed suggestions are logged and announced, and the text stays', async ({ page }) => {
  const list = complaints(page);
  await page.route('**/search-data/**', (route) => route.fulfill({ status: 500 }));
  await visit(page, pageKinds.doc);
  await box(page).pressSequentially('facet');
  await expect.poll(() => list.join('\n')).toContain('error: Suggestions could not be loaded.');
  await expect(options(page)).toHaveCount(0);
  const status = page.getByRole('search').getByRole('status');
  await expect(status).toHaveText('Suggestions could not be loaded.');
  await expect(box(page)).toHaveValue('facet');
  await page.unroute('**/search-data/**');
  await box(page).pressSequentially('s');
  await expect(options(page).first()).toBeVisible();
});

test('offline the field says so, and suggests again when online', async ({ page, context }) => {
  await visit(page, pageKinds['doc with diagram']);
  const isSame = await markDocument(page);
  await page.route('**/search-data/**', (route) => route.abort());
  await context.setOffline(true);
  await page.locator('.diagram').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.diagram svg').last()).toBeAttached();
  await page.keyboard.press('/');
  await page.keyboard.type('facet');
  const status = page.getByRole('search').getByRole('status');
  await expect(status).toHaveText('You are offline. Suggestions return when you are back online.');
  expect(await isSame()).toBe(true);
  await expect(box(page)).toHaveValue('facet');
  await page.keyboard.press('Escape');
  await expect(status).toHaveText('');
  await box(page).pressSequentially('s');
  await expect(status).toHaveText(/^You are offline/);
  await page.unroute('**/search-data/**');
  await context.setOffline(false);
  await expect(options(page).first()).toHaveText(/^Facets/);
  await expect(status).toHaveText('');
  await expect(box(page)).toHaveValue('facets');
});
