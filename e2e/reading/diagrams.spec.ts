import { expect } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { markDocument, switchToDarkMode } from '../support/elements';
import { pageKinds, requestedUrls, test, visit } from '../support/page';

/** Measures a drawing in pixels: its hidden width, its smallest text, and its empty height. Runs in the page. */
function measure(element: HTMLElement | SVGElement) {
  const visible = [...element.children].find((svg) => svg.getBoundingClientRect().width > 0);
  const sizes = [...(visible?.querySelectorAll('text') ?? [])].map(
    (text) => parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
  );
  return {
    hidden: element.scrollWidth - element.clientWidth,
    smallest: Math.min(...sizes),
    empty: element.clientHeight - (visible?.getBoundingClientRect().height ?? 0),
    forms: element.children.length,
  };
}

test('diagrams have the colors of the mode; keys zoom them', async ({ quietPage: page }) => {
  const name = /^Your systems are the data source and the shop/;
  const urls = requestedUrls(page);
  await visit(page, pageKinds['doc with diagram']);
  const box = page.getByRole('img', { name }).locator('svg .node').first();
  const fill = () => box.evaluate((element) => getComputedStyle(element).fill);
  const light = await fill();
  await switchToDarkMode(page);
  await expect.poll(fill).not.toBe(light);
  expect(urls.filter((url) => url.includes('mermaid'))).toEqual([]);
  const button = page.getByRole('button', { name: 'Enlarge: From the data source to the shop' });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText('Data source')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  const width = () => dialog.locator('svg').evaluate((svg) => svg.getBoundingClientRect().width);
  const opened = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(opened * 1.3);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(opened);
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(opened * 1.3);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('diagrams have readable text: they fit, or on phones scroll by keyboard', async ({ page }) => {
  let scrolling = 0;
  let narrowForms = 0;
  for (const [name, width] of [
    ['getStarted/Introduction', 1440],
    ['qsc-admin/architecture/reference', 1440],
    ['qsc-admin/admin/feeding/feeding-storages', 390],
    ['qsc-admin/search/pipeline/boosting-filter', 390],
    ['qsc-admin/admin/suggest', 390],
    ['qsc-admin/api/authentication', 390],
    ['qsc-admin/search/search-response', 390],
  ] as const) {
    const route = contentRoute(`/docs/${name}`);
    const minimum = width === 390 ? 10.9 : 11.9;
    await page.setViewportSize({ width, height: 900 });
    await visit(page, route);
    for (const drawing of await page.locator('.diagram.drawn .drawing').all()) {
      const { hidden, smallest, empty, forms } = await drawing.evaluate(measure);
      expect(smallest, route).toBeGreaterThanOrEqual(minimum);
      expect(empty, route).toBeLessThan(40);
      if (width > 390 || forms === 2) expect(hidden, route).toBeLessThanOrEqual(0);
      if (width === 390 && forms === 2) narrowForms += 1;
      if (hidden <= 0) continue;
      scrolling += 1;
      await expect(drawing).toHaveCSS('background-image', /gradient/);
      await drawing.press('ArrowRight');
      const left = () => drawing.evaluate(({ scrollLeft }) => scrollLeft);
      await expect.poll(left).toBeGreaterThan(0);
    }
  }
  expect(scrolling).toBeGreaterThan(0);
  expect(narrowForms).toBeGreaterThan(2);
});

test('diagrams link terms to the glossary, except in the dialog', async ({ page }) => {
  await visit(page, contentRoute('/docs/qsc-admin/admin/feeding'));
  const diagram = page.getByRole('group', { name: 'From the data source to the search' });
  const term = diagram.getByRole('link', { name: 'Index' });
  await page.getByRole('button', { name: 'Enlarge: From the data source' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Index').filter({ visible: true })).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await diagram.press('Tab');
  await expect(diagram.getByRole('link').first()).toBeFocused();
  await expect(diagram.getByRole('link').first()).toHaveCSS('outline-style', 'solid');
  // A navigation keeps the document.
  const isSame = await markDocument(page);
  await term.press('Enter');
  await expect(page).toHaveURL(contentRoute('/docs/getStarted/concepts#index'));
  expect(await isSame()).toBe(true);
});
