import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { hits, searchBox as box, suggestions as options } from '../support/elements';
import {
  elapse,
  holdBack,
  hydrated,
  noteShifts,
  pageKinds,
  publicFolder,
  settled,
  visit,
} from '../support/page';

const fieldValue = (page: Page) =>
  box(page).evaluate((field: HTMLInputElement) => [field.value, field.selectionStart]);

/** The script that has the list of the field. */
const listScript = `**/${fs
  .readdirSync(publicFolder)
  .find(
    (file) =>
      file.endsWith('.js') &&
      fs.readFileSync(path.join(publicFolder, file), 'utf8').includes('Clear recent searches'),
  )}`;

test('the list loads, and the search data with it, when the pointer is near, and not before', async ({
  page,
}) => {
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

test('text typed while the list loads keeps focus and caret, nothing moves, and suggestions appear', async ({
  page,
}) => {
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

test('what is typed before the page responds stays, and has suggestions without another key', async ({
  page,
}) => {
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
});

test('Enter searches before the list is loaded, and recent searches include it; blank text is not submitted', async ({
  page,
}) => {
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
  await visit(page, pageKinds.doc);
  await box(page).focus();
  await expect(page.getByRole('option').first()).toHaveText('facet');
});

test('without the list Enter searches, and the input stays', async ({ page }) => {
  await page.route(listScript, (route) => route.abort());
  await visit(page, pageKinds.doc);
  await box(page).pressSequentially('facet');
  const status = page.getByRole('search').getByRole('status');
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

test('in narrow windows Escape closes the field, also without the list', async ({ page }) => {
  await page.route(listScript, (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, pageKinds.doc);
  const open = page.getByRole('button', { name: 'Open search' });
  await open.click();
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/could not be loaded/);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await expect(box(page)).toBeHidden();
});

test('a field that shows the query of the page has no list until something is typed', async ({
  page,
}) => {
  await visit(page, '/search?query=facet');
  const data = page.waitForRequest(listScript);
  await page.keyboard.press('/');
  await data;
  await expect(box(page)).toHaveAttribute('aria-controls', /./);
  // Nothing is to come: twice the pause in typing after which suggestions would.
  await elapse(page, 600);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
});
