import { expect, test, type Page } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { topicPages } from '../../src/lib/topic-pages';
import { mainMenu, markDocument, searchBox, title } from '../support/elements';
import {
  countDocuments,
  elapse,
  navigateTo,
  open,
  pageKinds,
  reload,
  requestedUrls,
  settled,
  visit,
  withoutPrefetching,
} from '../support/page';

const searchStatus = (page: Page) => page.getByRole('search').getByRole('status');

test('a failed optional script does not reload the page', async ({ page }) => {
  await visit(page, pageKinds.blog);
  const isSame = await markDocument(page);
  await page.route('**/*.js', (route) => route.abort());
  await searchBox(page).pressSequentially('filt');
  for (const link of await mainMenu(page).getByRole('link').all()) await link.hover();
  await expect(searchStatus(page)).toContainText('could not be loaded');
  expect(await isSame()).toBe(true);
  await expect(searchBox(page)).toHaveValue('filt');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Longer than prefetches wait in the queue, in milliseconds. */
const QUEUE_MS = 3500;

test('prefetching pauses offline, and is off when saving data', async ({ page, context }) => {
  const urls = requestedUrls(page);
  const prefetched = () => urls.filter((url) => url.endsWith('/page-data.json'));
  const expectNone = async () => {
    urls.splice(0);
    await page.getByRole('link', { name: 'Blog', exact: true }).first().hover();
    await elapse(page, QUEUE_MS);
    expect(prefetched()).toEqual([]);
  };
  await visit(page, contentRoute('/docs'));
  await settled(page);
  await context.setOffline(true);
  await expectNone();
  await context.setOffline(false);
  await expect.poll(prefetched).not.toEqual([]);

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

test('offline, links and Back keep the current page and show Retry', async ({ page, context }) => {
  const [docs, archive] = [contentRoute('/docs'), contentRoute('/blog/archive')];
  const alert = page.getByRole('alert');
  const retry = alert.getByRole('button', { name: 'Retry' });
  await visit(page, docs);
  const isSame = await markDocument(page);
  await context.setOffline(true);
  await navigateTo(page, archive);
  await expect(alert).toContainText('The page did not load. You are offline.');
  await expect(page).toHaveURL(docs);
  expect(await isSame()).toBe(true);
  await retry.click();
  await expect(alert).toHaveCount(1);
  await expect(page).toHaveURL(docs);
  await context.setOffline(false);
  await retry.click();
  await expect(page).toHaveURL(archive);
  await expect(title(page)).toHaveText('Archive');
  await expect(alert).toHaveCount(0);

  await visit(page, docs);
  await navigateTo(page, archive);
  await expect(title(page)).toHaveText('Archive');
  // After a reload, no other page is loaded.
  await reload(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(alert).toContainText('You are offline.');
  await expect(title(page)).toHaveText('Archive');
  await context.setOffline(false);
  await retry.click();
  await expect(title(page)).toHaveText('Documentation');
  await expect(page).toHaveURL(docs);
});

test('a failed script reloads the page once in a tab, and not offline', async ({ page }) => {
  const alert = page.getByRole('alert');
  const script = '**/component---src-templates-doc-tsx-*.js';
  await page.route(script, (route) => route.abort());
  await open(page, pageKinds.doc);
  await expect(alert).toBeVisible();
  await page.unroute(script);
  await visit(page, pageKinds.blog);
  await page.route(script, (route) => route.abort());
  const documents = countDocuments(page);
  await open(page, topicPages.authentication);
  await expect(alert).toContainText('A part of this page did not load.');
  expect(documents()).toBe(1);
  await page.evaluate(() => sessionStorage.clear());
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  await page.goto(pageKinds.doc);
  await expect(alert).toContainText('A part of this page did not load.');
  expect(documents()).toBe(2);
});
