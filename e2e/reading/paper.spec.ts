import { expect, test, type Page } from '@playwright/test';
import { docsSidebar, hits, setMode, switchToDarkMode, title } from '../support/elements';
import { pageKinds, visit, widerThanWindow } from '../support/page';

/** Values of all custom properties of the document. */
const colors = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return Object.fromEntries(
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.style] : []))
        .filter((name) => name.startsWith('--'))
        .map((name) => [name, style.getPropertyValue(name)]),
    );
  });

test('print shows only the text, in the same colors in both modes', async ({ page }) => {
  await visit(page, pageKinds.doc);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(docsSidebar(page)).toBeHidden();
  await expect(title(page)).toBeVisible();
  // All tabs are printed, each under its label; of the languages of a request, the chosen one.
  const post = page.getByText('POST', { exact: true }).and(page.locator('.tab-label'));
  await expect(post.first()).toBeVisible();
  const languages = page.locator('.tab-label', { hasText: /^(?:HTTP|curl)$/ });
  await expect(languages.filter({ hasText: 'HTTP' }).first()).toBeVisible();
  for (const label of await languages.filter({ hasNotText: 'HTTP' }).all())
    await expect(label).toBeHidden();
  await expect(page.getByRole('link', { name: 'Open in playground' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Tags' })).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // Long code may break across pages; headers and labels stay with their blocks.
  await expect(page.locator('.code-block').first()).toHaveCSS('break-inside', 'auto');
  await expect(page.locator('.code-header').first()).toHaveCSS('break-after', 'avoid');
  await expect(page.locator('.tab-label').first()).toHaveCSS('break-after', 'avoid');
  const light = await colors(page);
  expect(Object.keys(light)).toContain('--mark');
  await setMode(page, 'dark');
  expect(await colors(page)).toEqual(light);

  await visit(page, pageKinds['blog post']);
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

/** A4 and Letter, upright and across, between margins of 1 cm, in pixels. */
const papers = { A4: 718, 'A4 across': 1047, Letter: 740, 'Letter across': 980 };

test('print uses the width of the paper, also for drawings of the dark mode', async ({ page }) => {
  await visit(page, pageKinds['doc with diagram']);
  await switchToDarkMode(page);
  const drawing = page.locator('.drawing').first();
  await page.locator('.diagram').first().scrollIntoViewIfNeeded();
  await expect(drawing).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const [paper, width] of Object.entries(papers)) {
    await page.setViewportSize({ width, height: 900 });
    expect((await page.locator('main .content').boundingBox())?.width, paper).toBeGreaterThan(
      width - 2,
    );
    const svg = await drawing.locator('svg').first().boundingBox();
    expect(svg?.width, paper).toBeLessThanOrEqual(width);
    expect(await widerThanWindow(page), paper).toBeLessThanOrEqual(0);
    // Black on white like the text around it.
    await expect(drawing.locator('svg'), paper).toHaveCSS('filter', 'none');
    await expect(drawing.locator('text').first(), paper).toHaveCSS('fill', 'rgb(0, 0, 0)');
  }
  // Drawings of Mermaid have fixed colors; far from the window, they are not drawn yet.
  await page.locator('main .content').evaluate((content) => {
    content.insertAdjacentHTML(
      'afterbegin',
      `<figure class="diagram"><div class="drawing" id="mermaid"><svg></svg></div></figure>
      <figure class="diagram size-l"><figcaption>Path of a query</figcaption><pre><code>flowchart LR</code></pre></figure>`,
    );
  });
  await expect(page.locator('#mermaid svg')).toHaveCSS('filter', 'invert(1) hue-rotate(180deg)');
  await expect(page.getByText('Path of a query')).toBeVisible();
  await expect(page.getByText('flowchart LR')).toBeHidden();
});

test('print cuts nothing off', async ({ page }) => {
  await visit(page, pageKinds.home);
  await page.emulateMedia({ media: 'print' });
  for (const [paper, width] of Object.entries(papers)) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page.locator('main *').evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .filter((element) => getComputedStyle(element).overflowX !== 'visible')
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(cut, paper).toEqual([]);
  }
  // Browsers print no background for light text.
  await expect(page.getByRole('link', { name: 'Read the introduction' })).toHaveCSS(
    'color',
    'rgb(0, 0, 0)',
  );
  await expect(page.locator('.post-figure').first()).toBeHidden();
});

test('print shows choices and input as text, and all of the JSON', async ({ page }) => {
  for (const [route, tab] of [
    [pageKinds.home, 'BoltWerk (9)'],
    ['/playground?q=drill&f.brand=Halden', 'Halden (11)'],
  ] as const) {
    await visit(page, route);
    const boxes = page.getByRole('main').getByRole('checkbox');
    await expect(boxes.and(page.getByLabel(tab)).first()).toBeChecked();
    await page.emulateMedia({ media: 'print' });
    for (const box of await boxes.all()) {
      await expect(box).toHaveCSS('appearance', 'none');
      const mark = await box.evaluate((element) => getComputedStyle(element, '::before').content);
      expect(mark).toBe((await box.isChecked()) ? '"✓"' : 'none');
    }
    for (const field of await page.locator('main .control').all())
      await expect(field).toHaveCSS('border-top-width', '0px');
    await page.emulateMedia({ media: null });
  }
  await page.emulateMedia({ media: 'print' });
  const json = page.getByRole('group', { name: 'JSON response' });
  await expect(json.getByText('"result": {')).toBeVisible();
});

test('print hides controls of results', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await visit(page, '/search?query=search&f.section=Search');
  await expect(hits(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove filter Section: Search' })).toBeVisible();
  for (const control of [
    page.getByRole('complementary', { name: 'Filters' }),
    page.getByRole('navigation', { name: 'Search result pages' }),
    page.getByRole('main').getByRole('combobox'),
    page.getByRole('button', { name: 'Clear all' }),
  ])
    await expect(control).toHaveCount(0);
});
