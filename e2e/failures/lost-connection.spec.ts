import { expect, test } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { topicPages } from '../../src/lib/topic-pages';
import { alert, markDocument, retry, title } from '../support/elements';
import { countDocuments, navigateTo, open, pageKinds, reload, visit } from '../support/page';

test('offline, links and Back keep the current page and show Retry', async ({ page, context }) => {
  const [docs, archive] = [contentRoute('/docs'), contentRoute('/blog/archive')];
  await visit(page, docs);
  const isSame = await markDocument(page);
  await context.setOffline(true);
  await navigateTo(page, archive);
  await expect(alert(page)).toContainText('The page did not load. You are offline.');
  await expect(page).toHaveURL(docs);
  expect(await isSame()).toBe(true);
  await retry(page).click();
  await expect(alert(page)).toHaveCount(1);
  await expect(page).toHaveURL(docs);
  await context.setOffline(false);
  await retry(page).click();
  await expect(page).toHaveURL(archive);
  await expect(title(page)).toHaveText('Archive');
  await expect(alert(page)).toHaveCount(0);

  await visit(page, docs);
  await navigateTo(page, archive);
  await expect(title(page)).toHaveText('Archive');
  // A reload drops the pages that were loaded before.
  await reload(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(alert(page)).toContainText('You are offline.');
  await expect(title(page)).toHaveText('Archive');
  await context.setOffline(false);
  await retry(page).click();
  await expect(title(page)).toHaveText('Documentation');
  await expect(page).toHaveURL(docs);
});

test('a failed script reloads the page once per tab, and never offline', async ({ page }) => {
  const script = '**/component---src-templates-doc-tsx-*.js';
  await page.route(script, (route) => route.abort());
  await open(page, pageKinds.doc);
  await expect(alert(page)).toBeVisible();
  await page.unroute(script);
  await visit(page, pageKinds.blog);
  await page.route(script, (route) => route.abort());
  const documents = countDocuments(page);
  await open(page, topicPages.authentication);
  await expect(alert(page)).toContainText('A part of this page did not load.');
  expect(documents()).toBe(1);
  await page.evaluate(() => sessionStorage.clear());
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  await page.goto(pageKinds.doc);
  await expect(alert(page)).toContainText('A part of this page did not load.');
  expect(documents()).toBe(2);
});
