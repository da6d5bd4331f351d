import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeFinds } from '../support/axe';
import { routes } from '../../src/lib/addresses/routes';
import { setMode, title } from '../support/elements';
import { pageKinds } from '../support/page';

/** All controls by kind. */
const controls: Readonly<Record<string, string>> = {
  main: '<button class="button">Run</button>',
  outline: '<button class="outline-button">Filters</button>',
  small: '<button class="text-button">Reset</button>',
  icon: '<button class="icon-button" aria-label="Close">×</button>',
  choice: '<button class="control">Yes</button>',
  field: '<input class="control" aria-label="Query">',
  select: '<select class="control" aria-label="Sort"><option>Relevance</option></select>',
};

/** States that attributes set; pointer and keyboard set the others. */
const attributes: Readonly<Record<string, string>> = {
  plain: '',
  disabled: 'disabled',
  waiting: 'aria-disabled="true"',
  selected: 'aria-pressed="true"',
  failed: 'aria-invalid="true"',
};

const control = (page: Page, kind: string, state = 'plain') =>
  page.locator(`[data-control="${kind} ${state}"] > *`);

/** Computed styles of a control after its transitions. */
const styleOf = (element: Locator) =>
  element.evaluate(async (node) => {
    await Promise.all(node.getAnimations().map(({ finished }) => finished));
    const { color, backgroundColor, borderColor, filter, outline, cursor } = getComputedStyle(node);
    return { color, backgroundColor, borderColor, filter, outline, cursor };
  });

for (const mode of ['light', 'dark'])
  test(`controls share the styles of states in ${mode} mode, and pass axe`, async ({ page }) => {
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
    await setMode(page, mode);

    const styles = (kinds: string[], state?: string) =>
      Promise.all(kinds.map((kind) => styleOf(control(page, kind, state))));
    for (const state of ['disabled', 'waiting']) {
      const disabled = await styles(['main', 'outline', 'small', 'choice'], state);
      expect(new Set(disabled.map(({ color }) => color)).size, state).toBe(1);
      expect(new Set(disabled.map(({ cursor }) => cursor)), state).toEqual(new Set(['default']));
    }
    const selectable = ['outline', 'small', 'icon', 'choice'];
    const [plain, selected] = [await styles(selectable), await styles(selectable, 'selected')];
    expect(new Set(selected.map(({ color }) => color)).size).toBe(1);
    expect(plain.map(({ color }) => color)).not.toContain(selected[0]?.color);
    for (const kind of ['field', 'select']) {
      const { borderColor } = await styleOf(control(page, kind, 'failed'));
      expect(borderColor).not.toBe((await styleOf(control(page, kind))).borderColor);
    }
    expect(await axeFinds(page, 'main', 'look')).toEqual([]);

    // Each control responds to pointer, press, and keyboard; the focus ring is the same.
    const rings = new Set<string>();
    for (const kind of Object.keys(controls)) {
      const element = control(page, kind);
      const before = await styleOf(element);
      await element.hover();
      expect(await styleOf(element), `${kind}, pointer`).not.toEqual(before);
      if (kind !== 'field' && kind !== 'select') {
        await page.mouse.down();
        expect((await styleOf(element)).filter, `${kind}, pressed`).toContain('brightness');
        await page.mouse.up();
      }
      await page.mouse.move(0, 0);
      await title(page).click();
      await element.press('Shift');
      rings.add((await styleOf(element)).outline);
    }
    expect([...rings]).toHaveLength(1);
  });

test('messages of loading and empty states share a color in each mode', async ({ page }) => {
  const colors: Record<string, Record<string, string>> = { light: {}, dark: {} };
  // Without motion, no color is between the modes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectMessage = async (text: string) => {
    const message = page.getByRole('main').getByText(text).filter({ visible: true }).first();
    await expect(message).toBeVisible();
    for (const [mode, byText] of Object.entries(colors)) {
      await setMode(page, mode);
      // An element that is replaced meanwhile, such as the status of a search, has no color.
      const color = () => message.evaluate((node) => getComputedStyle(node).color);
      await expect.poll(async () => (byText[text] = await color())).not.toBe('');
    }
  };
  await page.goto(`${routes.search}?query=qqzzqq`);
  await expectMessage('No results found for');
  await expectMessage('Check the spelling');
  await page.goto(`${routes.playground}?q=qqzzqq`);
  await expectMessage('No hits');
  for (const files of ['search-data', 'sample-shop'])
    await page.route(`**/${files}/**`, () => undefined);
  await page.goto(`${routes.search}?query=facet`);
  await expectMessage('Searching…');
  await page.goto(`${routes.playground}?q=drill`);
  await expectMessage('Running…');
  for (const byText of Object.values(colors))
    expect(new Set(Object.values(byText)).size, JSON.stringify(byText)).toBe(1);
});
