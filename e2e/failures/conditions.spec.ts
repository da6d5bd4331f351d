import { expect, test, type Page } from '@playwright/test';
import { hits, setMode, tableOfContents } from '../support/elements';
import { pageKinds, similarLists, visit, widerThanWindow } from '../support/page';

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('buttons have borders, and current page, section, and tab are distinct', async ({
    page,
  }) => {
    for (const route of [pageKinds.home, pageKinds.doc]) {
      await visit(page, route);
      for (const button of await page.locator('.button, .icon-button, .text-button').all())
        await expect(button).not.toHaveCSS('border-top-style', 'none');
    }
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
    await page.locator('#date-filters').evaluate((heading) => heading.scrollIntoView());
    const section = '.table-of-contents a';
    await expect(page.locator(`${section}[aria-current]`)).toHaveCount(1);
    // The color of the border has a transition.
    await expect
      .poll(() => styleOf(page, `${section}[aria-current]`, 'border-left-color'))
      .not.toBe(await styleOf(page, `${section}:not([aria-current])`, 'border-left-color'));
  });

  test('drawings have the colors of the system, in both modes', async ({ page }) => {
    await visit(page, pageKinds['doc with diagram']);
    for (const mode of ['light', 'dark']) {
      await setMode(page, mode);
      const system = await page.evaluate(() => {
        document.body.style.cssText = 'color: CanvasText; background: Canvas';
        const { color, backgroundColor } = getComputedStyle(document.body);
        return { text: color, page: backgroundColor };
      });
      const drawing = '.drawing > svg';
      expect(await styleOf(page, `${drawing} text:not(.invert)`, 'fill')).toBe(system.text);
      expect(await styleOf(page, `${drawing} .group`, 'fill')).toBe(system.page);
      expect(await styleOf(page, `${drawing} .node`, 'fill')).toBe(system.page);
      expect(await styleOf(page, `${drawing} .label`, 'stroke')).toBe(system.page);
    }
  });
});

test('more contrast makes muted text as dark as other text', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await visit(page, pageKinds.doc);
  for (const mode of ['light', 'dark']) {
    await setMode(page, mode);
    const text = await styleOf(page, 'main h1', 'color');
    expect(await styleOf(page, 'main time', 'color')).toBe(text);
    expect(await styleOf(page, '.code-block .code-language', 'color')).toBe(text);
  }
});

