import { expect, test, type Page } from '@playwright/test';
import { axeFinds } from '../support/axe';
import { visit } from '../support/page';
import {
  choose,
  expectQuery,
  field,
  hits,
  jsonBody,
  question,
  requestSample,
  response,
  run,
  source,
  status,
  view,
} from '../support/playground';

/** Number of hits of the request in the form; NaN without hits. */
async function total(page: Page): Promise<number> {
  await expect(page.getByText('The request has changed')).toHaveCount(0);
  await expect(response(page)).not.toHaveAttribute('aria-busy', 'true');
  return Number.parseInt((await response(page).locator('.total').textContent()) ?? '', 10);
}

test('each control flag is sent, and the response follows it', async ({ page }) => {
  await visit(page, '/playground?source=shop&q=hamer');
  await status(page, 200);
  const brand = response(page).getByRole('group', { name: 'Brand' });
  await expect(brand).toBeVisible();
  for (const [flag, follows] of Object.entries({
    facetDisabled: () => expect(brand).toHaveCount(0),
    spellcheckDisabled: () => expect(response(page)).toContainText('No hits'),
    noCache: () => expect(brand).toBeVisible(),
    modified: () => expect(brand).toBeVisible(),
    loadMoreFacets: () => expect(brand).toBeVisible(),
    trace: async () => {
      await response(page).getByRole('tab', { name: 'JSON' }).click();
      await response(page).getByRole('button', { name: 'Expand all' }).click();
      await expect(response(page)).toContainText('_matched_queries');
    },
  })) {
    const box = page.getByRole('checkbox', { name: new RegExp(`^${flag}`) });
    await box.check();
    await run(page);
    await expectQuery(page, 'ctrl', [flag]);
    await expect(requestSample(page)).toContainText(`ctrl=${flag}`);
    await follows();
    await box.uncheck();
  }
});

/** A filter for each operator that the form offers. */
const filters: Readonly<Record<string, [id: string, value: string]>> = {
  '': ['brand', 'BoltWerk'],
  or: ['brand', 'Brandt & Rowe'],
  and: ['color', 'green'],
  not: ['brand', 'Halden'],
  'or[]': ['brand', 'BoltWerk,Halden'],
  'and[]': ['color', 'green'],
  'not[]': ['brand', 'BoltWerk,Halden'],
  range: ['price', '{9.8,20]'],
  tree: ['category', 'Power tools > Drills'],
  slider: ['price', 'min,5'],
  daterange: ['updated', '2025-02-01,*'],
  humandate: ['updated', '2024'],
  dateRangeInPeriod: ['promotion', '2025-03-10,2025-03-18'],
};

test('the form sends a filter with every operator', async ({ page }) => {
  await visit(page, '/playground?source=shop&q=*');
  await status(page, 200);
  const all = await total(page);
  await page.getByRole('button', { name: 'Add filter' }).click();
  for (const [operator, [id, value]] of Object.entries(filters)) {
    await field(page, 'Filter 1: field').fill(id);
    await field(page, 'Filter 1: operator').selectOption(operator);
    await field(page, 'Filter 1: value').fill(value);
    await field(page, 'Filter 1: value').press('Enter');
    const name = operator === '' ? `f.${id}` : `f.${id}.${operator}`;
    // The address no longer has the previous filter.
    await expect
      .poll(() => [...new URL(page.url()).searchParams].filter(([key]) => key.startsWith('f.')))
      .toEqual([[name, value]]);
    const filtered = await total(page);
    expect(filtered, name).toBeGreaterThan(0);
    expect(filtered, name).toBeLessThan(all);
  }
});

