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

for (const path of [spellcheckPage, facetsPage])
  test(`the playground responds to what ${path} shows`, async ({ quietPage: page }) => {
    await visit(page, path);
    const example = examples(page).first();
    const shown = JSON.parse(
      (await example.getByRole('group', { name: /^Response/ }).textContent()) ?? '',
    ) as Record<string, unknown>;
    // Times and ids differ between calls.
    for (const key of ['time', 'currentTime', 'requestId', 'request']) delete shown[key];
    await example.getByRole('link', { name: 'Open in playground' }).click();
    await expect(page).toHaveURL(/\/playground\?source=shop&/);
    await status(page, 200);
    expect(await json(page)).toMatchObject(shown);
  });

test('other languages are generated when the reader chooses them', async ({ quietPage: page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, spellcheckPage);
  const example = examples(page).first();
  for (const [label, wanted] of [
    ['Python', 'requests.get('],
    ['PHP', 'curl_init($url)'],
    ['C#', 'HttpMethod.Get'],
    ['Go', 'http.NewRequest("GET"'],
    ['JavaScript', 'await fetch(url'],
  ] as const) {
    await example.getByRole('tab', { name: label, exact: true }).click();
    const panel = example.getByRole('tabpanel', { name: label, exact: true });
    await expect(panel).toContainText(wanted);
    await panel.hover();
    await panel.getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(() => clipboard(page)).toContain(wanted);
  }
});

test('an example of the suggest call opens as one', async ({ page }) => {
  await visit(page, suggestPage);
  await page.getByRole('link', { name: 'Open in playground' }).first().click();
  await expect(page.getByLabel('Call', { exact: true })).toHaveValue('suggest');
  await expect(response(page).getByRole('listitem').first()).toBeVisible();
});

test("an example shows the visitor's view without the code of the search", async ({
  quietPage: page,
}) => {
  const urls = requestedUrls(page);
  await visit(page, facetsPage);
  const example = firstExample(page);
  await example.getByRole('tab', { name: 'As visitors see it' }).click();
  await expect(example.getByRole('checkbox', { name: /^BoltWerk/ })).toBeDisabled();
  await expect(example.getByText('20 hits, 3 to 4 shown')).toBeVisible();
  expect(urls.filter((url) => /search-data/.test(url))).toEqual([]);
  // After a navigation, the browser renders the view.
  await visit(page, contentRoute('/docs/qsc-admin/search/search-response'));
  await page.getByRole('main').locator(`a[href="${facetsPage}"]`).first().click();
  await expect(page).toHaveURL(facetsPage);
  await example.getByRole('tab', { name: 'As visitors see it' }).click();
  await expect(example.getByText('20 hits, 3 to 4 shown')).toBeVisible();
});

test('request, response, and view of a live example follow a choice', async ({
  quietPage: page,
}) => {
  await visit(page, facetsPage);
  const example = await tryExample(page);
  await example.getByRole('checkbox', { name: /^Halden/ }).uncheck();
  await expect(example.getByText('Live: 9 hits.')).toBeVisible();
  await expect(example.getByRole('group', { name: 'Request' })).not.toContainText('Halden');
  await expect(example.getByRole('link', { name: 'Open in playground' })).toHaveAttribute(
    'href',
    /f\.brand=BoltWerk&sort=price/,
  );
  await example.getByRole('tab', { name: 'Response', exact: true }).click();
  await expect(example.getByRole('group', { name: /^Response/ })).toContainText('"total": 9');
  await expect(page).toHaveURL(new RegExp(`${facetsPage}$`));
});

test('a live example follows a proposal of spelling and the input of suggestions', async ({
  page,
}) => {
  await visit(page, spellcheckPage);
  const example = await tryExample(page);
  await example.getByText(/^Live: /).waitFor();
  await example.getByRole('link', { name: 'hamer', exact: true }).click();
  await expect(example.getByRole('group', { name: 'Request' })).toContainText('spellcheckDisabled');
  await expect(page).toHaveURL(spellcheckPage);
  await visit(page, suggestPage);
  const suggestions = await tryExample(page);
  await suggestions.getByRole('searchbox', { name: 'Search the shop' }).fill('hamm');
  await expect(suggestions.getByRole('listitem').first()).toContainText(/hamm/i);
});

test('the home page shows a shop that can be tried', async ({ page }) => {
  await visit(page, '/');
  const example = firstExample(page);
  await expect(example.getByRole('checkbox', { name: /^BoltWerk/ })).toBeVisible();
  await example.getByRole('button', { name: 'Try it here' }).click();
  await example.getByRole('searchbox', { name: 'Search the shop' }).fill('saw');
  await expect(example.getByRole('group', { name: 'Request' })).toContainText('q=saw');
  await expect(example.getByText(/^Live: \d+ hits?\.$/)).toBeVisible();
});
