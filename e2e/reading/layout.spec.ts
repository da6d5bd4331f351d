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

test('pages have the left edge of the logo, and titles the same top', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const edges: Record<string, number> = {};
  const tops: Record<string, number> = {};
  for (const [kind, route] of Object.entries(pageKinds)) {
    await visit(page, route);
    const sidebar = docsSidebar(page);
    const first = (await sidebar.count()) > 0 ? sidebar.getByRole('link').first() : undefined;
    edges[kind] = await textEdge(first ?? title(page));
    const hasBreadcrumbs = (await page.locator('.breadcrumbs').count()) > 0;
    if (kind !== 'home' && !hasBreadcrumbs) tops[kind] = (await title(page).boundingBox())?.y ?? 0;
    edges.site = await textEdge(page.getByRole('banner').getByRole('link', { name: 'QSC' }));
  }
  for (const [kind, edge] of Object.entries(edges)) expect(edge, kind).toBeCloseTo(40, 0);
  for (const [kind, top] of Object.entries(tops)) expect(top, kind).toBe(tops['tags']);
});

/** Lines of each text as the window shows it, without hidden texts. Runs in the page. */
function linesOf(texts: (HTMLElement | SVGElement)[]): { isHttp: boolean; lines: string[] }[] {
  return texts.flatMap((text) => {
    if (!text.checkVisibility() || getComputedStyle(text).whiteSpace === 'pre') return [];
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    let bottom = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const [offset, letter] of (node.textContent ?? '').split('').entries()) {
        const range = document.createRange();
        range.setStart(node, offset);
        range.setEnd(node, offset + 1);
        const { width, top, bottom: end } = range.getBoundingClientRect();
        if (width > 0 && top >= bottom) [bottom] = [end, lines.push('')];
        if (lines.length === 0) continue;
        lines[lines.length - 1] = (lines.at(-1) ?? '') + letter;
      }
    return [{ isHttp: text.closest('.language-http') !== null, lines }];
  });
}

test('narrow windows break no words of addresses, and press no fourth column', async ({ page }) => {
  for (const route of [
    pageKinds.home,
    contentRoute('/docs/qsc-admin/qsc-agent/chatbot'),
    pageKinds.doc,
    pageKinds.playground,
    contentRoute('/docs/qsc-admin/api/reference/search'),
    contentRoute('/docs/qsc-admin/api/reference'),
  ]) {
    await visit(page, route);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      for (const cell of await page.locator('td:nth-child(4):last-child:visible').all())
        expect((await cell.boundingBox())?.width, route).toBeGreaterThan(150);
      const broken = (await page.locator('main code').evaluateAll(linesOf)).flatMap(
        ({ isHttp, lines }) => {
          const breaks = isHttp ? /[^/]\/.*[^/]\/|[&,]/ : /[^/]\/.*[^/]\/|&/;
          return lines.filter((line, index) => {
            // No line can break before a word at the start of the line or of its address.
            const [word = ''] = /\S*$/.exec(line) ?? [];
            return /\w$/.test(word) && /^\w/.test(lines[index + 1] ?? '') && breaks.test(word);
          });
        },
      );
      expect(broken, `${route}, ${width} px`).toEqual([]);
    }
  }
});

test('lines of text have a readable length', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const route of [pageKinds.doc, pageKinds['blog post']]) {
    await visit(page, route);
    const texts = await page.locator('.content p').evaluateAll(linesOf);
    // The second line of each text of three lines or more is full.
    const letters = texts
      .filter(({ lines }) => lines.length > 2)
      .map(({ lines }) => lines[1]?.trimEnd().length ?? 0)
      .sort((a, b) => a - b);
    const median = letters[letters.length >> 1];
    expect(letters.length, route).toBeGreaterThan(3);
    expect(median, route).toBeGreaterThanOrEqual(64);
    expect(median, route).toBeLessThanOrEqual(76);
  }
});
