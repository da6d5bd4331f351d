import { expect, test, type Page } from '@playwright/test';
import { expectMode, scrollY, searchBox, title } from '../support/elements';
import { elapse, hydrated, navigateTo, open, pageKinds, settled, visit } from '../support/page';

/** A time in milliseconds below a limit. It differs between names and turns, and is the same in each run. */
const momentOf = (name: string, turn: number, limit: number) =>
  (name.length * 67 + turn * 211) % limit;

/** An action of a reader, and the check that its effect lasts. */
interface Action {
  does: (page: Page) => Promise<void>;
  lasts: (page: Page) => Promise<void>;
}

let chosenMode: string;

const actions: Record<string, Action> = {
  'types a query': {
    does: (page) => searchBox(page).fill('what I typed'),
    lasts: async (page) => {
      await expect(searchBox(page)).toHaveValue('what I typed');
      await expect(searchBox(page)).toBeFocused();
    },
  },
  'switches the color mode': {
    does: async (page) => {
      const mode = await page.locator('html').getAttribute('data-theme');
      chosenMode = mode === 'dark' ? 'light' : 'dark';
      await page.getByRole('button', { name: /^Switch to/ }).click();
    },
    lasts: (page) => expectMode(page, chosenMode),
  },
  'focuses a link': {
    does: (page) => page.getByRole('contentinfo').getByRole('link').first().focus(),
    lasts: (page) => expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused(),
  },
};

const duringNavigation: Record<string, Action> = {
  ...actions,
  'opens the search field by its key': {
    does: (page) => page.keyboard.press('/'),
    lasts: (page) => expect(searchBox(page)).toBeFocused(),
  },
  'opens the list of keys': {
    does: (page) => page.keyboard.press('?'),
    lasts: (page) => expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible(),
  },
};

const duringHydration: Record<string, Action> = {
  ...actions,
  'chooses a tab': {
    does: (page) => page.getByRole('tab').nth(1).click(),
    lasts: (page) => expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true'),
  },
  scrolls: {
    does: (page) => page.evaluate(() => window.scrollTo(0, 700)),
    lasts: (page) => expect.poll(() => scrollY(page)).toBeGreaterThan(600),
  },
};

/** Ways to another page. */
const ways: ((page: Page) => Promise<void>)[] = [
  (page) => page.keyboard.press('n'),
  (page) => navigateTo(page, pageKinds['docs index']),
  (page) => navigateTo(page, pageKinds.search),
  (page) => page.evaluate(() => history.back()),
];

test.beforeEach(async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
});

for (const [name, { does, lasts }] of Object.entries(duringNavigation))
  test(`during a navigation the reader ${name}`, async ({ page }) => {
    for (const [turn, way] of ways.entries()) {
      await visit(page, pageKinds.blog);
      await navigateTo(page, pageKinds.doc);
      await expect(title(page)).toHaveText('Filters');
      await settled(page);
      await way(page);
      // Most of these times are soon after the start of the navigation.
      await elapse(page, momentOf(name, turn, 400) ** 2 / 400);
      await does(page);
      await expect(title(page)).not.toHaveText('Filters');
      await settled(page);
      await elapse(page, 300);
      await lasts(page);
    }
  });

for (const [name, { does, lasts }] of Object.entries(duringHydration))
  test(`during hydration the reader ${name}`, async ({ page }) => {
    for (let turn = 0; turn < 4; turn += 1) {
      await open(page, pageKinds.doc);
      await page.getByRole('contentinfo').waitFor();
      await elapse(page, momentOf(name, turn, 800));
      await does(page);
      await hydrated(page);
      await settled(page);
      await elapse(page, 300);
      await expect(title(page)).toHaveText('Filters');
      await lasts(page);
    }
  });

for (const width of [390, 820])
  test(`during a navigation the reader opens the menu at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const moment of [0, 15, 60, 200]) {
      await visit(page, pageKinds.doc);
      await navigateTo(page, pageKinds.blog);
      await elapse(page, moment);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(title(page)).not.toHaveText('Filters');
      await settled(page);
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    }
  });
