import { expect, test } from '@playwright/test';
import { axeFinds } from '../support/axe';
import {
  choose,
  expectQuery,
  hits,
  jsonBody,
  question,
  response,
  runs,
  source,
  status,
  view,
} from '../support/playground';
import { visit } from '../support/page';

for (const [name, node] of [
  ['shop', 'power-tools'],
  ['documentation', 'getting-started'],
] as const)
  test(`the source "${name}" responds to a search with a body and to the category tree`, async ({
    page,
  }) => {
    await visit(page, `/playground?source=${name}&call=search-post`);
    await view(page, 'As JSON').check();
    const body = jsonBody(page);
    await body.fill('{ "q": "*", "rows": 2 }');
    await runs(page).click();
    await status(page, 200);
    await expect(hits(page)).toHaveCount(2);
    await body.fill('{ "q": "*", "rows": -2 }');
    await expect(response(page)).toContainText('The request has changed.');
    await runs(page).click();
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

test('a call that replaces or removes asks first, and a refusal changes nothing', async ({
  page,
}) => {
  await visit(page, '/playground?source=practice&q=*');
  await response(page).getByRole('button', { name: 'Load the sample shop' }).click();
  await expect(response(page)).toContainText('202 hits');
  await choose(page, 'Replace the field schema', true);
  await expect(question(page)).toContainText('has 202 documents');
  await expect(question(page)).toContainText('replace its field schema');
  expect(await axeFinds(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(runs(page)).toBeFocused();
  await choose(page, 'Start a full feed', true);
  await status(page, 200);
  await choose(page, 'End a full feed', true);
  await expect(question(page)).toContainText('remove 202 of them');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await choose(page, 'Search');
  await expect(response(page)).toContainText('202 hits');
});
