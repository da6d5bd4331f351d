import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeFinds } from '../support/axe';
import { routes } from '../../src/lib/addresses/routes';
import { setMode, title } from '../support/elements';
import { pageKinds } from '../support/page';

/** All controls by kind. */
const controls: Readonly<Record<string, string>> = {
  main: '<button class="button">Run</button>',
  second: '<button class="outline-button">Filters</button>',
  small: '<button class="text-button">Reset</button>',
  sign: '<button class="icon-button" aria-label="Close">×</button>',
  choice: '<button class="control">Yes</button>',
  field: '<input class="control" aria-label="Query">',
  list: '<select class="control" aria-label="Sort"><option>Relevance</option></select>',
};

/** States that attributes set; pointer and keyboard set the others. */
const attributes: Readonly<Record<string, string>> = {
  plain: '',
  disabled: 'disabled',
  waiting: 'aria-disabled="true"',
  selected: 'aria-pressed="true"',
  failed: 'aria-invalid="true"',
};

/** Replaces a page by all controls in all states. */
async function openControls(page: Page): Promise<void> {
  await page.goto(pageKinds.tags);
  const rows = Object.entries(attributes).map(([state, attribute]) => {
    const cells = Object.entries(controls).map(
      ([kind, html]) =>
        `<span data-control="${kind} ${state}">${html.replace(' class=', ` ${attribute} class=`)}</span>`,
    );
    return `<h2>${state}</h2><p>${cells.join(' ')}</p>`;
  });
  await page.evaluate((html) => {
    document.body.innerHTML = `<main><h1>Controls</h1>${html}</main>`;
  }, rows.join(''));
}

const control = (page: Page, kind: string, state = 'plain') =>
  page.locator(`[data-control="${kind} ${state}"] > *`);

/** Computed styles of a control after its transitions. */
const look = (element: Locator) =>
  element.evaluate(async (node) => {
    await Promise.all(node.getAnimations().map(({ finished }) => finished));
    const { color, backgroundColor, borderColor, filter, outline, cursor } = getComputedStyle(node);
    return { color, backgroundColor, borderColor, filter, outline, cursor };
  });

for (const mode of ['light', 'dark'])
  test.describe(`all controls in ${mode} mode`, () => {
    test.beforeEach(async ({ page }) => {
      await openControls(page);
      await setMode(page, mode);
    });

    test('respond to pointer, press, and keyboard, each the same way', async ({ page }) => {
      const rings = new Set<string>();
      for (const kind of Object.keys(controls)) {
        const element = control(page, kind);
        const plain = await look(element);
        await element.hover();
        const over = await look(element);
        expect(over, `${kind}, pointer`).not.toEqual(plain);
        if (kind !== 'field' && kind !== 'list') {
          await page.mouse.down();
          const { filter } = await look(element);
          expect(filter, `${kind}, pressed`).toContain('brightness');
          await page.mouse.up();
        }
        await page.mouse.move(0, 0);
        await title(page).click();
        await element.focus();
        await page.keyboard.press('Shift');
        rings.add((await look(element)).outline);
      }
      expect([...rings]).toHaveLength(1);
    });

    test('share the color and cursor of the disabled state', async ({ page }) => {
      for (const state of ['disabled', 'waiting']) {
        const looks = await Promise.all(
          ['main', 'second', 'small', 'choice'].map(async (kind) =>
            look(control(page, kind, state)),
          ),
        );
        expect(new Set(looks.map(({ color }) => color)).size, state).toBe(1);
        expect(new Set(looks.map(({ cursor }) => cursor)), state).toEqual(new Set(['default']));
      }
    });

    test('share the color of the selected state', async ({ page }) => {
      const colors = new Set<string>();
      for (const kind of ['second', 'small', 'sign', 'choice']) {
        const { color } = await look(control(page, kind, 'selected'));
        expect(color, kind).not.toBe((await look(control(page, kind))).color);
        colors.add(color);
      }
      expect([...colors]).toHaveLength(1);
    });

    test('have a border for invalid input, and pass axe', async ({ page }, testInfo) => {
      for (const kind of ['field', 'list'])
        expect((await look(control(page, kind, 'failed'))).borderColor).not.toBe(
          (await look(control(page, kind))).borderColor,
        );
      await page.screenshot({ path: testInfo.outputPath(`controls-${mode}.png`), fullPage: true });
      expect(await axeFinds(page, 'main', 'look')).toEqual([]);
    });
  });

for (const mode of ['light', 'dark'] as const)
  test(`messages of loading and empty states share a color, ${mode}`, async ({
    page,
  }, testInfo) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    const colors = new Map<string, string>();
    const see = async (text: string) => {
      const visibleText = page.getByRole('main').getByText(text).filter({ visible: true }).first();
      await expect(visibleText).toBeVisible();
      // Without a color where the element is replaced meanwhile, as by the status of a search.
      const color = () => visibleText.evaluate((node) => getComputedStyle(node).color);
      await expect.poll(async () => colors.set(text, await color()).get(text)).not.toBe('');
      await page.screenshot({ path: testInfo.outputPath(`state-${colors.size}-${mode}.png`) });
    };
    await page.goto(`${routes.search}?query=qqzzqq`);
    await see('No results found for');
    await see('Check the spelling');
    await page.goto(`${routes.playground}?q=qqzzqq`);
    await see('No hits');
    for (const files of ['search-data', 'sample-shop'])
      await page.route(`**/${files}/**`, () => undefined);
    await page.goto(`${routes.search}?query=facet`);
    await see('Searching…');
    await page.goto(`${routes.playground}?q=drill`);
    await see('Running…');
    expect(new Set(colors.values()).size, JSON.stringify([...colors])).toBe(1);
  });
