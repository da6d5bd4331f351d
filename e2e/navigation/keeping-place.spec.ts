import { expect, test, type Page } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { complaints, holdBack, hydrated, pageKinds, settled, visit } from '../support/page';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search documentation' });
const hits = (page: Page) => page.getByRole('main').getByRole('article');
const results = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Search results', exact: true });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('the way back from a hit', () => {
  for (const [width, rows] of [
    [1440, 10],
    [390, 50],
  ] as const)
    test(`leads to its place among ${rows} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, `/search?query=search&rows=${rows}`);
      const hit = hits(page)
        .nth(rows - 2)
        .getByRole('link');
      await hit.scrollIntoViewIfNeeded();
      await settled(page);
      const before = await scrollY(page);
      expect(before).toBeGreaterThan(500);
      await hit.click();
      await expect(results(page)).toHaveCount(0);
      await settled(page);
      await page.goBack();
      await expect(hits(page)).toHaveCount(rows);
      await expect.poll(() => scrollY(page)).toBe(before);
      await settled(page);
      expect(await scrollY(page)).toBe(before);
    });
});

test.describe('before the scripts are there', () => {
  const holdScripts = (page: Page) => holdBack(page, '**/app-*.js');

  test('a text that is typed into the search field counts', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(pageKinds.doc, { waitUntil: 'commit' });
    await box(page).pressSequentially('facet');
    release();
    await hydrated(page);
    await box(page).press('s');
    await expect(box(page)).toHaveValue('facets');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search?query=facets');
  });

  test('Enter searches as the browser does it', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(pageKinds.doc, { waitUntil: 'commit' });
    await box(page).pressSequentially('facet');
    await box(page).press('Enter');
    await page.waitForURL('/search?query=facet', { waitUntil: 'commit' });
    release();
    await expect(hits(page).first()).toBeVisible();
    await expect(box(page)).toHaveValue('facet');
  });

  test('Enter right after the start searches for what was typed', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(pageKinds.doc, { waitUntil: 'commit' });
    await box(page).pressSequentially('facet');
    release();
    await hydrated(page);
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search?query=facet');
    await expect(hits(page).first()).toBeVisible();
  });

  test('the search page holds the query and says that it searches', async ({ page }) => {
    const heard = complaints(page);
    const release = await holdScripts(page);
    await page.goto('/search?query=price%20slider', { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByText('Searching…')).toBeVisible();
    await expect(box(page)).toHaveValue('price slider');
    release();
    await expect(hits(page).first()).toBeVisible();
    await expect(box(page)).toHaveValue('price slider');
    expect(heard).toEqual([]);
  });
});

test.describe('the keyboard keeps its place', () => {
  test('with the next page of results, also the last one', async ({ page }) => {
    await visit(page, '/search?query=search&rows=50');
    const bar = page.getByRole('navigation', { name: 'Search result pages' });
    const next = bar.getByRole('button', { name: 'Next' });
    await expect(next).toBeVisible();
    const noNext = next.and(page.locator('[aria-disabled]'));
    while ((await noNext.count()) === 0) {
      const label = await bar.textContent();
      await next.focus();
      await page.keyboard.press('Enter');
      await expect(results(page)).toBeFocused();
      await expect(results(page)).toBeInViewport();
      await expect(bar).not.toHaveText(label ?? '');
    }
  });

  test('when filters are removed one by one or all at once', async ({ page }) => {
    await visit(page, '/search?query=search&f.section=Search&f.section=Admin&f.kind=doc');
    const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('button');
    await expect(chips).toHaveCount(4);
    await chips.first().focus();
    await page.keyboard.press('Enter');
    await expect(chips).toHaveCount(3);
    await expect(chips.first()).toBeFocused();
    await page.getByRole('button', { name: 'Clear all' }).focus();
    await page.keyboard.press('Enter');
    await expect(chips).toHaveCount(0);
    await expect(results(page)).toBeFocused();
    await expect(results(page)).toBeInViewport();
  });

  test('in a group of filters that is sorted anew', async ({ page }) => {
    await visit(page, '/search?query=search');
    const box3 = page.getByRole('group', { name: 'Section' }).getByRole('checkbox').nth(3);
    const name = ((await box3.getAttribute('aria-label')) ?? '').replace(/ \(\d+\)$/, '');
    const same = page
      .getByRole('group', { name: 'Section' })
      .getByRole('checkbox', { name: new RegExp(`^${name} `) });
    await same.focus();
    for (const checked of [true, false]) {
      await page.keyboard.press('Space');
      await expect(same).toBeChecked({ checked });
      await expect(page).toHaveURL(checked ? /f\.section/ : '/search?query=search');
      await expect(same).toBeFocused();
    }
  });

  test('when a button brings it to the top, or removes what it is in', async ({ page }) => {
    await visit(page, pageKinds.doc);
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.getByRole('button', { name: 'Back to top' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    const dismiss = page.getByRole('button', { name: 'Dismiss announcement' });
    await dismiss.focus();
    await page.keyboard.press('Enter');
    await expect(dismiss).toHaveCount(0);
    await expect(page.getByRole('link', { name: /, home$/ })).toBeFocused();
  });

  test('in the order in which the bar is read', async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, pageKinds.doc);
      const backwards: string[] = [];
      let count = 0;
      let before = { top: 0, left: 0 };
      await page.getByRole('link', { name: /, home$/ }).focus();
      for (;;) {
        const place = await page.evaluate(() => {
          const element = document.activeElement;
          const { top, left } = element?.getBoundingClientRect() ?? { top: 0, left: 0 };
          return element?.closest('header') ? { top, left } : null;
        });
        if (!place) break;
        count += 1;
        // Further right in the same line, or in a line below; the field's button is inside of its start.
        if (place.left < before.left - 8 && place.top < before.top + 24)
          backwards.push(JSON.stringify(place));
        before = place;
        await page.keyboard.press('Tab');
      }
      expect(count).toBeGreaterThan(3);
      expect(backwards, `${width} px`).toEqual([]);
    }
  });
});

test('an address with a filter that has no name says so and searches without it', async ({
  page,
}) => {
  await visit(page, '/search?query=search&f.=x&f.section=Search');
  await expect(page.getByText('Ignored an unknown filter in the address: "f."')).toBeVisible();
  await expect(hits(page).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('button')).toHaveCount(
    2,
  );
});

test('days have one form, and a machine can read them', async ({ page }) => {
  for (const route of [
    contentRoute('/blog'),
    contentRoute('/blog/archive'),
    pageKinds['blog post'],
    pageKinds.doc,
  ]) {
    await visit(page, route);
    const days = page.getByRole('main').locator('time');
    await expect.poll(() => days.count(), route).toBeGreaterThan(0);
    for (const day of await days.all()) {
      await expect(day).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
      await expect(day).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
    }
    expect(await page.getByRole('main').innerText()).not.toMatch(/updated on \d{4}-/);
  }
});
