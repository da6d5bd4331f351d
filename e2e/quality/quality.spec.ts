import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { contentRoute, isSinglePageRoute } from '../../src/lib/addresses/routes';
import { htmlOf, pageKinds, publicFolder, routes, settled, visit } from '../support/page';

const brotli = (data: Buffer | string) => zlib.brotliCompressSync(data).length;

for (const [width, height, keys] of [
  [1280, 720, ['Tab']],
  // A window of 1,280 pixels at 200 % zoom.
  [640, 450, ['Tab', 'Shift+Tab']],
] as const)
  test(`the focus of the keyboard is visible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, pageKinds['doc with diagram']);
    const hidden: string[] = [];
    for (const key of keys)
      for (let count = 0; count < 60; count++) {
        await page.keyboard.press(key);
        const fault = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return '';
          const { top, bottom, left } = element.getBoundingClientRect();
          const inBar =
            element.closest('header, .announcement-bar') ||
            element.textContent === 'Skip to main content';
          const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          const isVisible = bottom > (inBar ? 0 : bar) && top < window.innerHeight && left > -1000;
          const { outlineStyle } = getComputedStyle(element);
          return isVisible && outlineStyle !== 'none' ? '' : element.outerHTML.slice(0, 100);
        });
        if (fault) hidden.push(`${key}: ${fault}`);
      }
    expect(hidden).toEqual([]);
  });

/** Largest HTML of a page, compressed. */
const MAX_HTML_BYTES = 14_000;
/** The page of all symptoms may be larger, since readers search it with the browser. */
const troublePage = {
  route: contentRoute('/docs/qsc-admin/faq/when-something-is-wrong'),
  bytes: 15_000,
};

/** HTML without its inline styles, which have a separate budget. */
const withoutStyle = (html: string) => html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '');

/** Compares the files that a page loads with the budgets. */
async function checkBytes(page: Page, route: string): Promise<void> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(path.basename(request.url()));
  });
  await visit(page, route);
  await settled(page);
  const html = htmlOf(route);
  const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, sheet]) => sheet);
  const files = [...scripts].map((name) => ({
    name,
    size: brotli(fs.readFileSync(path.join(publicFolder, name))),
  }));
  const sizes = {
    javascript: files.reduce((sum, { size }) => sum + size, 0),
    css: brotli(css.join('')),
    html: brotli(withoutStyle(html)),
  };
  console.warn(`bytes of ${route}:`, sizes, files);
  expect(sizes.javascript).toBeLessThanOrEqual(91_500);
  expect(sizes.css).toBeLessThanOrEqual(10_000);
  expect(sizes.html).toBeLessThanOrEqual(MAX_HTML_BYTES);
  expect(files.filter(({ name }) => /mermaid|search|playground/.test(name))).toEqual([]);
}

test('the HTML of each page stays within its budget (brotli)', () => {
  expect(routes.length).toBeGreaterThan(100);
  // A quick compression is never smaller, so only pages above the budget are compressed again.
  const quick = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };
  // Single pages of groups have the size of their pages.
  const above = routes
    .filter((route) => !isSinglePageRoute(route))
    .map((route) => ({ route, html: withoutStyle(htmlOf(route)) }))
    .filter(({ html }) => zlib.brotliCompressSync(html, quick).length > MAX_HTML_BYTES)
    .map(({ route, html }) => ({ route, bytes: brotli(html) }));
  const isTooLarge = ({ route, bytes }: { route: string; bytes: number }) =>
    bytes > (route === troublePage.route ? troublePage.bytes : MAX_HTML_BYTES);
  expect(above.filter(isTooLarge)).toEqual([]);
});

for (const kind of ['doc', 'blog', 'blog post'] as const)
  test(`a page of the kind ${kind} stays within its budgets (brotli)`, ({ page }) =>
    checkBytes(page, pageKinds[kind]));
