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
        expect(await look(element), `${kind}, pointer`).not.toEqual(plain);
        if (kind !== 'field' && kind !== 'list') {
          await page.mouse.down();
          expect((await look(element)).filter, `${kind}, pressed`).toContain('brightness');
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

    test('share the looks of states, and pass axe', async ({ page }) => {
      const looks = (kinds: string[], state?: string) =>
        Promise.all(kinds.map((kind) => look(control(page, kind, state))));
      for (const state of ['disabled', 'waiting']) {
        const disabled = await looks(['main', 'second', 'small', 'choice'], state);
        expect(new Set(disabled.map(({ color }) => color)).size, state).toBe(1);
        expect(new Set(disabled.map(({ cursor }) => cursor)), state).toEqual(new Set(['default']));
      }
      const selectable = ['second', 'small', 'sign', 'choice'];
      const [plain, selected] = [await looks(selectable), await looks(selectable, 'selected')];
      expect(new Set(selected.map(({ color }) => color)).size).toBe(1);
      expect(plain.map(({ color }) => color)).not.toContain(selected[0]?.color);
      for (const kind of ['field', 'list']) {
        const { borderColor } = await look(control(page, kind, 'failed'));
        expect(borderColor).not.toBe((await look(control(page, kind))).borderColor);
      }
      expect(await axeFinds(page, 'main', 'look')).toEqual([]);
    });
  });

for (const mode of ['light', 'dark'] as const)
  test(`messages of loading and empty states share a color, ${mode}`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    const colors = new Map<string, string>();
    const see = async (text: string) => {
      const visibleText = page.getByRole('main').getByText(text).filter({ visible: true }).first();
      await expect(visibleText).toBeVisible();
      // Without a color where the element is replaced meanwhile, as by the status of a search.
      const color = () => visibleText.evaluate((node) => getComputedStyle(node).color);
      await expect.poll(async () => colors.set(text, await color()).get(text)).not.toBe('');
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
