import { expect, test, type Page } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { markDocument, searchBox, title } from '../support/elements';
import {
  countDocuments,
  elapse,
  hydrated,
  navigateTo,
  open,
  pageKinds,
  settled,
  visit,
  withoutPrefetching,
} from '../support/page';

const searchStatus = (page: Page) => page.getByRole('search').getByRole('status');

const blockScripts = (page: Page) => page.route('**/*.js', (route) => route.abort());

test('a failed optional script does not reload the page', async ({ page }) => {
  await visit(page, pageKinds.blog);
  const isSame = await markDocument(page);
  await blockScripts(page);
  await searchBox(page).pressSequentially('filt');
  for (const link of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all())
    await link.hover();
  await expect(searchStatus(page)).toContainText('could not be loaded');
  expect(await isSame()).toBe(true);
  await expect(searchBox(page)).toHaveValue('filt');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Longer than prefetches wait in the queue, in milliseconds. */
const QUEUE_MS = 3500;

test('prefetching pauses offline, and is off when saving data', async ({ page, context }) => {
  const prefetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/page-data.json')) prefetched.push(request.url());
  });
  const expectNone = async () => {
    prefetched.splice(0);
    await page.getByRole('link', { name: 'Blog', exact: true }).first().hover();
    await elapse(page, QUEUE_MS);
    expect(prefetched).toEqual([]);
  };
  await visit(page, contentRoute('/docs'));
  await settled(page);
  await context.setOffline(true);
  await expectNone();
  await context.setOffline(false);
  await expect.poll(() => prefetched.length).toBeGreaterThan(0);

  await withoutPrefetching(page);
  await visit(page, contentRoute('/docs'));
  await expectNone();
});

test('offline, search field and diagrams do not reload the page', async ({ page, context }) => {
  await visit(page, pageKinds['doc with diagram']);
  const isSame = await markDocument(page);
  await context.setOffline(true);
  await page.locator('.diagram').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.diagram svg').last()).toBeAttached();
  await page.keyboard.press('/');
  await page.keyboard.type('filters');
  await expect(searchStatus(page)).toContainText('You are offline.');
  expect(await isSame()).toBe(true);
  await expect(title(page)).toBeVisible();
  await expect(searchBox(page)).toHaveValue('filters');
});

test('offline, a link to another page keeps the current page and shows Retry', async ({
  page,
  context,
}) => {
  await visit(page, contentRoute('/docs'));
  const isSame = await markDocument(page);
  await context.setOffline(true);
  await navigateTo(page, contentRoute('/blog/archive'));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The page did not load. You are offline.');
  await expect(page).toHaveURL(contentRoute('/docs'));
  expect(await isSame()).toBe(true);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toHaveCount(1);
  await expect(page).toHaveURL(contentRoute('/docs'));
  await context.setOffline(false);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(contentRoute('/blog/archive'));
  await expect(title(page)).toHaveText('Archive');
  await expect(alert).toHaveCount(0);
});

test('offline, Back to another page keeps the current page and shows Retry', async ({
  page,
  context,
}) => {
  await visit(page, contentRoute('/docs'));
  await navigateTo(page, contentRoute('/blog/archive'));
  await expect(title(page)).toHaveText('Archive');
  // After a reload, no other page is loaded.
  await page.reload();
  await hydrated(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await expect(title(page)).toHaveText('Archive');
  await context.setOffline(false);
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(title(page)).toHaveText('Documentation');
  await expect(page).toHaveURL(contentRoute('/docs'));
});

test('a failed script reloads the page once in a tab', async ({ page }) => {
  const script = '**/component---src-templates-doc-tsx-*.js';
  await page.route(script, (route) => route.abort());
  await open(page, pageKinds.doc);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(script);
  await visit(page, contentRoute('/blog'));
  await page.route(script, (route) => route.abort());
  const documents = countDocuments(page);
  await open(page, contentRoute('/docs/qsc-admin/api/authentication'));
  await expect(page.getByRole('alert')).toContainText('A part of this page did not load.');
  expect(documents()).toBe(1);
});

test('a page that starts offline is not reloaded', async ({ page }) => {
  const documents = countDocuments(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  await page.route('**/app-*.js', (route) => route.abort());
  await page.goto(pageKinds.doc);
  await expect(page.getByRole('alert')).toContainText('A part of this page did not load.');
  expect(documents()).toBe(1);
});
