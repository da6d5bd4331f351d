import { expect, test, type Page } from '@playwright/test';
import { axeFinds } from '../support/axe';
import { expectQuery, field, hits, response, runs, status } from '../support/playground';
import { visit } from '../support/page';

const question = (page: Page) => page.getByRole('dialog', { name: 'Change your practice tenant?' });

for (const [source, node] of [
  ['shop', 'power-tools'],
  ['documentation', 'getting-started'],
] as const)
  test(`the source "${source}" responds to a search with a body and to the category tree`, async ({
    page,
  }) => {
    await visit(page, `/playground?source=${source}&call=search-post`);
    await page.getByRole('radio', { name: 'As JSON' }).check();
    const body = page.getByRole('textbox', { name: 'Body (JSON)' });
    await body.fill('{ "q": "*", "rows": 2 }');
    await runs(page).click();
    await status(page, 200);
    await expect(hits(page)).toHaveCount(2);
    await body.fill('{ "q": "*", "rows": -2 }');
    await expect(response(page)).toContainText('The request has changed.');
    await runs(page).click();
    await status(page, 400);
    await field(page, 'Call').selectOption('Read the category tree');
    await runs(page).click();
    await status(page, 200);
    await response(page).getByRole('button', { name: 'Expand all' }).click();
    await expect(response(page)).toContainText(`"id": "${node}"`);
    await expectQuery(page, 'source', [source]);
    const moves = page.locator('optgroup[label="Changes the source to Practice tenant"] option');
    await expect(moves.first()).toHaveText('Replace the field schema');
    await field(page, 'Call').selectOption('Update and delete documents');
    await expect(page.getByRole('radio', { name: 'Practice tenant' })).toBeChecked();
  });

test('a call that replaces or removes asks first, and a refusal changes nothing', async ({
  page,
}) => {
  await visit(page, '/playground?source=practice&q=*');
  await response(page).getByRole('button', { name: 'Load the sample shop' }).click();
  await expect(response(page)).toContainText('202 hits');
  await field(page, 'Call').selectOption('Replace the field schema');
  await runs(page).click();
  await expect(question(page)).toContainText('has 202 documents');
  await expect(question(page)).toContainText('replace its field schema');
  expect(await axeFinds(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(runs(page)).toBeFocused();
  await field(page, 'Call').selectOption('Start a full feed');
  await runs(page).click();
  await status(page, 200);
  await field(page, 'Call').selectOption('End a full feed');
  await runs(page).click();
  await expect(question(page)).toContainText('remove 202 of them');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await field(page, 'Call').selectOption('Search');
  await expect(response(page)).toContainText('202 hits');
});