for (const [name, node] of Object.entries({
  shop: 'power-tools',
  documentation: 'getting-started',
}))
  test(`the source "${name}" responds to a body and to the category tree`, async ({ page }) => {
    await visit(page, `/playground?source=${name}&call=search-post`);
    await view(page, 'As JSON').check();
    const body = jsonBody(page);
    await body.fill('{ "q": "*", "rows": 2 }');
    await run(page);
    await status(page, 200);
    await expect(hits(page)).toHaveCount(2);
    await body.fill('{ "q": "*", "rows": -2 }');
    await expect(response(page)).toContainText('The request has changed.');
    await run(page);
    await status(page, 400);
    await choose(page, 'Read the category tree', true);
    await status(page, 200);
    await response(page).getByRole('button', { name: 'Expand all' }).click();
    await expect(response(page)).toContainText(`"id": "${node}"`);
    await expectQuery(page, 'source', [name]);
    const moves = page.locator('optgroup[label="Changes the source to Practice tenant"] option');
    await expect(moves.first()).toHaveText('Replace the field schema');
    await choose(page, 'Update and delete documents');
    await expect(source(page, 'Practice tenant')).toBeChecked();
  });

test('a call that replaces or removes asks first', async ({ page }) => {
  await visit(page, '/playground?source=practice&q=*');
  await response(page).getByRole('button', { name: 'Load the sample shop' }).click();
  await expect(response(page)).toContainText('202 hits');
  await choose(page, 'Replace the field schema', true);
  await expect(question(page)).toContainText('has 202 documents');
  await expect(question(page)).toContainText('replace its field schema');
  expect(await axeFinds(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeFocused();
  await choose(page, 'Start a full feed', true);
  await status(page, 200);
  await choose(page, 'End a full feed', true);
  await expect(question(page)).toContainText('remove 202 of them');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await choose(page, 'Search');
  await expect(response(page)).toContainText('202 hits');
});

/** Waits until the current entry of the history has a text. */
const expectInHistory = (page: Page, text: string) =>
  expect
    .poll(() => page.evaluate(() => JSON.stringify(history.state)))
    .toContain(JSON.stringify(text).slice(1, -1));

const documents = '[{ "header": { "id": "mine", "action": "update" }, "payload": {} }]';

test('input survives a reload, Back, and Forward, also in narrow windows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const body = jsonBody(page);
  const expectTyped = async () => {
    await expect(field(page, 'Call')).toHaveValue('bulk');
    await expect(body).toHaveValue(documents);
    await expect(field(page, 'Search app')).toHaveValue('mine');
  };
  await visit(page, '/playground?source=shop&q=saw');
  await status(page, 200);
  // A new request does not change the earlier entry of the history.
  await field(page, 'Query (q)').fill('hammer');
  await expectInHistory(page, 'hammer');
  await run(page);
  await expectQuery(page, 'q', ['hammer']);
  await expect(hits(page).first()).toContainText(/hammer/i);
  await page.goBack();
  await expect(field(page, 'Query (q)')).toHaveValue('saw');
  await page.goForward();
  await expect(field(page, 'Query (q)')).toHaveValue('hammer');
  await visit(page, '/playground?source=practice&q=drill');
  await status(page, 404);
  await choose(page, 'Update and delete documents');
  const form = await view(page, 'Form').boundingBox();
  expect((await view(page, 'As JSON').boundingBox())?.y).toBe(form?.y);
  await field(page, 'Search app').fill('mine');
  await body.fill(documents);
  await page.reload();
  await expectTyped();
  await page.goBack();
  await expect(field(page, 'Query (q)')).toHaveValue('hammer');
  await page.goForward();
  await expectTyped();
  await expect(response(page)).not.toContainText('Status 200');
});

test('a link to a call that its source does not support sends nothing', async ({ page }) => {
  await visit(page, '/playground?source=shop&call=full-feed-start');
  await expect(source(page, 'Sample shop')).toBeChecked();
  await expect(field(page, 'Call')).toHaveAccessibleDescription(
    /^Sample shop does not respond to this call\./,
  );
  await run(page);
  await expect(field(page, 'Call')).toBeFocused();
  await expect(response(page)).toContainText('Nothing was sent.');
  await page.getByRole('button', { name: 'Change the source to Practice tenant' }).click();
  await expect(source(page, 'Practice tenant')).toBeChecked();
  await expect(field(page, 'Call')).toHaveValue('full-feed-start');
  await expect(field(page, 'Call')).not.toHaveAttribute('aria-invalid', 'true');
  await run(page);
  await status(page, 404);
});
