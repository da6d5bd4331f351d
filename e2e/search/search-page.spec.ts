import { expect, type Page } from '@playwright/test';
import { routes } from '../../src/lib/addresses/routes';
import { topicPages } from '../../src/lib/topic-pages';
import { hits, resultStatus as status, searchBox, title } from '../support/elements';
import { noteShifts, requestedUrls, test, visit } from '../support/page';

const group = (page: Page, name: string) => page.getByRole('group', { name });

/** Number of results in the status line. */
async function total(page: Page): Promise<number> {
  await expect(status(page)).toHaveText(/^\d+ results? found|^No results/);
  return Number.parseInt((await status(page).textContent()) ?? '', 10) || 0;
}

test('results have a title, a count, links, and excerpts', async ({ quietPage: page }) => {
  await visit(page, '/search?query=price%20slider');
  await expect(page).toHaveTitle('Search Results | QSC Documentation');
  await expect(status(page)).toHaveText(/^\d+ results found for "price slider"$/);
  await expect(hits(page)).toHaveCount(10);
  const link = hits(page).first().getByRole('link');
  await expect(link).toHaveAttribute('href', new RegExp(`^(?:${routes.docs}|${routes.blog})/`));
  expect(await page.getByRole('main').locator('mark').count()).toBeGreaterThan(5);
  // An exact title is the first result, and a result links to the matching section.
  await visit(page, '/search?query=Filters');
  await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', topicPages.filters);
  await visit(page, '/search?query=nextPageToken');
  await hits(page).locator('a[href*="#"]').first().click();
  await expect(page).toHaveURL(/#/);
});

test('results that arrive in a narrow window move nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const shifts = await noteShifts(page);
  await visit(page, '/search?query=drill');
  await expect(hits(page)).toHaveCount(10);
  expect(await shifts()).toEqual([]);
});

test('facets keep their own counts, live in the address, and load no page', async ({ page }) => {
  await visit(page, '/search?query=search');
  const all = await total(page);
  const section = group(page, 'Section');
  const names = await section
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label') ?? ''));
  expect(names).toHaveLength(5);
  const [first = '', second = ''] = names;
  const requests = requestedUrls(page);
  const count = (name: string) => Number(/\((\d+)\)$/.exec(name)?.[1]);
  await section.getByRole('checkbox', { name: first }).check();
  await expect(status(page)).toHaveText(new RegExp(`^${count(first)} results`));
  await expect(page).toHaveURL(/f\.section=/);
  expect(requests.filter((url) => /page-data\/(?:search|app-data)/.test(url))).toEqual([]);
  // The other values of the facet keep their counts; both together add up.
  await section.getByRole('checkbox', { name: second }).check();
  await expect(status(page)).toHaveText(new RegExp(`^${count(first) + count(second)} results`));

  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('button', { name: /^Remove filter Section/ })).toHaveCount(2);
  await page.goBack();
  await expect(status(page)).toHaveText(new RegExp(`^${count(first)} results`));
  await page.goForward();
  await page.reload();
  await expect(section.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await chips.getByRole('button', { name: 'Clear all' }).click();
  await expect(status(page)).toHaveText(new RegExp(`^${all} results`));
  await expect(page).toHaveURL('/search?query=search');

  const tag = group(page, 'Tag');
  await expect(tag.getByRole('checkbox')).toHaveCount(5);
  await tag.getByRole('button', { name: /^Show \d+ more$/ }).click();
  expect(await tag.getByRole('checkbox').count()).toBeGreaterThan(10);
  await tag.getByRole('button', { name: 'Show less' }).click();
  await expect(tag.getByRole('checkbox')).toHaveCount(5);
});

