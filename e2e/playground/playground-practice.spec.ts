import { expect, type Page } from '@playwright/test';
import { axeFinds } from '../support/axe';
import {
  choose,
  expectQuery,
  field,
  hits,
  json,
  jsonBody,
  question,
  requestSample,
  response,
  run,
  source,
  status,
  view,
} from '../support/playground';
import { requestedUrls, test, visit } from '../support/page';
import { feedTutorial } from '../support/practice';
import { searchBox } from '../support/elements';

test('offline the playground searches the fed documents', async ({ quietPage: page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await visit(page, '/playground');
  await status(page, 200);
  const before = workers.length;
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);

  await source(page, 'Practice tenant').check();
  await status(page, 404);
  await expect(response(page).getByRole('alert')).toContainText(
    'Your practice tenant responded with an error (404)',
  );
  expect(workers).toHaveLength(before + 1);
  expect(await axeFinds(page, 'main')).toEqual([]);

  await feedTutorial(page);

  await visit(page, '/playground?source=practice&q=drill');
  await status(page, 200);
  await page.context().setOffline(true);
  await expect(requestSample(page)).toContainText(
    'GET https://{host}/api/v1/search/demo/products?q=drill',
  );
  await expect(hits(page).first()).toBeVisible();
  const count = await hits(page).count();
  const { result } = await json(page);
  expect(result.products.documents).toHaveLength(count);
  expect(result.products.total).toBeGreaterThan(0);
  expect(result.products.total).toBeLessThanOrEqual(10);
  await choose(page, 'Suggest');
  await expect(response(page)).toContainText(/drill/i);
  await expectQuery(page, 'source', ['practice']);

  await choose(page, 'Search');
  await field(page, 'Search app').fill('catalog');
  await run(page);
  await status(page, 404);
  await expectQuery(page, 'index', ['catalog']);
});

test('Run sends every call of the practice tenant', async ({ quietPage: page }) => {
  await visit(page, '/playground?source=practice&call=schema-put');
  await expect(response(page)).toContainText('Nothing was sent.');
  await run(page);
  await status(page, 200);
  await expect(requestSample(page)).toContainText(
    'PUT https://{host}/api/v1/searchapp/schema/demo/products',
  );
  await choose(page, 'Update and delete documents');
  await view(page, 'As JSON').check();
  const body = jsonBody(page);
  const typed = (await body.inputValue()).replace('Cordless drill 18 V', 'Typed drill');
  await body.fill('[');
  await run(page);
  await expect(body).toBeFocused();
  await expect(page.getByText('The body is not JSON: see line 1, column 2.')).toBeVisible();
  await body.fill(typed);
  await run(page);
  await status(page, 200);
  await expect(body).toHaveValue(typed);
  await expectQuery(page, 'body', []);
  await choose(page, 'Search with a body', true);
  await expect(hits(page).first()).toContainText('Typed drill');
  await choose(page, 'Read the category tree');
  await expect(response(page)).toContainText('The request has changed.');
  await run(page);
  await expect(response(page)).toContainText('"id": "root"');
  for (const step of ['Start', 'End']) {
    await choose(page, `${step} a full feed`, true);
    if (step === 'End') {
      await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
      await question(page).getByRole('button', { name: 'Run the call' }).click();
    }
    await status(page, 200);
  }
  await source(page, 'Sample shop').check();
  await expect(field(page, 'Call')).toHaveValue('search');
  await status(page, 200);
});

test('the typed body returns with its call', async ({ page }) => {
  await visit(page, '/playground?source=practice&call=schema-put');
  const body = jsonBody(page);
  const bodies = { 'Update and delete documents': '[ ]', 'Search with a body': '{ "q": "saw" }' };
  const calls = Object.entries(bodies);
  await view(page, 'As JSON').check();
  for (const [call, text] of calls) {
    await choose(page, call);
    await body.fill(text);
  }
  await choose(page, 'Suggest');
  await expectQuery(page, 'call', ['suggest']);
  for (const [call, text] of calls) {
    await choose(page, call);
    await view(page, 'As JSON').check();
    await expect(body).toHaveValue(text);
  }
});

