import { expect, test } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { topicPages } from '../../src/lib/topic-pages';
import {
  alert,
  docsSidebar,
  expectMode,
  mainMenu,
  markDocument,
  retry,
  searchBox,
  switchToDarkMode,
  title,
} from '../support/elements';
import { holdBack, hydrated, navigateTo, open, pageKinds, visit } from '../support/page';
import { button, run, steps } from '../support/practice';
import { banner, dialog } from '../support/values';

/** The script that documentation pages need to start. */
const script = '**/component---src-templates-doc-tsx-*.js';

test('a page that failed to start offline starts when online again', async ({ page, context }) => {
  await page.route(script, (route) => route.abort());
  await open(page, pageKinds['doc with steps']);
  await expect(alert(page)).toContainText('A part of this page did not load.');
  await context.setOffline(true);
  const step = steps(page).first();
  await button(step).click();
  await expect(alert(page)).toContainText('You are offline.');
  await expect(alert(page)).toBeInViewport();
  await expect(title(page)).toBeVisible();
  await page.unroute(script);
  await context.setOffline(false);
  await hydrated(page);
  await run(step);
});

test('a page that failed to start keeps input until a press', async ({ page }) => {
  await page.route(script, (route) => route.abort());
  await open(page, pageKinds.doc);
  await expect(alert(page)).toBeVisible();
  const field = searchBox(page);
  await field.fill('facet');
  await page.unroute(script);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(alert(page)).toContainText('A part of this page did not load.');
  await expect(field).toHaveValue('facet');
  await switchToDarkMode(page);
  await hydrated(page);
});

test('a crashed page shows the causes and can be tried again', async ({ page }) => {
  // The browser refuses to create an element of the page's data until it is fixed.
  await page.addInitScript(() => {
    const make = document.createElement.bind(document);
    document.createElement = ((name: string, options?: ElementCreationOptions) => {
      if (name === 'x-fragile' && !('fixed' in window))
        throw new Error('The part is broken.', { cause: new Error('The store is empty.') });
      return make(name, options);
    }) as typeof document.createElement;
  });
  const authentication = topicPages.authentication;
  await page.route(`**/page-data${authentication}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = '"body":[["x-fragile","The fragile part"],';
    await route.fulfill({ response, body: text.replace('"body":[', body) });
  });
  await visit(page, contentRoute('/docs'));
  await navigateTo(page, authentication);
  await expect(title(page)).toHaveText('This page crashed.');
  await expect(page.getByRole('main')).toContainText(
    /The part is broken\.[\s\S]*The store is empty\./,
  );
  await expect(docsSidebar(page)).toBeVisible();

  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(title(page)).toHaveText('This page crashed.');
  await page.evaluate(() => Object.assign(window, { fixed: true }));
  await again.click();
  await expect(page.getByText('The fragile part')).toBeVisible();
  await expect(title(page)).toHaveText('Authentication');
});

test('full storage breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(pageKinds.doc);
  await switchToDarkMode(page);
  await expectMode(page, 'dark');
  await docsSidebar(page).getByRole('button', { name: 'Access and security: pages' }).click();
  const link = docsSidebar(page).getByRole('link', { name: 'Authentication', exact: true });
  await expect(link).toBeVisible();
});

test('clicks before hydration take effect once, after it', async ({ page }) => {
  const release = await holdBack(page, '**/app-*.js');
  await open(page, pageKinds.doc);
  await switchToDarkMode(page);
  await switchToDarkMode(page);
  const tab = page.getByRole('tab', { name: 'curl' }).first();
  await tab.click();
  await expectMode(page, 'light');
  release();
  await expectMode(page, 'dark');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('a part that does not load on demand offers Retry', async ({ page }) => {
  await visit(page, pageKinds.doc);
  const isSame = await markDocument(page);
  await page.route('**/*.js', (route) => route.abort());
  for (const link of await mainMenu(page).getByRole('link').all()) await link.hover();
  const box = searchBox(page);
  await box.fill('facet');
  await expect(page.getByRole('search').getByRole('status')).toContainText('could not be loaded');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(alert(page)).toHaveCount(0);
  await banner(page).click();
  await expect(alert(page)).toContainText('could not be loaded');
  await expect(box).toHaveValue('facet');
  expect(await isSame()).toBe(true);

  await page.unroute('**/*.js');
  await retry(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await box.fill('facets');
  await expect(page.getByRole('option').first()).toBeVisible();
});
