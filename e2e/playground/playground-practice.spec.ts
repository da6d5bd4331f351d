import { expect, test, type Page } from '@playwright/test';
import { axeFinds } from '../support/axe';
import {
  field,
  hits,
  json,
  expectQuery,
  request,
  response,
  runs,
  status,
} from '../support/playground';
import { complaints, visit } from '../support/page';
import { feedTutorial } from '../support/practice';

const question = (page: Page) => page.getByRole('dialog', { name: 'Change your practice tenant?' });

test('offline, the playground searches the documents that the reader fed in a tutorial', async ({
  page,
}) => {
  const heard = complaints(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await visit(page, '/playground');
  await status(page, 200);
  const before = workers.length;
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);

  await page.getByRole('radio', { name: 'Practice tenant' }).check();
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
  await expect(request(page).getByRole('tabpanel').first()).toContainText(
    'GET https://{host}/api/v1/search/demo/products?q=drill',
  );
  await expect(hits(page).first()).toBeVisible();
  const count = await hits(page).count();
  const { result } = await json(page);
  expect(result.products.documents).toHaveLength(count);
  expect(result.products.total).toBeGreaterThan(0);
  expect(result.products.total).toBeLessThanOrEqual(10);
  await field(page, 'Call').selectOption('Suggest');
  await expect(response(page)).toContainText(/drill/i);
  await expectQuery(page, 'source', ['practice']);

  await field(page, 'Call').selectOption('Search');
  await field(page, 'Search app').fill('catalog');
  await runs(page).click();
  await status(page, 404);
  await expectQuery(page, 'index', ['catalog']);
  expect(heard).toEqual([]);
});

test('every call of the practice tenant runs from a form, and only when the reader asks', async ({
  page,
}) => {
  const heard = complaints(page);
  await visit(page, '/playground?source=practice&call=schema-put');
  await expect(response(page)).toContainText('Nothing was sent.');
  await runs(page).click();
  await status(page, 200);
  await expect(request(page).getByRole('tabpanel').first()).toContainText(
    'PUT https://{host}/api/v1/searchapp/schema/demo/products',
  );
  await field(page, 'Call').selectOption('Update and delete documents');
  await page.getByRole('radio', { name: 'As JSON' }).check();
  const body = page.getByRole('textbox', { name: 'Body (JSON)' });
  const typed = (await body.inputValue()).replace('Cordless drill 18 V', 'Typed drill');
  await body.fill('[');
  await runs(page).click();
  await expect(body).toBeFocused();
  await expect(page.getByText('The body is not JSON: see line 1, column 2.')).toBeVisible();
  await body.fill(typed);
  await runs(page).click();
  await status(page, 200);
  await expect(body).toHaveValue(typed);
  await expectQuery(page, 'body', []);
  await field(page, 'Call').selectOption('Search with a body');
  await runs(page).click();
  await expect(hits(page).first()).toContainText('Typed drill');
  await field(page, 'Call').selectOption('Read the category tree');
  await expect(response(page)).toContainText('The request has changed.');
  await runs(page).click();
  await expect(response(page)).toContainText('"id": "root"');
  for (const step of ['Start', 'End']) {
    await field(page, 'Call').selectOption(`${step} a full feed`);
    await runs(page).click();
    if (step === 'End') await question(page).getByRole('button', { name: 'Run the call' }).click();
    await status(page, 200);
  }
  await page.getByRole('radio', { name: 'Sample shop' }).check();
  await expect(field(page, 'Call')).toHaveValue('search');
  await status(page, 200);
  expect(heard).toEqual([]);
});

test('the typed body returns with its call and with Back', async ({ page }) => {
  await visit(page, '/playground?source=practice&call=schema-put');
  const body = page.getByRole('textbox', { name: 'Body (JSON)' });
  const bodies = { 'Update and delete documents': '[ ]', 'Search with a body': '{ "q": "saw" }' };
  const calls = Object.entries(bodies);
  await page.getByRole('radio', { name: 'As JSON' }).check();
  for (const [call, text] of calls) {
    await field(page, 'Call').selectOption(call);
    await body.fill(text);
  }
  await field(page, 'Call').selectOption('Suggest');
  await expectQuery(page, 'call', ['suggest']);
  for (const [call, text] of calls) {
    await field(page, 'Call').selectOption(call);
    await page.getByRole('radio', { name: 'As JSON' }).check();
    await expect(body).toHaveValue(text);
  }
  await runs(page).click();
  await expectQuery(page, 'call', ['search-post']);
  await field(page, 'Call').selectOption('Read the category tree');
  await runs(page).click();
  await expectQuery(page, 'call', ['category-get']);
  await page.goBack();
  await page.getByRole('radio', { name: 'As JSON' }).check();
  await expect(body).toHaveValue(bodies['Search with a body']);
});

