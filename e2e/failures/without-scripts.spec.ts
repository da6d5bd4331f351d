import { expect, test } from '@playwright/test';
import { contentRoute, docPages } from '../../src/lib/addresses/routes';
import { pageKinds } from '../support/page';

test.use({ javaScriptEnabled: false });

for (const [kind, route] of Object.entries(pageKinds)) {
  test(`${kind} is complete without scripts`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('2025');
    const main = page.getByRole('navigation', { name: 'Main' });
    // Where no host is known, it leads to what says how to enter one.
    await expect(main.getByRole('link', { name: 'Console' })).toHaveAttribute(
      'href',
      `${docPages.concepts}#your-values`,
    );
    await expect(main.getByRole('link', { name: 'Docs', exact: true })).toBeVisible();
    // Nothing is shown that only scripts could make work; the search is a form and works. Views of examples are
    // pictures of a search page: their buttons are disabled.
    for (const button of await page.locator('button:enabled:not([role=search] button)').all())
      await expect(button).toBeHidden();
    await expect(page.getByRole('tab')).toHaveCount(0);

    for (const summary of await page.locator('main summary').all()) await summary.click();
    // Of a picture for each color mode, the light one: the page starts light.
    await expect(page.locator('main .dark-mode img').filter({ visible: true })).toHaveCount(0);
    for (const image of await page.locator('main :not(.dark-mode) > picture > img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toBeVisible();
      await expect(image).not.toHaveCSS('opacity', '0');
    }
    for (const code of await page.locator('main pre').all()) {
      await expect(code).toBeVisible();
      await expect(code).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    }
    for (const label of await page.locator('.tab-label').all()) await expect(label).toBeVisible();
    for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
  });
}

test('the sidebar is open on the current branch', async ({ page }) => {
  await page.goto(pageKinds.doc);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const current = sidebar.getByRole('link', { name: 'Filters', exact: true });
  await expect(current).toBeVisible();
  await expect(current).toHaveAttribute('aria-current', 'page');
  await sidebar.getByRole('link', { name: 'Spellcheck API', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Spellcheck/);
});

test('narrow windows lead to the sections and the pages too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pageKinds.doc);
  await expect(
    page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Filters', exact: true }),
  ).toBeVisible();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Range filters' })
    .click();
  await expect(page.getByRole('heading', { name: 'Range filters' })).toBeInViewport();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
});

test('a diagram is drawn', async ({ page }) => {
  await page.goto(pageKinds['doc with diagram']);
  // Of the two drawings, for wide and for narrow windows, one is seen.
  const source = page.locator('.diagram svg').getByText('Data source').filter({ visible: true });
  await expect(source).toHaveCount(1);
});

test('the practice tenant, which needs them, has no button', async ({ page }) => {
  await page.goto(contentRoute('/docs/qsc-admin/tutorials/first-search-app-in-5-minutes'));
  await expect(page.getByRole('button', { name: 'Run here' })).toHaveCount(0);
  await expect(page.getByText('Run here', { exact: true }).first()).toBeHidden();
});

test('notes of code are links from lines to the list below, with the keyboard too', async ({
  page,
}) => {
  await page.goto(contentRoute('/docs/qsc-admin/suggest/managed-suggest'));
  const code = page.getByRole('group', { name: 'entry-kind.mjs' });
  await expect(code.locator('[data-line]')).toHaveCount(5);
  const note = code.getByRole('link', { name: 'Note 2' });
  await note.focus();
  await page.keyboard.press('Enter');
  const text = page.locator(':target');
  await expect(text).toHaveText('Draw queries as another.');
  await expect(text).toBeInViewport();
});