/** Texts and controls that are cut off. */
const cutOff = (page: Page) =>
  page.locator('body *:not(svg *)').evaluateAll((elements) =>
    elements
      .filter((element) => {
        if (!(element instanceof HTMLElement) || element.offsetWidth <= 1) return false;
        if (![...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
          return false;
        const { overflowX, overflowY, display, webkitLineClamp } = getComputedStyle(element);
        // Excerpts are cut off on purpose.
        if (webkitLineClamp !== 'none') return false;
        const hides = /hidden|clip/;
        if (hides.test(overflowX) && element.scrollWidth > element.clientWidth + 1) return true;
        if (hides.test(overflowY) && element.scrollHeight > element.clientHeight + 1) return true;
        if (!element.matches('button, a') || display === 'inline') return false;
        const range = document.createRange();
        range.selectNodeContents(element);
        const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
        return text.right > box.right + 2 || text.bottom > box.bottom + 2;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

const expectToFit = async (page: Page, route: string, width: number, height: number) => {
  await page.setViewportSize({ width, height });
  expect(await widerThanWindow(page), `${route}, ${width} px`).toBeLessThanOrEqual(0);
};

test('content fits at 200 and 400 % zoom and with wide spacing', async ({ page }) => {
  for (const [kind, route] of Object.entries(pageKinds)) {
    await visit(page, route);
    // Windows of 1,440 and 1,280 pixels at 200 % zoom.
    for (const width of [720, 640]) await expectToFit(page, route, width, 450);
    if (similarLists.test(kind)) continue;
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    for (const width of [1440, 390]) {
      await expectToFit(page, route, width, 900);
      expect(await cutOff(page), `${route}, ${width} px`).toEqual([]);
    }
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    // A window of 1,280 by 1,024 pixels.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => window.scrollTo(0, 500));
    const bottom = () =>
      page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().bottom);
    await expect.poll(bottom, route).toBeLessThan(100);
  }
});

test('text grows with the size that the browser is set to, and fits', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  const setSize = (standard: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard } });
  for (const route of Object.values(pageKinds)) {
    await setSize(16);
    await visit(page, route);
    // Readers enlarge drawings as a whole.
    const texts = await page.evaluateHandle(() =>
      [...document.querySelectorAll('body :not(svg, svg *, [type=checkbox], [type=radio])')].map(
        (element) => ({
          element,
          size: parseFloat(getComputedStyle(element).fontSize),
        }),
      ),
    );
    await setSize(24);
    const unchanged = await texts.evaluate((list) =>
      list
        .filter(({ element, size }) => {
          const larger = parseFloat(getComputedStyle(element).fontSize);
          return element.isConnected && Math.abs(larger - size * 1.5) > 0.1;
        })
        .map(({ element }) => element.outerHTML.slice(0, 120)),
    );
    expect(unchanged, route).toEqual([]);
    for (const width of [1440, 390]) {
      await expectToFit(page, route, width, 900);
      expect(await cutOff(page), `${route}, ${width} px`).toEqual([]);
    }
  }
});

test('a word of 80 letters in each text makes no page scroll sideways', async ({ page }) => {
  const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';
  const fixed = 'script, style, svg, option, time, header.navbar, footer, .skip-link';
  for (const [kind, route] of Object.entries(pageKinds)) {
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(page, route);
    if (kind === 'search') await expect(hits(page).first()).toBeVisible();
    await page.evaluate(
      ([text, untouched]) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const node of texts)
          if (node.data.trim() && !node.parentElement?.closest(untouched))
            node.data = node.data.replace(/\S+/, text);
      },
      [word, fixed] as const,
    );
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await widerThanWindow(page), `${kind}, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('menu, sections, tabs, drawings, suggestions and filters work', async ({ page }) => {
    await visit(page, pageKinds.doc);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu).toHaveCount(0);
    const contents = tableOfContents(page);
    await contents.getByRole('button', { name: 'On this page' }).tap();
    await contents.getByRole('link', { name: 'Date filters' }).tap();
    await expect(page).toHaveURL(/#date-filters$/);
    await expect(page.getByRole('heading', { name: 'Date filters' })).toBeInViewport();
    const tab = page.getByRole('tab', { name: 'POST' }).first();
    await tab.tap();
    await expect(tab).toHaveAttribute('aria-selected', 'true');

    await visit(page, pageKinds['doc with diagram']);
    const enlarge = page.getByRole('button', { name: /^Enlarge/ }).first();
    await enlarge.tap();
    const drawing = page.getByRole('dialog');
    const svg = drawing.locator('svg').first();
    const width = () => svg.evaluate(({ clientWidth }) => clientWidth);
    const opened = await width();
    await drawing.getByRole('button', { name: 'Zoom in' }).tap();
    await expect.poll(width).toBeGreaterThan(opened * 1.3);
    await drawing.getByRole('button', { name: 'Close' }).tap();
    await expect(drawing).toHaveCount(0);

    await page.getByRole('button', { name: 'Open search' }).tap();
    await page.keyboard.type('facet');
    const texts = page.getByRole('group', { name: 'Suggestions' });
    await texts.getByRole('option').first().tap();
    await expect(page).toHaveURL(/^[^?]*\/search\?query=/);
    await page.getByRole('button', { name: 'Filters' }).tap();
    await page.getByRole('dialog').getByRole('checkbox').first().tap();
    await expect(page).toHaveURL(/f\./);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