test('the form of a body and its JSON share one state, and switching loses no input', async ({
  page,
}) => {
  const heard = complaints(page);
  await visit(page, '/playground?source=practice');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await field(page, 'Call').selectOption('Replace the field schema');
  const first = page.getByRole('group', { name: 'schema field 1' });
  await expect(first.getByLabel('code')).toHaveValue('title');
  expect(scripts.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  await first.getByLabel('code').fill('name');
  await first.getByLabel('dataType').selectOption('raw');
  await first.getByLabel('facet').check();
  await first.getByLabel('weight').fill('heavy');
  await expect(first.getByLabel('weight')).toHaveAccessibleDescription(/whole number.*"heavy"/);

  const view = (name: string) => page.getByRole('radio', { name, exact: true });
  await view('As JSON').check();
  const body = page.getByRole('textbox', { name: 'Body (JSON)' });
  const parsed = JSON.parse(await body.inputValue()) as { fields: object[] };
  expect(parsed.fields[0]).toEqual({
    code: 'name',
    dataType: 'raw',
    display: true,
    facet: true,
    weight: 'heavy',
  });
  await view('Form').check();
  await expect(first.getByLabel('weight')).toHaveValue('heavy');
  await first.getByLabel('weight').fill('3');

  await page.getByRole('button', { name: 'Add schema field' }).press('Enter');
  const added = page.getByRole('group', { name: 'schema field 3' });
  await expect(added.getByLabel('code')).toBeFocused();
  await page.keyboard.type('price');
  await expect(added.getByLabel('dataType')).toHaveAccessibleDescription(/^Type of the values/);
  await runs(page).click();
  await status(page, 400);
  await expect(added.getByLabel('dataType')).toHaveAccessibleDescription(/^This value is required/);
  expect(await axeFinds(page, 'main')).toEqual([]);
  await added.getByLabel('dataType').selectOption('double');
  await runs(page).click();
  await status(page, 200);
  await page.getByRole('button', { name: 'Remove schema field 3' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add schema field' })).toBeFocused();

  await view('As JSON').check();
  await body.fill('{ "fields": [');
  await view('Form').click();
  await expect(page.getByText('Fix the JSON to use the form.')).toBeVisible();
  await expect(view('As JSON')).toBeChecked();
  await body.press('End');
  await page.keyboard.type(']}');
  await expect(body).toHaveValue('{ "fields": []}');
  await expect(body).toBeFocused();
  expect(heard).toEqual([]);
});

test('a nested value is JSON with an example, and control flags go into the address', async ({
  page,
}) => {
  await visit(page, '/playground?source=practice&call=search-post&index=documents');
  await page.getByRole('button', { name: 'Begin with an example of searchFilters' }).click();
  const filters = page.getByLabel('searchFilters');
  await expect(filters).toHaveValue(/"id": "brand"/);
  await filters.fill('[{ "id": "brand", ');
  await expect(filters).toHaveAccessibleDescription(/^Invalid JSON/);
  await page.getByRole('radio', { name: 'As JSON' }).check();
  await page.getByRole('radio', { name: 'Form', exact: true }).check();
  await expect(filters).toHaveValue('[{ "id": "brand", ');
  await page.getByRole('checkbox', { name: /^facetDisabled/ }).check();
  await expect(request(page).getByRole('tabpanel').first()).toContainText(
    'POST https://{host}/api/v1/search/demo/documents?ctrl=facetDisabled',
  );
});

test('without its script the form is JSON, and it comes with the next try', async ({ page }) => {
  await visit(page, '/playground?source=practice');
  await status(page, 404);
  await page.context().setOffline(true);
  await field(page, 'Call').selectOption('Replace the field schema');
  await expect(page.getByText('The form could not be loaded.')).toBeVisible();
  const body = page.getByRole('textbox', { name: 'Body (JSON)' });
  await body.fill('{ "fields": [{ "code": "mine", "dataType": "string" }] }');
  await page.context().setOffline(false);
  await page.getByRole('radio', { name: 'As JSON' }).check();
  await page.getByRole('radio', { name: 'Form', exact: true }).check();
  const first = page.getByRole('group', { name: 'schema field 1' });
  await expect(first.getByLabel('code')).toHaveValue('mine');
});
