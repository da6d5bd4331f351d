import { expect, test, type Locator } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { docsSidebar, title } from '../support/elements';
import { pageKinds, visit } from '../support/page';

/** Left edge of the text of an element. */
const textEdge = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect().left;
  });

test('logo and pages have the same left edge', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const edges: Record<string, number> = {};
  for (const [kind, route] of Object.entries(pageKinds)) {
    await visit(page, route);
    const sidebar = docsSidebar(page);
    const first = (await sidebar.count()) > 0 ? sidebar.getByRole('link').first() : undefined;
    edges[kind] = await textEdge(first ?? title(page));
    edges.site = await textEdge(page.getByRole('banner').getByRole('link', { name: 'QSC' }));
  }
  for (const [kind, edge] of Object.entries(edges)) expect(edge, kind).toBeCloseTo(40, 0);
});

/** Lines of code that end inside a word although they could break before it. Runs in the page. */
function brokenWords(codes: (HTMLElement | SVGElement)[]): string[] {
  const broken: string[] = [];
  for (const code of codes) {
    if (!code.checkVisibility() || getComputedStyle(code).whiteSpace === 'pre') continue;
    const breaks = code.closest('.language-http') ? /[^/]\/.*[^/]\/|[&,]/ : /[^/]\/.*[^/]\/|&/;
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    let [line, bottom] = ['', 0];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const rect = range.getBoundingClientRect();
        const isNewLine = rect.width > 0 && rect.top >= bottom;
        // A word at the start of the line, or of its address, has no possible break before it.
        const [word = ''] = isNewLine ? (/\S*$/.exec(line) ?? []) : [];
        if (/\w$/.test(word) && /\w/.test(letter) && breaks.test(word))
          broken.push(`${line}|${letter}`);
        if (isNewLine) [line, bottom] = ['', rect.bottom];
        line += letter;
      }
  }
  return broken;
}

for (const width of [390, 320])
  test(`at ${width} px addresses in code do not break words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of [
      pageKinds.home,
      pageKinds.doc,
      pageKinds.playground,
      contentRoute('/docs/qsc-admin/api/reference/search'),
      contentRoute('/docs/qsc-admin/api/reference'),
    ]) {
      await visit(page, route);
      expect(await page.locator('main code').evaluateAll(brokenWords), route).toEqual([]);
    }
  });

/** Letters in the second line of each text that has three lines or more. Runs in the page. */
function lettersOfLines(texts: (HTMLElement | SVGElement)[]): number[] {
  return texts.flatMap((text) => {
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const lines: number[] = [];
    let bottom = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (let at = 0; at < (node.textContent ?? '').length; at++) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const rect = range.getBoundingClientRect();
        if (rect.width === 0) continue;
        if (rect.top >= bottom) [bottom] = [rect.bottom, lines.push(0)];
        lines[lines.length - 1] = (lines.at(-1) ?? 0) + 1;
      }
    return lines.length > 2 ? lines.slice(1, 2) : [];
  });
}

test('lines of text have a readable length', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const route of [pageKinds.doc, pageKinds['blog post']]) {
    await visit(page, route);
    const letters = await page.locator('.content p').evaluateAll(lettersOfLines);
    const [median = 0] = letters.toSorted((a, b) => a - b).slice(letters.length >> 1);
    expect(letters.length, route).toBeGreaterThan(3);
    expect(median, route).toBeGreaterThanOrEqual(64);
    expect(median, route).toBeLessThanOrEqual(76);
  }
});
