import { expect, test } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { docsSidebar, title } from '../support/elements';
import { complaints, hydrated, visit } from '../support/page';

const filters = contentRoute('/docs/qsc-admin/search/filters');

test.describe('a documentation page', () => {
  test('shows small pictures as they are, and large ones within the text', async ({ page }) => {
    await visit(page, filters);
    const widths = await page.locator('main .content').evaluate((content) => {
      content.insertAdjacentHTML(
        'beforeend',
        [80, 2000]
          .map(
            (width) =>
              `<span class="picture"><img src="/favicon.svg" width="${width}" height="40" /></span>`,
          )
          .join(''),
      );
      return [...content.querySelectorAll('.picture'), content].map(
        (element) => element.getBoundingClientRect().width,
      );
    });
    expect(widths.slice(-3)).toEqual([80, widths.at(-1), widths.at(-1)]);
  });

  test('is in sidebar, breadcrumbs, and reading order', async ({ page }) => {
    const list = complaints(page);
    await visit(page, filters);
    await expect(page).toHaveTitle('Filters | QSC Documentation');
    await expect(title(page)).toHaveText('Filters');
    const sidebar = docsSidebar(page);
    await expect(sidebar.getByRole('link', { name: 'Filters', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem'),
    ).toHaveText(['Docs', 'Search', 'Filter results', 'Filters']);
    await page
      .getByRole('navigation', { name: 'Docs pages' })
      .getByRole('link', { name: /Next/ })
      .click();
    await expect(title(page)).toHaveText('Filter by values');
    await page
      .getByRole('navigation', { name: 'Docs pages' })
      .getByRole('link', { name: /Previous/ })
      .click();
    await expect(title(page)).toHaveText('Filters');
    // Without settings for them, these have no address.
    const main = page.getByRole('main');
    await expect(main.getByText(/^Last updated on/)).toBeVisible();
    await expect(main.getByText('Was this page helpful?')).toHaveCount(0);
    await expect(main.getByText(/Edit this page|Report a problem/)).toHaveCount(0);
    expect(list).toEqual([]);
  });

  test('links to its tags, and a tag to its pages', async ({ page }) => {
    await visit(page, filters);
    await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Filter' }).click();
    await expect(title(page)).toHaveText(/^\d+ pages tagged with "Filter"$/);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Filters', exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'View all tags' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('A');
    await expect(page.getByRole('main')).toContainText(/Facet \(\d+\)/);
  });

  test('keeps the choice of tabs over pages', async ({ page }) => {
    await visit(page, filters);
    await page.getByRole('tab', { name: 'POST' }).first().click();
    for (const tab of await page.getByRole('tab', { name: 'POST' }).all())
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('tab', { name: 'POST' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('tab', { name: 'POST' }).first().press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'GET' }).first()).toBeFocused();
    await expect(page.getByRole('tab', { name: 'GET' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});

test('the index shows all groups with their pages', async ({ page }) => {
  const list = complaints(page);
  await visit(page, contentRoute('/docs'));
  const main = page.getByRole('main');
  const groups = await main.getByRole('heading', { level: 2 }).allTextContents();
  expect(groups.slice(0, 3)).toEqual(['I run a search', 'I build with it', 'I have an error']);
  expect(groups.slice(3, 7)).toEqual([
    'Getting started',
    'Tutorials',
    'Access and security',
    'Feeding',
  ]);
  await main.getByRole('link', { name: 'Search response', exact: true }).click();
  await expect(title(page)).toHaveText('Search response');
  expect(list).toEqual([]);
});

test('a missing page suggests similar ones, and offers a search for the words of its address', async ({
  page,
}) => {
  const response = await page.goto(contentRoute('/docs/filter'));
  expect(response?.status()).toBe(404);
  await expect(title(page)).toHaveText('Page not found');
  await page
    .getByRole('region', { name: 'Did you mean one of these?' })
    .getByRole('link', { name: 'Filters', exact: true })
    .click();
  await expect(title(page)).toHaveText('Filters');
  await page.goto(contentRoute('/docs/external-price-slider.html'));
  const field = page.getByRole('textbox', { name: 'Search for the page' });
  await expect(field).toHaveValue('external price slider');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?query=external+price+slider');
  await expect(page.getByRole('article').first()).toContainText('External price slider');
});

test('open groups of the sidebar move nothing on the next page', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries())
        if ('value' in entry) document.documentElement.dataset['moved'] = String(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, filters);
  const sidebar = docsSidebar(page);
  const group = sidebar.getByRole('button', { name: 'Getting started: pages' });
  await group.click();
  await expect(sidebar.getByRole('link', { name: 'Introduction', exact: true })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('sidebar.closed-and-open')))
    .toContain(`"${contentRoute('/docs/getStarted')}":`);
  await visit(page, contentRoute('/docs/qsc-admin/tutorials/sample-shop'));
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  const closed = await page.evaluate(() => document.documentElement.dataset['moved']);
  expect(closed).toBeUndefined();
  // The reserved space is released with the list.
  const last = sidebar.getByRole('link').last();
  const before = (await last.boundingBox())?.y ?? 0;
  await group.click();
  await expect.poll(async () => (await last.boundingBox())?.y ?? 0).toBeLessThan(before);
});
