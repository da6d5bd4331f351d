import { expect, type Page } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { scrollY, searchBox, tableOfContents, title } from '../support/elements';
import { holdBack, navigateTo, pageKinds, reload, settled, test, visit } from '../support/page';

/** Delays the data of a page. @returns a function that ends the delay and resolves when the page has loaded */
async function holdPage(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, `**/page-data${path}/page-data.json`);
  return async () => {
    release();
    await page.waitForFunction((to) => window.___loader?.loadPageSync(to) !== undefined, path);
    await settled(page);
  };
}

test.describe('an abandoned navigation', () => {
  const slow = contentRoute('/blog/archive');

  const departures: Record<string, [leave: (page: Page) => Promise<void>, address: string]> = {
    'from the page chosen after it': [
      (page) => navigateTo(page, contentRoute('/docs/tags')),
      contentRoute('/docs/tags'),
    ],
    'from a search': [
      async (page) => {
        await searchBox(page).fill('facet');
        await searchBox(page).press('Enter');
      },
      '/search?query=facet',
    ],
    'after Back': [async (page) => void (await page.goBack()), contentRoute('/docs')],
  };
  for (const [name, [leave, address]] of Object.entries(departures))
    test(`does not take the reader away ${name}`, async ({ page }) => {
      await visit(page, contentRoute('/docs'));
      await navigateTo(page, pageKinds.doc);
      await expect(title(page)).toHaveText('Filters');
      const release = await holdPage(page, slow);
      await navigateTo(page, slow);
      await leave(page);
      await expect(page).toHaveURL(address);
      await release();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    });

  test('does not show its page at the address of another one', async ({ page }) => {
    await visit(page, contentRoute('/blog/archive'));
    await navigateTo(page, contentRoute('/docs/tags'));
    await expect(title(page)).toHaveText('Tags');
    await reload(page);
    const release = await holdPage(page, slow);
    await page.goBack();
    await navigateTo(page, contentRoute('/docs'));
    await expect(page).toHaveURL(contentRoute('/docs'));
    await release();
    await expect(title(page)).toHaveText('Documentation');
  });
});

test('the scroll position returns with Back after a jump to a section', async ({ page }) => {
  await visit(page, pageKinds.doc);
  const contents = tableOfContents(page);
  await page.evaluate(() => window.scrollTo(0, 150));
  await settled(page);
  await contents.getByRole('link').nth(4).click();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(400);
  const target = await scrollY(page);
  await settled(page);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(150);
  await settled(page);
  expect(await scrollY(page)).toBe(150);
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(target);
});

test('a position below an anchor returns after a reload, and after Back', async ({ page }) => {
  await visit(page, pageKinds.doc);
  await tableOfContents(page).getByRole('link').nth(4).click();
  await settled(page);
  await page.evaluate(() => window.scrollBy(0, 300));
  await settled(page);
  const before = await scrollY(page);
  const distance = async () => Math.abs((await scrollY(page)) - before);
  await reload(page);
  await settled(page);
  expect(await distance()).toBeLessThan(3);
  await navigateTo(page, contentRoute('/docs/tags'));
  await expect(title(page)).toHaveText('Tags');
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Filters');
  await expect.poll(distance).toBeLessThan(3);
  await settled(page);
  expect(await distance()).toBeLessThan(3);
  // A link from another page leads to its anchor.
  await navigateTo(page, contentRoute('/docs/tags'));
  await expect(title(page)).toHaveText('Tags');
  await navigateTo(page, `${pageKinds.doc}#value-filters`);
  await expect(title(page)).toHaveText('Filters');
  await expect(page.locator('#value-filters')).toBeInViewport();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(100);
});

test('Back and Forward work on pages of all kinds', async ({ quietPage: page }) => {
  const kinds = Object.values(pageKinds).filter((route) => route !== pageKinds['not found']);
  await visit(page, kinds[0] ?? '/');
  const titles = [await page.title()];
  for (const route of kinds.slice(1)) {
    await navigateTo(page, route);
    await expect(page).toHaveURL(route);
    await expect(page).not.toHaveTitle(titles.at(-1) ?? '');
    titles.push(await page.title());
  }
  const steps = [...titles.keys()];
  for (const [index, step] of [...steps.toReversed().slice(1), ...steps.slice(1)].entries()) {
    await page[index < kinds.length - 1 ? 'goBack' : 'goForward']();
    await expect(page).toHaveURL(kinds[step] ?? '');
    await expect(page).toHaveTitle(titles[step] ?? '');
    await expect(title(page)).toHaveCount(1);
  }
});