test('the address has the order, the size, and the number of the page', async ({ page }) => {
  await visit(page, '/search?query=search&page=2');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Title A-Z' });
  await expect(page).toHaveURL('/search?query=search&sort=titleasc');
  await expect(status(page)).toHaveText(/results found/);
  await expect(async () => {
    const texts = await hits(page).locator('h2').allTextContents();
    const titles = texts.map((text) => text.split(' › ')[0] ?? '');
    expect(titles).toHaveLength(10);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  }).toPass();
  await page.getByRole('combobox', { name: 'Per page' }).selectOption('50');
  await expect(page).toHaveURL('/search?query=search&sort=titleasc&rows=50');
  await expect(hits(page)).toHaveCount(50);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Relevance' });
  await expect(page).toHaveURL('/search?query=search&rows=50');
  await page.getByRole('combobox', { name: 'Per page' }).selectOption('10');
  await expect(page).toHaveURL('/search?query=search');

  const pages = page.getByRole('navigation', { name: 'Search result pages' });
  await expect(pages).toContainText(/Page 1 of \d+/);
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  const first = await hits(page).first().textContent();
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/search?query=search&page=2');
  await expect(pages).toContainText(/Page 2 of \d+/);
  await expect(hits(page).first()).not.toHaveText(first ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(50);
  await pages.getByRole('button', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/search?query=search');
  await visit(page, '/search?query=search&page=999');
  await expect(page.getByText('There is no page 999')).toBeVisible();
  await expect(pages).toHaveCount(0);
  await page.getByRole('link', { name: /^Go to the last page/ }).click();
  await expect(hits(page).first()).toBeVisible();
});

test('a misspelled query is corrected; one click clears filters without hits', async ({ page }) => {
  await visit(page, '/search?query=synonim');
  await expect(page.getByText('Showing results for synonym')).toBeVisible();
  await expect(status(page)).toHaveText(/results found for "synonym"$/);
  await expect(hits(page).first()).toContainText(/synonym/i);
  await page.getByRole('main').getByRole('link', { name: 'synonim' }).click();
  await expect(page).toHaveURL(/query=synonim&ctrl=spellcheckDisabled$/);
  await expect(page.getByRole('heading', { name: 'Popular topics' })).toBeVisible();
  await visit(page, '/search?query=zzyqwxv&f.section=A%20%26%20B%3D%C3%BC');
  await expect(status(page)).toHaveText('No results found for "zzyqwxv"');
  const section = group(page, 'Section');
  await expect(section.getByRole('checkbox', { name: 'A & B=ü (0)' })).toBeChecked();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/search?query=zzyqwxv');
  await expect(page.getByRole('complementary', { name: 'Filters' })).toHaveCount(0);
  expect((await status(page).boundingBox())?.x).toBe((await title(page).boundingBox())?.x);
});

test('an invalid filter is explained, as is one without a name', async ({ page }) => {
  for (const [filter, problem] of [
    ['f.date.range=5', '"f.date.range" must be two bounds'],
    ['f.=x&f.section=Search', '"f." does not name a filter'],
  ] as const) {
    await visit(page, `/search?query=search&${filter}`);
    await expect(page.getByRole('alert')).toContainText(problem);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(hits(page).first()).toBeVisible();
  }
});

test('in narrow windows the filters are a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/search?query=facet');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const blog = drawer.getByRole('checkbox', { name: /^Blog/ });
  await blog.check();
  await expect(page).toHaveURL(/f\.section=Blog/);
  await drawer.getByRole('button', { name: /^Show \d+ results?$/ }).click();
  await expect(drawer).toBeHidden();
  const withCount = page.getByRole('button', { name: 'Filters (1)' });
  await withCount.click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(withCount).toBeFocused();
});

test('the keyboard reaches the hits and the filters', async ({ page }) => {
  await visit(page, routes.docs);
  await searchBox(page).fill('facet');
  await searchBox(page).press('Enter');
  await expect(hits(page)).toHaveCount(10);
  for (const id of ['main', 'hits']) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator(`#${id}`)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(hits(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('/');
  const box = page.locator('input[type=checkbox]:focus');
  for (let tab = 0; tab < 5 && (await box.count()) === 0; tab++) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { checked: true })).toBeFocused();
});
