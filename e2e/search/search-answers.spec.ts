import { expect, test, type Page } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { hits, searchBox as box, suggestionList } from '../support/elements';
import { loadEngine } from '../support/search-data';
import { requestedUrls, visit } from '../support/page';

const main = (page: Page) => page.getByRole('main');
const answer = (page: Page) => page.getByRole('region', { name: 'Answer', exact: true });

async function search(page: Page, query: string): Promise<void> {
  await visit(page, `/search?query=${encodeURIComponent(query)}`);
  await expect(main(page).getByRole('status')).toHaveText(/results? found|^No results/);
}

/** A text with normalized white space. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

test('the answer to a question quotes one section above the hits', async ({ page }) => {
  await search(page, 'What is a tenant?');
  const quoted = plain((await answer(page).getByRole('paragraph').first().textContent()) ?? '');
  expect(quoted.length).toBeGreaterThan(30);
  const top = await answer(page).boundingBox();
  expect(top?.y ?? Infinity).toBeLessThan((await hits(page).first().boundingBox())?.y ?? 0);
  await answer(page).getByRole('link').click();
  await expect(page).toHaveURL(contentRoute('/docs/getStarted/concepts#tenant'));
  expect(plain((await main(page).textContent()) ?? '')).toContain(quoted);
});

test('a how-to question gets steps, and a name of the API its definition', async ({ page }) => {
  await search(page, 'How do I clear an event with the status ERROR?');
  expect(await answer(page).getByRole('listitem').count()).toBeGreaterThan(3);
  const section = new RegExp(`^${contentRoute('/docs/qsc-admin/admin/feeding')}#`);
  await expect(answer(page).getByRole('link')).toHaveAttribute('href', section);
  await search(page, 'nextPageToken');
  await expect(answer(page)).toHaveCount(0);
  const definition = main(page).getByText(/^nextPageToken, parameter: \S+/);
  const row = /\/api\/reference\/search#search-get-nextPageToken$/;
  await expect(definition.getByRole('link')).toHaveAttribute('href', row);
});

test('subjects that are not covered get a notice instead of an answer', async ({ page }) => {
  await search(page, 'Which prices, sizing, and hosting regions are there?');
  await expect(answer(page)).toHaveCount(0);
  const notice = page.getByRole('region', { name: 'Not covered in this documentation' });
  await expect(notice).toContainText(/hosting regions/);
  await expect(notice.getByRole('link')).toHaveAttribute('href', /#not-covered$/);
  for (const query of ['facet filter', 'What is the capital of France?', 'zzyqwxv']) {
    await search(page, query);
    await expect(answer(page)).toHaveCount(0);
  }
  // The page names words that no page has, and searches the others.
  await search(page, 'facet zzyqwxv');
  await expect(page.getByText(/^No results contain zzyqwxv\./)).toBeVisible();
  expect(await hits(page).count()).toBeGreaterThan(0);
  await search(page, 'facet');
  await expect(page.getByText(/^No results contain/)).toHaveCount(0);
});

test('the page of a hit highlights the query until a button clears it', async ({ page }) => {
  const highlights = () =>
    page.evaluate(() => [...(CSS.highlights.get('query-words') ?? [])].map(String));
  await search(page, 'synonym');
  await hits(page).first().getByRole('link').first().click();
  const remove = page.getByRole('button', { name: 'Clear highlights' });
  await expect(remove).toBeVisible();
  // It covers text, which must not shine through, and it is not printed.
  await expect(remove).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: 'print' });
  await expect(remove).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const words = await highlights();
  expect(words.length).toBeGreaterThan(2);
  for (const word of words) expect(word.toLowerCase()).toMatch(/^synonym/);
  // Screen readers notice nothing: the browser paints over the text.
  await expect(main(page).locator('mark')).toHaveCount(0);
  await remove.click();
  await expect(remove).toHaveCount(0);
  expect(await highlights()).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await highlights()).toEqual([]);
  await expect(remove).toHaveCount(0);
  // A page that was not opened from a hit has no highlights.
  await search(page, 'synonym');
  await visit(page, contentRoute('/docs/qsc-admin/admin/search/synonym'));
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click();
  await expect(remove).toHaveCount(0);
});

test('q= is an alias of query=, which takes precedence', async ({ page }) => {
  await visit(page, '/search?q=synonym');
  await expect(box(page)).toHaveValue('synonym');
  await expect(main(page).getByRole('status')).toHaveText(/results found for "synonym"$/);
  await visit(page, '/search?q=synonym&query=facet');
  await expect(box(page)).toHaveValue('facet');
  await expect(main(page).getByRole('status')).toHaveText(/results found for "facet"$/);
});

test('names, status codes, and errors are suggested with their kind or page', async ({ page }) => {
  await visit(page, '/');
  for (const [query, option, trail] of [
    ['ctrl', /^ctrl/, /parameter/],
    ['f.', /^f\./, /parameter/],
    ['429', /^429/, /./],
    ['blocked by', /^blocked by CORS/, /./],
  ] as const) {
    await box(page).fill('');
    await box(page).pressSequentially(query);
    const trails = suggestionList(page).getByRole('option', { name: option }).locator('.trail');
    await expect(trails.first(), query).toHaveText(trail);
  }
});

test('without a query the search loads nothing and offers questions', async ({ page }) => {
  const urls = requestedUrls(page);
  for (const route of ['/search', '/search?query=', '/search?query=%20%20']) {
    await visit(page, route);
    await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
  }
  expect(urls.filter((url) => url.includes('search-data'))).toEqual([]);
  const region = main(page).getByRole('heading', { name: 'Popular questions' });
  await expect(region).toBeVisible();
  const questions = await main(page).locator('a[href*="query="]').allTextContents();
  expect(questions.length).toBeGreaterThan(5);
  const engine = loadEngine();
  for (const question of questions)
    expect((await engine.assist({ q: question })).answer, question).toBeDefined();
  const [first = ''] = questions;
  await main(page).getByRole('link', { name: first }).click();
  await expect(answer(page)).toBeVisible();
});
