import { expect, test } from '@playwright/test';
import { contentRoute } from '../src/lib/routes';
import { axeFinds } from './axe';
import { field, hits, json, query, request, response, runs, status } from './playground-support';
import { complaints, visit } from './support';

const tutorial = contentRoute('/docs/qsc-admin/tutorials/first-search-app-in-5-minutes');

test('the playground searches what a reader fed in a tutorial, without a network', async ({
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

  await visit(page, tutorial);
  const steps = page.locator('.run-here');
  for (const at of [0, 1]) {
    await steps.nth(at).getByRole('button', { name: 'Run here' }).click();
    await expect(steps.nth(at).getByText('✓ Done')).toBeVisible();
  }

  await visit(page, '/playground?source=practice&q=drill');
  await status(page, 200);
  await page.context().setOffline(true);
  await expect(request(page).getByRole('tabpanel').first()).toContainText(
    'GET https://{host}/api/v1/search/demo/products?q=drill',
  );
  await expect(hits(page).first()).toBeVisible();
  const shown = await hits(page).count();
  const { result } = await json(page);
  expect(result.products.documents).toHaveLength(shown);
  expect(result.products.total).toBeGreaterThan(0);
  expect(result.products.total).toBeLessThanOrEqual(10);
  await page.getByRole('radio', { name: 'Suggest' }).check();
  await expect(response(page)).toContainText(/drill/i);
  expect(query(page).get('source')).toBe('practice');

  await page.getByRole('radio', { name: 'Search', exact: true }).check();
  await field(page, 'Search app').fill('catalog');
  await runs(page).click();
  await status(page, 404);
  expect(query(page).get('index')).toBe('catalog');
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
  await page.getByRole('radio', { name: 'Update and delete documents' }).check();
  const body = page.getByRole('textbox', { name: 'Body (JSON)' });
  const typed = (await body.inputValue()).replace('Cordless drill 18 V', 'Typed drill');
  await body.fill('[');
  await runs(page).click();
  await expect(body).toBeFocused();
  await expect(page.getByText('The body is not JSON.')).toBeVisible();
  await body.fill(typed);
  await runs(page).click();
  await status(page, 200);
  await expect(body).toHaveValue(typed);
  expect(query(page).get('body')).toBeNull();
  await page.getByRole('radio', { name: 'Search with a body' }).check();
  await runs(page).click();
  await expect(hits(page).first()).toContainText('Typed drill');
  for (const step of ['Start', 'End']) {
    await page.getByRole('radio', { name: `${step} a full feed` }).check();
    await runs(page).click();
    await status(page, 200);
  }
  await page.getByRole('radio', { name: 'Sample shop' }).check();
  await expect(page.getByRole('radio', { name: 'Search', exact: true })).toBeChecked();
  await status(page, 200);
  expect(heard).toEqual([]);
});
