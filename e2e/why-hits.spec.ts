import { expect, test, type Page } from '@playwright/test';
import { contentRoute } from '../src/lib/routes';
import { schemaCheck } from '../src/search/checks/schema-check';
import { axeFinds } from './axe';
import { tryExample } from './playground-support';
import { visit } from './support';

const why = (page: Page) => page.getByRole('region', { name: 'Why these hits' });
const button = (page: Page) => page.getByRole('button', { name: 'Why these hits?' });
const titles = (page: Page) => why(page).locator('summary strong').allTextContents();
const slider = (page: Page, name: string) => why(page).getByRole('slider', { name });
const measures = (page: Page) => why(page).getByText('Graded queries of the shop');

test('the results page explains its hits by keyboard, and loads the explanation on the press only', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(page, '/search?query=facet%20order');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  const before = loaded.length;
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  expect(loaded.slice(before).filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  await expect(why(page).getByText('facet searched')).toBeVisible();
  const shown = await page.locator('article h2').allTextContents();
  const explained = await titles(page);
  expect(explained).toHaveLength(shown.length);
  explained.forEach((title, at) => expect(shown[at]).toContain(title));
  await why(page).locator('summary').first().focus();
  await page.keyboard.press('Enter');
  const points = await why(page)
    .getByRole('group', { name: `Score of ${explained[0]}` })
    .locator('tbody tr > :nth-child(2)')
    .allTextContents();
  const numbers = points.map((text) => Number(text.replace('−', '-')));
  const score = numbers.pop() ?? 0;
  expect(numbers.reduce((sum, number) => sum + number, 0)).toBeCloseTo(score, -1);
  expect(await axeFinds(page, 'section[aria-label="Why these hits"]')).toEqual([]);
  await button(page).press('Enter');
  await expect(why(page)).toBeHidden();
});

test('two hits that are chosen are compared in a sentence and a table', async ({ page }) => {
  await visit(page, '/playground?source=shop&q=drill#why');
  const [, second = '', third = ''] = (await why(page).waitFor(), await titles(page));
  await why(page).getByLabel('First hit').selectOption({ index: 2 });
  await why(page).getByLabel('Second hit').selectOption({ index: 1 });
  await expect(why(page).getByText(`"${second}" is above "${third}"`)).toBeVisible();
  await expect(why(page).getByRole('columnheader', { name: `A: ${second}` })).toBeVisible();
});

test('weights of the shop change order, measures, and address, and are copied as a valid schema', async ({
  page,
}) => {
  await visit(page, '/playground?source=shop&q=drill');
  await button(page).click();
  await expect(measures(page)).toContainText(/MRR (\S+) before, \1 now/);
  const before = await titles(page);
  await slider(page, 'title').focus();
  await page.keyboard.press('Home');
  await expect(slider(page, 'title')).toHaveValue('0');
  await expect(why(page).locator('.moved').first()).toBeVisible();
  expect(await titles(page)).not.toEqual(before);
  await expect(measures(page)).not.toContainText(/MRR (\S+) before, \1 now/);
  await expect.poll(() => new URL(page.url()).hash).toBe('#why=title:0');
  expect(await axeFinds(page, 'section[aria-label="Why these hits"]')).toEqual([]);
  await slider(page, 'description').fill('12.5');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await why(page).getByRole('button', { name: 'Copy as schema' }).click();
  await expect(why(page).getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  const call = await page.evaluate(() => navigator.clipboard.readText());
  expect(call).toMatch(/^PUT https:\/\/\{host\}\/api\/v1\/searchapp\/schema\/demo\/products /);
  const body = JSON.parse(call.slice(call.indexOf('{\n'))) as {
    fields: { code: string; weight?: number }[];
  };
  expect(schemaCheck('FieldSchema')(body, '')).toEqual([]);
  const weights = body.fields.map(({ code, weight }) => [code, weight]);
  expect(weights).toContainEqual(['title', 0]);
  expect(weights).toContainEqual(['description', 25]);

  const changed = await titles(page);
  await page.reload();
  await expect(slider(page, 'description')).toHaveValue('12.5');
  await expect.poll(() => titles(page)).toEqual(changed);
});

test('the practice tenant and the documentation explain their hits, without sliders', async ({
  page,
}) => {
  await visit(page, contentRoute('/docs/qsc-admin/tutorials/first-search-app-in-5-minutes'));
  const steps = page.locator('.run-here');
  for (const at of [0, 1]) {
    await steps.nth(at).getByRole('button', { name: 'Run here' }).click();
    await expect(steps.nth(at).getByText('✓ Done')).toBeVisible();
  }
  for (const address of ['source=practice&q=drill', 'source=documentation&q=facet']) {
    await visit(page, `/playground?${address}`);
    await button(page).click();
    await expect(why(page).getByText(/(?:drill|facet) searched/)).toBeVisible();
    await expect(why(page).getByRole('slider')).toHaveCount(0);
  }
});

test('a live sample explains its hits on a phone, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, contentRoute('/docs/qsc-admin/search/facets-and-paging'));
  await tryExample(page);
  await button(page).click();
  await expect(why(page).getByRole('slider', { name: 'title' })).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
