import { expect, test, type Page } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
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

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search documentation' });
const searchStatus = (page: Page) => page.getByRole('search').getByRole('status');

/** Marks the document that is shown now; the mark is gone when the page was loaded anew. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { same: true }));
  return () => page.evaluate(() => 'same' in window);
}

/** From here on no script arrives. */
const blockScripts = (page: Page) => page.route('**/*.js', (route) => route.abort());

test('a script that is only nice to have does not reload the page when it fails', async ({
  page,
}) => {
  await visit(page, pageKinds.blog);
  const isSame = await markDocument(page);
  await blockScripts(page);
  await searchField(page).pressSequentially('filt');
  for (const link of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all())
    await link.hover();
  await expect(searchStatus(page)).toContainText('could not be loaded');
  expect(await isSame()).toBe(true);
  await expect(searchField(page)).toHaveValue('filt');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Nothing is to come: longer than links in view are queued. */
const QUEUE_MS = 3500;

test('nothing is prefetched offline or for a reader who saves data, and the rest once the connection is back', async ({
  page,
  context,
}) => {
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

test('offline, search field and diagrams leave the page as it is', async ({ page, context }) => {
  await visit(page, pageKinds['doc with diagram']);
  const isSame = await markDocument(page);
  await context.setOffline(true);
  await page.locator('.diagram').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.diagram svg').last()).toBeAttached();
  await page.keyboard.press('/');
  await page.keyboard.type('filters');
  await expect(searchStatus(page)).toContainText('You are offline.');
  expect(await isSame()).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(searchField(page)).toHaveValue('filters');
});

test('offline, a link to a page that is not loaded says so, keeps the page, and Retry goes there', async ({
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive');
  await expect(alert).toHaveCount(0);
});

test('offline, going back to a page that is not loaded keeps the page that is read', async ({
  page,
  context,
}) => {
  await visit(page, contentRoute('/docs'));
  await navigateTo(page, contentRoute('/blog/archive'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive');
  // A page that was loaded anew knows none of those before.
  await page.reload();
  await hydrated(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive');
  await context.setOffline(false);
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation');
  await expect(page).toHaveURL(contentRoute('/docs'));
});

test('a page whose script of the first start fails is reloaded once in a tab, not once a visit', async ({
  page,
}) => {
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

test('a page that starts without connection is not reloaded', async ({ page }) => {
  const documents = countDocuments(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  await page.route('**/app-*.js', (route) => route.abort());
  await page.goto(pageKinds.doc);
  await expect(page.getByRole('alert')).toContainText('A part of this page did not load.');
  expect(documents()).toBe(1);
});
