import { expect, type Page } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { json, response, status, tryExample } from '../support/playground';
import { clipboard } from '../support/elements';
import { requestedUrls, test, visit } from '../support/page';

const spellcheckPage = contentRoute('/docs/qsc-admin/search/spellcheck');
const facetsPage = contentRoute('/docs/qsc-admin/search/facets-and-paging');
const suggestPage = contentRoute('/docs/qsc-admin/search/suggest-api-integration');

const firstExample = (page: Page) => page.locator('.search-example').first();

/** Examples with a response and a link to the playground. */
const examples = (page: Page) =>
  page
    .locator('.search-example')
    .filter({ has: page.getByRole('link', { name: 'Open in playground' }) })
    .filter({ has: page.getByRole('group', { name: /^Response/ }) });

test('the playground returns the responses that examples show', async ({ quietPage: page }) => {
  for (const path of [spellcheckPage, facetsPage]) {
    await visit(page, path);
    const example = examples(page).first();
    const printed = JSON.parse(
      (await example.getByRole('group', { name: /^Response/ }).textContent()) ?? '',
    ) as Record<string, unknown>;
    // Times and ids differ between calls.
    for (const key of ['time', 'currentTime', 'requestId', 'request']) delete printed[key];
    await example.getByRole('link', { name: 'Open in playground' }).click();
    await expect(page).toHaveURL(/\/playground\?source=shop&/);
    await status(page, 200);
    expect(await json(page), path).toMatchObject(printed);
  }
});

test('other languages are generated on demand; spelling is live', async ({ quietPage: page }) => {
  await visit(page, spellcheckPage);
  const example = examples(page).first();
  for (const [label, wanted] of Object.entries({
    Python: 'requests.get(',
    PHP: 'curl_init($url)',
    'C#': 'HttpMethod.Get',
    Go: 'http.NewRequest("GET"',
    JavaScript: 'await fetch(url',
  })) {
    await example.getByRole('tab', { name: label, exact: true }).click();
    const panel = example.getByRole('tabpanel', { name: label, exact: true });
    await expect(panel).toContainText(wanted);
    await panel.hover();
    await panel.getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(() => clipboard(page)).toContain(wanted);
  }
  const live = await tryExample(page);
  await live.getByText(/^Live: /).waitFor();
  await live.getByRole('link', { name: 'hamer', exact: true }).click();
  await expect(live.getByRole('group', { name: 'Request' })).toContainText('spellcheckDisabled');
  await expect(page).toHaveURL(spellcheckPage);
});

test('an example of suggestions follows its input and opens as a call', async ({ page }) => {
  await visit(page, suggestPage);
  const suggestions = await tryExample(page);
  await suggestions.getByRole('searchbox', { name: 'Search the shop' }).fill('hamm');
  await expect(suggestions.getByRole('listitem').first()).toContainText(/hamm/i);
  await page.getByRole('link', { name: 'Open in playground' }).first().click();
  await expect(page.getByLabel('Call', { exact: true })).toHaveValue('suggest');
  await expect(response(page).getByRole('listitem').first()).toBeVisible();
});

test('an example shows a view of its hits, and can be tried', async ({ quietPage: page }) => {
  const urls = requestedUrls(page);
  await visit(page, facetsPage);
  const example = firstExample(page);
  await example.getByRole('tab', { name: 'As visitors see it' }).click();
  await expect(example.getByRole('checkbox', { name: /^BoltWerk/ })).toBeDisabled();
  await expect(example.getByText('20 hits, 3 to 4 shown')).toBeVisible();
  // The view needs no search.
  expect(urls.filter((url) => /search-data/.test(url))).toEqual([]);
  // After a navigation, the browser renders the view.
  await visit(page, contentRoute('/docs/qsc-admin/search/search-response'));
  await page.getByRole('main').locator(`a[href="${facetsPage}"]`).first().click();
  await expect(page).toHaveURL(facetsPage);
  await example.getByRole('tab', { name: 'As visitors see it' }).click();
  await expect(example.getByText('20 hits, 3 to 4 shown')).toBeVisible();
  const live = await tryExample(page);
  // Request, response, and view follow a choice.
  await live.getByRole('checkbox', { name: /^Halden/ }).uncheck();
  await expect(live.getByText('Live: 9 hits.')).toBeVisible();
  await expect(live.getByRole('group', { name: 'Request' })).not.toContainText('Halden');
  const link = live.getByRole('link', { name: 'Open in playground' });
  await expect(link).toHaveAttribute('href', /f\.brand=BoltWerk&sort=price/);
  await live.getByRole('tab', { name: 'Response', exact: true }).click();
  await expect(live.getByRole('group', { name: /^Response/ })).toContainText('"total": 9');
  await expect(page).toHaveURL(new RegExp(`${facetsPage}$`));
});

test('a click on a control of the home page starts the search', async ({ page }) => {
  await visit(page, '/');
  const example = firstExample(page);
  await example.getByText('Halden', { exact: true }).hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(example.getByRole('checkbox', { name: /^Halden/ })).toBeChecked();
  await example.getByRole('searchbox', { name: 'Search the shop' }).fill('saw');
  await expect(example.getByRole('group', { name: 'Request' })).toContainText('q=saw');
  await expect(example.getByText(/^Live: \d+ hits?\.$/)).toBeVisible();
});
