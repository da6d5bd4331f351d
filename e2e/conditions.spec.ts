import { expect, test, type Page } from '@playwright/test';
import { docPages } from '../src/lib/routes';
import { pageKinds, visit } from './support';

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.describe('in colors that the system dictates', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the current page, section and tab are distinct', async ({ page }) => {
    await visit(page, pageKinds.doc);
    const link = '.docs-sidebar a';
    expect(await styleOf(page, `${link}[aria-current=page]`, 'background-color')).not.toBe(
      await styleOf(page, `${link}:not([aria-current])`, 'background-color'),
    );
    expect(await styleOf(page, '.navbar-link[aria-current]', 'text-decoration-line')).toBe(
      'underline',
    );
    const tab = '.tab-list button';
    expect(await styleOf(page, `${tab}[aria-selected=true]`, 'border-bottom-color')).not.toBe(
      await styleOf(page, `${tab}[aria-selected=false]`, 'border-bottom-color'),
    );
    await page
      .getByRole('heading', { name: 'Date filters' })
      .evaluate((heading) => heading.scrollIntoView());
    const section = '.contents-list a';
    await expect(page.locator(`${section}[aria-current]`)).toHaveCount(1);
    // The border changes its color smoothly.
    await expect
      .poll(() => styleOf(page, `${section}[aria-current]`, 'border-left-color'))
      .not.toBe(await styleOf(page, `${section}:not([aria-current])`, 'border-left-color'));
  });

  test('buttons have borders', async ({ page }) => {
    for (const route of [pageKinds.home, pageKinds.doc]) {
      await visit(page, route);
      const bare = await page
        .locator('.button, .icon-button, .text-button')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => getComputedStyle(button).borderTopStyle === 'none')
            .map((button) => button.outerHTML.slice(0, 120)),
        );
      expect(bare, route).toEqual([]);
    }
  });
});

test.describe('at 200 % zoom', () => {
  /** Of windows of 1,440 and 1,280 pixels. */
  const widths = [720, 640];
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  test('nothing is wider than the window', async ({ page }) => {
    for (const route of Object.values(pageKinds)) {
      await visit(page, route);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 450 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          `${route}, ${width} px`,
        ).toBeLessThanOrEqual(0);
      }
    }
  });

  for (const width of widths)
    test(`focus is not hidden under the bar, forwards and backwards, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 450 });
      await visit(page, pageKinds['doc with diagram']);
      const hidden: string[] = [];
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let count = 0; count < 40; count++) {
          await page.keyboard.press(key);
          const place = await page.evaluate(() => {
            const element = document.activeElement;
            if (!element || element === document.body || element.closest('header, .announcement'))
              return null;
            const { top, bottom } = element.getBoundingClientRect();
            const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
            const covered = bottom <= bar || top >= window.innerHeight;
            return covered && element.textContent !== 'Skip to main content'
              ? `${element.outerHTML.slice(0, 80)} ${top}`
              : null;
          });
          if (place) hidden.push(`${key} ${place}`);
        }
      }
      expect(hidden).toEqual([]);
    });
});

test('a short page has its footer at the bottom of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  await visit(page, pageKinds['not found']);
  const box = await page.getByRole('contentinfo').boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(1400);
});

test('links of content navigate in the browser, and with a modifier do what the browser does', async ({
  page,
  context,
}) => {
  await visit(page, pageKinds.doc);
  await page.evaluate(() => Object.assign(window, { same: true }));
  const link = page.locator(`.content a[href="${docPages.searchApi}"]`);
  const opened = context.waitForEvent('page');
  await link.first().click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL(pageKinds.doc);
  await link.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search API integration');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Filters');
});

test('pages are loaded before their link is clicked', async ({ page }) => {
  const data: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('page-data.json')) data.push(new URL(request.url()).pathname);
  });
  await visit(page, pageKinds.doc);
  const path = `/page-data${docPages.searchApi}/page-data.json`;
  expect(data).not.toContain(path);
  await page.locator(`.content a[href="${docPages.searchApi}"]`).first().hover();
  await expect.poll(() => data).toContain(path);
});
