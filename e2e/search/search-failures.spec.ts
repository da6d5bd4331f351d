import { expect, test } from '@playwright/test';
import { hits, resultStatus, searchBox as box, suggestions as options } from '../support/elements';
import { complaints, holdBack, navigateTo, pageKinds, visit } from '../support/page';

test('an index that is something else is an error, and Retry works once it is back', async ({
  page,
}) => {
  await page.route('**/search-data/index-*.json', (route) =>
    route.fulfill({ json: { documents: 7 } }),
  );
  await visit(page, '/search?query=facet');
  await expect(page.getByRole('alert')).toContainText('Search failed');
  await page.unroute('**/search-data/index-*.json');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(hits(page).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('announces once that it searches while the search data loads', async ({ page }) => {
  const release = await holdBack(page, '**/search-data/**');
  await visit(page, '/search?query=facet');
  await expect(resultStatus(page)).toHaveText('Searching…');
  await expect(page.getByRole('main').getByText('Searching…')).toHaveCount(1);
  release();
  await expect(hits(page).first()).toBeVisible();
});

test('offline it says so, and searches when the connection is back', async ({ page, context }) => {
  await visit(page, '/search');
  // The browser's own switch does not reach workers, so their requests are cut as well.
  await page.route('**/search-data/**', (route) => route.abort());
  await context.setOffline(true);
  await navigateTo(page, '/search?query=facet');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.unroute('**/search-data/**');
  await context.setOffline(false);
  await expect(hits(page).first()).toBeVisible();
});

test('failed suggestions are logged and told, close the list, and lose no text', async ({
  page,
}) => {
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

test('offline it says so, and suggests what was typed when the connection is back', async ({
  page,
  context,
}) => {
  await visit(page, pageKinds.doc);
  // The browser's own switch does not reach workers, so their requests are cut as well.
  await page.route('**/search-data/**', (route) => route.abort());
  await context.setOffline(true);
  await box(page).pressSequentially('facet');
  const status = page.getByRole('search').getByRole('status');
  await expect(status).toHaveText('You are offline. Suggestions return when you are back online.');
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
