import { expect } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { current, docsSidebar, selectedTab, title } from '../support/elements';
import { noteShifts, reload, test, visit } from '../support/page';

const filters = contentRoute('/docs/qsc-admin/search/filters');

test('a page is in sidebar, breadcrumbs, reading order, and tags', async ({ quietPage: page }) => {
  await visit(page, filters);
  await expect(page).toHaveTitle('Filters | QSC Documentation');
  await expect(title(page)).toHaveText('Filters');
  await expect(current(docsSidebar(page))).toHaveText('Filters');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText([
    ...['Docs', 'Search', 'Filter results', 'Filters'],
  ]);
  const pager = page.getByRole('navigation', { name: 'Docs pages' });
  await pager.getByRole('link', { name: /Next/ }).click();
  await expect(title(page)).toHaveText('Filter by values');
  await pager.getByRole('link', { name: /Previous/ }).click();
  await expect(title(page)).toHaveText('Filters');
  // The build has no address for feedback, edits, and reports.
  const main = page.getByRole('main');
  await expect(main.getByText(/^Last updated on/)).toBeVisible();
  await expect(main.getByText('Was this page helpful?')).toHaveCount(0);
  await expect(main.getByText(/Edit this page|Report a problem/)).toHaveCount(0);
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Filter' }).click();
  await expect(title(page)).toHaveText(/^\d+ pages tagged with "Filter"$/);
  await expect(main.getByRole('link', { name: 'Filters', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'View all tags' }).click();
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('A');
  await expect(main).toContainText(/Facet \(\d+\)/);
});

test('a page keeps the choice of tabs over reloads and pages', async ({ page }) => {
  await visit(page, filters);
  const [get, post] = [selectedTab(page, 'GET'), selectedTab(page, 'POST')];
  const count = await page.getByRole('tab', { name: 'POST' }).count();
  await page.getByRole('tab', { name: 'POST' }).first().click();
  await expect(post).toHaveCount(count);
  await reload(page);
  await expect(post).toHaveCount(count);
  await post.first().press('ArrowLeft');
  await expect(get.first()).toBeFocused();
  await visit(page, contentRoute('/docs/qsc-admin/search/search-api-integration'));
  await page.getByRole('tab', { name: 'Java', exact: true }).first().click();
  await page.goto(contentRoute('/docs/qsc-admin/search/spellcheck'));
  const example = page.getByRole('tabpanel', { name: 'Java', exact: true }).first();
  await expect(example).toContainText('HttpRequest.newBuilder');
  await expect(example).toBeVisible();
});

test('the index shows all groups with their pages', async ({ quietPage: page }) => {
  await visit(page, contentRoute('/docs'));
  const main = page.getByRole('main');
  const groups = await main.getByRole('heading', { level: 2 }).allTextContents();
  expect(groups.slice(0, 7)).toEqual([
    ...['I run a search', 'I build with it', 'I have an error'],
    ...['Getting started', 'Tutorials', 'Access and security', 'Feeding'],
  ]);
  await main.getByRole('link', { name: 'Search response', exact: true }).click();
  await expect(title(page)).toHaveText('Search response');
});

test('a missing page suggests similar ones and a search for its words', async ({ page }) => {
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
  const shiftsOf = await noteShifts(page);
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
  expect(await shiftsOf()).toEqual([]);
  // The reserved space is released with the list.
  const last = sidebar.getByRole('link').last();
  const before = (await last.boundingBox())?.y ?? 0;
  await group.click();
  await expect.poll(async () => (await last.boundingBox())?.y ?? 0).toBeLessThan(before);

  // Small pictures keep their size, large ones have the width of the text.
  const widths = await page.locator('main .content').evaluate((content) => {
    const picture = (width: number) =>
      `<span class="picture"><img src="/favicon.svg" width="${width}" height="40" /></span>`;
    content.insertAdjacentHTML('beforeend', picture(80) + picture(2000));
    return [...content.querySelectorAll('.picture'), content].map(
      (element) => element.getBoundingClientRect().width,
    );
  });
  expect(widths.slice(-3)).toEqual([80, widths.at(-1), widths.at(-1)]);
});
