import { expect, test, type Page } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { axeFinds, loadAxe } from '../support/axe';
import { hits, title } from '../support/elements';
import { countDocuments, navigateTo, pageKinds, visit } from '../support/page';
import { serveSite } from '../support/servers';

const filters = pageKinds.doc;
const sort = contentRoute('/docs/qsc-admin/admin/search/sort');
const home = contentRoute('/docs');

// This server can be down: service workers send requests even if a context is offline.
let isDown = false;
/** HTML of the home of the docs in the next build; empty before. */
let nextBuild = '';
const origin = serveSite((request, response) => {
  const isNext = nextBuild !== '' && request.url === home;
  if (isDown) request.socket.destroy();
  else if (isNext) response.writeHead(200, { 'Content-Type': 'text/html' }).end(nextBuild);
  return isDown || isNext;
});

const stored = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
const footer = (page: Page) => page.getByRole('contentinfo');

test('a saved site works offline until the reader removes it', async ({ page }) => {
  await loadAxe(page);
  // Nothing is registered until the reader chooses it.
  await visit(page, origin() + filters);
  await navigateTo(page, sort);
  await expect(title(page)).toContainText('ort');
  expect(await stored(page)).toEqual({ workers: 0, caches: [] });
  await visit(page, origin() + home);
  const save = footer(page).getByRole('button', { name: 'Save for offline reading' });
  await save.click();
  await expect(footer(page).getByRole('status')).toHaveText(
    /^All pages, the search, and the sample shop \(\d+\.\d MB\)\.$/,
  );
  expect(await stored(page)).toEqual({ workers: 0, caches: [] });
  await save.click();
  await expect(footer(page).getByRole('status')).toContainText('can be read offline');
  expect(await axeFinds(page, 'footer')).toEqual([]);
  // A new worker does not reload the page.
  const documents = countDocuments(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  expect(documents()).toBe(0);
  nextBuild = '<!doctype html><title>Next</title><h1>The next build</h1>';
  await page.goto(origin() + home);
  await expect(title(page)).toHaveText('The next build');
  isDown = true;
  await page.goto(origin() + home);
  await expect(title(page)).not.toHaveText('The next build');
  // Pages that were not open before load, as a document and by a navigation.
  await visit(page, origin() + filters);
  await expect(title(page)).toHaveText('Filters');
  await navigateTo(page, sort);
  await expect(title(page)).toContainText('ort');
  await page.goto(`${origin()}/search?query=facet`);
  await expect(hits(page).first()).toBeVisible();
  await page.goto(`${origin()}/playground`);
  await expect(page.getByRole('main').getByText('Cordless drill').first()).toBeVisible();
  await footer(page).getByRole('button', { name: 'Saved for offline reading' }).click();
  await footer(page).getByRole('button', { name: 'Remove offline copy' }).click();
  await expect(footer(page).getByRole('status')).toContainText('All pages, the search');
  expect(await stored(page)).toEqual({ workers: 0, caches: [] });
});