test('the form of a body and its JSON share one state', async ({ quietPage: page }) => {
  await visit(page, '/playground?source=practice');
  const urls = requestedUrls(page);
  await choose(page, 'Replace the field schema');
  const first = page.getByRole('group', { name: 'schema field 1' });
  await expect(first.getByLabel('code')).toHaveValue('title');
  expect(urls.filter((url) => url.endsWith('.js'))).not.toEqual([]);
  await first.getByLabel('code').fill('name');
  await first.getByLabel('dataType').selectOption('raw');
  await first.getByLabel('facet').check();
  await first.getByLabel('weight').fill('heavy');
  await expect(first.getByLabel('weight')).toHaveAccessibleDescription(/whole number.*"heavy"/);

  await view(page, 'As JSON').check();
  const body = jsonBody(page);
  const parsed = JSON.parse(await body.inputValue()) as { fields: object[] };
  const flags = { display: true, facet: true };
  expect(parsed.fields[0]).toEqual({ code: 'name', dataType: 'raw', ...flags, weight: 'heavy' });
  await view(page, 'Form').check();
  await expect(first.getByLabel('weight')).toHaveValue('heavy');
  await first.getByLabel('weight').fill('3');

  await page.getByRole('button', { name: 'Add schema field' }).press('Enter');
  const added = page.getByRole('group', { name: 'schema field 3' });
  await expect(added.getByLabel('code')).toBeFocused();
  await page.keyboard.type('price');
  await expect(added.getByLabel('dataType')).toHaveAccessibleDescription(/^Type of the values/);
  await run(page);
  await status(page, 400);
  await expect(added.getByLabel('dataType')).toHaveAccessibleDescription(/^This value is required/);
  expect(await axeFinds(page, 'main')).toEqual([]);
  await added.getByLabel('dataType').selectOption('double');
  await run(page);
  await status(page, 200);
  await page.getByRole('button', { name: 'Remove schema field 3' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add schema field' })).toBeFocused();

  await view(page, 'As JSON').check();
  await body.fill('{ "fields": [');
  await view(page, 'Form').click();
  await expect(page.getByText('Fix the JSON to use the form.')).toBeVisible();
  await expect(view(page, 'As JSON')).toBeChecked();
  await body.press('End');
  await page.keyboard.type(']}');
  await expect(body).toHaveValue('{ "fields": []}');
  await expect(body).toBeFocused();
});

test('a nested value is JSON; control flags go into the address', async ({ page }) => {
  await visit(page, '/playground?source=practice&call=search-post&index=documents');
  const filters = page.getByLabel('searchFilters');
  await filters.fill('[{ "id": "brand", ');
  await expect(filters).toHaveAccessibleDescription(/^Invalid JSON/);
  await view(page, 'As JSON').check();
  await view(page, 'Form').check();
  await expect(filters).toHaveValue('[{ "id": "brand", ');
  await page.getByRole('checkbox', { name: /^facetDisabled/ }).check();
  await expect(requestSample(page)).toContainText(
    'POST https://{host}/api/v1/search/demo/documents?ctrl=facetDisabled',
  );
});

test('a form whose script fails is JSON, and the next try loads it', async ({ page }) => {
  await visit(page, '/playground?source=practice');
  await status(page, 404);
  await page.context().setOffline(true);
  await choose(page, 'Replace the field schema');
  await expect(page.getByText('The form could not be loaded.')).toBeVisible();
  const body = jsonBody(page);
  await body.fill('{ "fields": [{ "code": "mine", "dataType": "string" }] }');
  await page.context().setOffline(false);
  await view(page, 'As JSON').check();
  await view(page, 'Form').check();
  const first = page.getByRole('group', { name: 'schema field 1' });
  await expect(first.getByLabel('code')).toHaveValue('mine');
});

const titles = ['Lighthouse keeper', 'Night train', 'The lighthouse'];
const documents = JSON.stringify(
  titles.map((title, index) => ({
    header: { id: `b-${index + 1}`, action: 'update' },
    payload: { title, pages: 200 + index, language: 'en' },
  })),
);

/** Starts, with the actions that lead to the form. */
const starts: Record<string, (page: Page) => Promise<void>> = {
  'the home page': (page) =>
    page.getByRole('main').getByRole('link', { name: 'Search your own documents' }).click(),
  'the search box': async (page) => {
    await searchBox(page).fill('search my own documents');
    await page.getByRole('option', { name: 'Search your own documents' }).first().click();
    await page.getByRole('link', { name: 'bulk call of your practice tenant' }).click();
  },
};

for (const [start, open] of Object.entries(starts))
  test(`a reader searches own documents after a few actions from ${start}`, async ({ page }) => {
    await visit(page, '/');
    await open(page);
    await jsonBody(page).fill(documents);
    await run(page);
    await page.getByRole('button', { name: 'Make the search app of these documents' }).click();
    await expect(hits(page)).toContainText(titles);
  });
