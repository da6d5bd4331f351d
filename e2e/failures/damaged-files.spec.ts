import { expect, test, type Route } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { topicPages } from '../../src/lib/topic-pages';
import { alert, hits, retry, searchBox, title } from '../support/elements';
import { countDocuments, hydrated, navigateTo, open, pageKinds, visit } from '../support/page';

/** Damage by a host, a proxy, or a connection. */
const faults = {
  'is missing': (route: Route) => route.fulfill({ status: 404, body: 'no' }),
  'is HTML with status 200': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Home</p>' }),
  'fails to load': (route: Route) => route.abort(),
  'is cut off': async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    // A second request may be pending when the test removes the route.
    await route
      .fulfill({ response, body: body.subarray(0, body.length / 2) })
      .catch(() => undefined);
  },
};

/** Two faults for a file: it is cut off, and one that differs between files. */
function faultsFor(file: string, files: object) {
  const other = Object.keys(files).indexOf(file) % (Object.keys(faults).length - 1);
  return Object.entries(faults).filter(([name], index) => name === 'is cut off' || index === other);
}

const DELAY_MS = 700;
const slow = async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  // The page may be closed.
  await route.continue().catch(() => undefined);
};

/** Files that a page needs to start. */
const startFiles = {
  'the runtime': '**/webpack-runtime-*.js',
  'the framework': '**/framework-*.js',
  'the app': '**/app-*.js',
  'the component of the page': '**/component---src-templates-doc-tsx-*.js',
  'the data of the page': `**/page-data${pageKinds.doc}/page-data.json`,
  'data that pages share': '**/page-data/sq/d/*.json',
};
for (const [file, pattern] of Object.entries(startFiles))
  test(`${file} damaged: one reload, then a readable page with Retry`, async ({ page }) => {
    for (const [fault, damage] of faultsFor(file, startFiles)) {
      const documents = countDocuments(page);
      await page.route(pattern, damage);
      await open(page, pageKinds.doc);
      await expect(alert(page), fault).toContainText('A part of this page did not load.');
      await expect(title(page), fault).toHaveText('Filters');
      await page.unroute(pattern);
      await retry(page).click();
      await hydrated(page);
      await expect(alert(page), fault).toHaveCount(0);
      expect(documents(), fault).toBe(3);
      // The tab stores the addresses for which it has reloaded the page.
      await page.evaluate(() => sessionStorage.clear());
    }
  });

test('initial files may be slow, and the list of builds damaged', async ({ page }) => {
  const documents = countDocuments(page);
  for (const pattern of Object.values(startFiles)) await page.route(pattern, slow);
  await visit(page, pageKinds.doc);
  await page.unrouteAll();
  for (const damage of [...Object.values(faults), slow]) {
    await page.route('**/page-data/app-data.json', damage);
    await visit(page, pageKinds.doc);
    await page.unrouteAll();
  }
  expect(documents()).toBe(2 + Object.keys(faults).length);
  await expect(alert(page)).toHaveCount(0);
});

/** Files that the next page needs. */
const nextFiles = {
  'the data of the next page': `**/page-data${contentRoute('/blog/archive')}/page-data.json`,
  'the component of the next page': '**/component---src-templates-blog-archive-tsx-*.js',
};
for (const [file, pattern] of Object.entries(nextFiles))
  test(`${file} damaged: a document opens, with Retry; slow: it waits`, async ({ page }) => {
    for (const [fault, damage] of faultsFor(file, nextFiles)) {
      await visit(page, topicPages.authentication);
      await page.route(pattern, damage);
      const documents = countDocuments(page);
      await navigateTo(page, contentRoute('/blog/archive'));
      await expect(title(page), fault).toHaveText('Archive');
      await expect(alert(page), fault).toContainText('A part of this page did not load.');
      await page.unroute(pattern);
      await retry(page).click();
      await hydrated(page);
      expect(documents(), fault).toBe(3);
      await page.evaluate(() => sessionStorage.clear());
    }
    await visit(page, topicPages.authentication);
    await page.route(pattern, async (route) => {
      await expect(page.getByRole('progressbar')).toBeVisible();
      await route.continue();
    });
    const documents = countDocuments(page);
    await navigateTo(page, contentRoute('/blog/archive'));
    await expect(title(page)).toHaveText('Archive');
    expect(documents()).toBe(0);
  });

/** Files that the first result needs. */
const searchFiles = {
  'the list of the indexes': '**/search-data/manifest.json',
  'the index': '**/search-data/index-*.json',
  'the worker': '**/search-worker-*.js',
};
for (const [file, pattern] of Object.entries(searchFiles))
  test(`${file} damaged: the search offers Retry; slow: it waits`, async ({ page }) => {
    for (const [fault, damage] of faultsFor(file, searchFiles)) {
      await page.route(pattern, damage);
      const documents = countDocuments(page);
      await visit(page, '/search?query=facet');
      await expect(alert(page), fault).toContainText('Search failed');
      await expect(page.getByText(/^No results found/)).toHaveCount(0);
      await page.unroute(pattern);
      await retry(page).click();
      await expect(hits(page).first(), fault).toBeVisible();
      await expect(alert(page), fault).toHaveCount(0);
      expect(documents(), fault).toBe(1);
    }
    await page.route(pattern, slow);
    await visit(page, '/search?query=facet');
    await expect(hits(page).first()).toBeVisible();
  });

test('texts or suggestions damaged: hits appear without excerpts', async ({ page }) => {
  for (const damage of [faults['is cut off'], faults['fails to load'], slow]) {
    for (const pattern of ['**/search-data/text/**', '**/search-data/suggest-*.json'])
      await page.route(pattern, damage);
    const documents = countDocuments(page);
    await visit(page, contentRoute('/blog'));
    const field = searchBox(page);
    await field.pressSequentially('facet');
    await field.press('Enter');
    await expect(hits(page).first()).toBeVisible();
    expect(documents()).toBe(1);
    await page.unrouteAll();
  }
  await expect(alert(page)).toHaveCount(0);
});

test('the sample shop damaged: an alert, and Run tries again', async ({ page }) => {
  const pattern = '**/search-data/**/index-*.json';
  for (const [fault, damage] of faultsFor('the index', { 'the index': pattern })) {
    await page.route(pattern, damage);
    await visit(page, '/playground?q=drill');
    const run = page.getByRole('button', { name: 'Run', exact: true });
    await run.click();
    const response = page.getByRole('region', { name: 'Response' });
    await expect(response.getByRole('alert'), fault).toBeVisible();
    await page.unroute(pattern);
    await run.click();
    await expect(response.getByRole('article').first(), fault).toBeVisible();
  }
});

test('pictures damaged: their descriptions appear', async ({ page }) => {
  const pattern = /\/static\/.*\.(?:avif|gif|jpe?g|png|svg|webp)$/;
  for (const [fault, damage] of Object.entries(faults)) {
    let requested = 0;
    await page.route(pattern, (route) => {
      requested += 1;
      return damage(route);
    });
    await visit(page, pageKinds['doc with diagram']);
    const pictures = page.getByRole('main').locator('img[src^="/static/"]');
    await pictures.first().scrollIntoViewIfNeeded();
    await expect.poll(() => requested, fault).toBeGreaterThan(0);
    for (const picture of await pictures.all())
      await expect(picture, fault).toHaveAttribute('alt', /\w/);
    await expect(alert(page), fault).toHaveCount(0);
    await page.unroute(pattern);
  }
});
