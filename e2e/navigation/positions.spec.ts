import { expect } from '@playwright/test';
import { hits, scrollY, searchBox, title } from '../support/elements';
import { holdBack, open, pageKinds, settled, test, visit } from '../support/page';

for (const { width, rows } of [
  { width: 1440, rows: 10 },
  { width: 390, rows: 50 },
])
  test(`Back restores the position among ${rows} hits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, `/search?query=search&rows=${rows}`);
    const hit = hits(page).nth(-2).getByRole('link');
    await expect(hits(page)).toHaveCount(rows);
    await hit.scrollIntoViewIfNeeded();
    await settled(page);
    const before = await scrollY(page);
    expect(before).toBeGreaterThan(500);
    await hit.click();
    await expect(title(page)).not.toHaveText('Search results');
    await settled(page);
    await page.goBack();
    await expect(hits(page)).toHaveCount(rows);
    await expect.poll(() => scrollY(page)).toBe(before);
    await settled(page);
    expect(await scrollY(page)).toBe(before);
  });

test('the page stays in place while the navbar has focus', async ({ page }) => {
  await visit(page, '/docs/qsc-admin/api/reference/search#search-get-sort');
  await settled(page);
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(500);
  const top = await page.locator(':target').evaluate((e) => e.getBoundingClientRect().top);
  expect(top, 'anchors of fields begin where headings do').toBeLessThan(90);
  for (const key of ['/', 'p', 'r', 'Escape', 'Escape', 'Tab']) {
    await page.keyboard.press(key);
    await settled(page);
    expect(await scrollY(page), key).toBe(before);
  }
});

test('before hydration Enter searches the typed text', async ({ quietPage: page }) => {
  const release = await holdBack(page, '**/app-*.js');
  await open(page, pageKinds.doc);
  await searchBox(page).pressSequentially('facet');
  await searchBox(page).press('Enter');
  await page.waitForURL('/search?query=facet', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText('Searching…')).toBeVisible();
  await expect(searchBox(page)).toHaveValue('facet');
  release();
  await expect(hits(page).first()).toBeVisible();
  await expect(searchBox(page)).toHaveValue('facet');
});

test('the focus moves to the title of the next page of results', async ({ page }) => {
  await visit(page, '/search?query=search&rows=50');
  const bar = page.getByRole('navigation', { name: 'Search result pages' });
  const next = bar.getByRole('button', { name: 'Next' });
  await expect(next).toBeVisible();
  const noNext = next.and(page.locator('[aria-disabled]'));
  while ((await noNext.count()) === 0) {
    const label = await bar.textContent();
    await next.press('Enter');
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toBeInViewport();
    await expect(bar).not.toHaveText(label ?? '');
  }
});

test('the focus moves to the next filter, or to the title without filters', async ({ page }) => {
  await visit(page, '/search?query=search&f.section=Search&f.section=Admin&f.kind=doc');
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('button');
  await expect(chips).toHaveCount(4);
  await chips.first().press('Enter');
  await expect(chips).toHaveCount(3);
  await expect(chips.first()).toBeFocused();
  await page.getByRole('button', { name: 'Clear all' }).press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toBeInViewport();
});

test('the focus stays on a filter when its group is sorted again', async ({ page }) => {
  await visit(page, '/search?query=search');
  const group = page.getByRole('group', { name: 'Section' });
  const label = await group.getByRole('checkbox').nth(3).getAttribute('aria-label');
  const name = new RegExp(`^${(label ?? '').replace(/\(\d+\)$/, '')}`);
  const same = group.getByRole('checkbox', { name });
  await same.focus();
  for (const checked of [true, false]) {
    await page.keyboard.press('Space');
    await expect(same).toBeChecked({ checked });
    await expect(page).toHaveURL(checked ? /f\.section/ : '/search?query=search');
    await expect(same).toBeFocused();
  }
});

test('the focus moves when a button scrolls to the top or is removed', async ({ page }) => {
  await visit(page, pageKinds.doc);
  const last = page.locator('main a').last();
  await last.evaluate((e) => window.scrollBy(0, e.getBoundingClientRect().bottom - innerHeight));
  await last.focus();
  const room = await last.evaluate((e) => innerHeight - e.getBoundingClientRect().bottom);
  expect(room, 'the button covers no focused element').toBeGreaterThan(64);
  await page.getByRole('button', { name: 'Back to top' }).press('Enter');
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toBeInViewport();
  const dismiss = page.getByRole('button', { name: 'Dismiss announcement' });
  await dismiss.press('Enter');
  await expect(dismiss).toHaveCount(0);
  await expect(page.getByRole('link', { name: /, home$/ })).toBeFocused();
});

test('the focus follows the visual order of the navbar', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, pageKinds.doc);
    const backwards: string[] = [];
    let before = { top: 0, left: 0 };
    await page.getByRole('link', { name: /, home$/ }).focus();
    for (;;) {
      const corner = await page.evaluate(() => {
        const element = document.activeElement;
        const { top, left } = element?.getBoundingClientRect() ?? { top: 0, left: 0 };
        return element?.closest('header') ? { top, left } : null;
      });
      if (!corner) break;
      // The next element is further right or in a lower line. The button in the field begins slightly before it.
      if (corner.left < before.left - 8 && corner.top < before.top + 24)
        backwards.push(JSON.stringify(corner));
      before = corner;
      await page.keyboard.press('Tab');
    }
    expect(before.left, 'the last button is on the right').toBeGreaterThan(width / 2);
    expect(backwards, `${width} px`).toEqual([]);
  }
});
