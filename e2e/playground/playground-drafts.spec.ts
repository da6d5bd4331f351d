import { expect, test } from '@playwright/test';
import {
  choose,
  expectQuery,
  field,
  hits,
  jsonBody,
  response,
  runs,
  source,
  status,
} from '../support/playground';
import { visit } from '../support/page';

const documents = '[{ "header": { "id": "mine", "action": "update" }, "payload": {} }]';

for (const width of [1440, 390])
  test(`input survives a reload, Back, and Forward, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const body = jsonBody(page);
    const expectTyped = async () => {
      await expect(field(page, 'Call')).toHaveValue('bulk');
      await expect(body).toHaveValue(documents);
      await expect(field(page, 'Search app')).toHaveValue('mine');
    };
    await visit(page, '/playground?source=shop&q=saw');
    await status(page, 200);
    await visit(page, '/playground?source=practice&q=drill');
    await status(page, 404);
    await choose(page, 'Update and delete documents');
    const [form, json] = ['Form', 'As JSON'].map((name) => page.getByRole('radio', { name }));
    expect((await form?.boundingBox())?.y).toBe((await json?.boundingBox())?.y);
    await field(page, 'Search app').fill('mine');
    await body.fill(documents);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(history.state)))
      .toContain(JSON.stringify(documents));
    await page.reload();
    await expectTyped();
    await page.goBack();
    await expect(field(page, 'Query (q)')).toHaveValue('saw');
    await page.goForward();
    await expectTyped();
    await expect(response(page)).not.toContainText('Status 200');
  });

test('a new request does not change the earlier entry of the history', async ({ page }) => {
  await visit(page, '/playground?source=shop&q=saw');
  await status(page, 200);
  await field(page, 'Query (q)').fill('hammer');
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('hammer');
  await runs(page).click();
  await expectQuery(page, 'q', ['hammer']);
  await expect(hits(page).first()).toContainText(/hammer/i);
  await page.goBack();
  await expect(field(page, 'Query (q)')).toHaveValue('saw');
  await page.goForward();
  await expect(field(page, 'Query (q)')).toHaveValue('hammer');
});

test('a link to a call that its source does not support explains this and sends nothing', async ({
  page,
}) => {
  await visit(page, '/playground?source=shop&call=full-feed-start');
  await expect(source(page, 'Sample shop')).toBeChecked();
  await expect(field(page, 'Call')).toHaveAccessibleDescription(
    /^Sample shop does not respond to this call\./,
  );
  await runs(page).click();
  await expect(field(page, 'Call')).toBeFocused();
  await expect(response(page)).toContainText('Nothing was sent.');
  await page.getByRole('button', { name: 'Change the source to Practice tenant' }).click();
  await expect(source(page, 'Practice tenant')).toBeChecked();
  await expect(field(page, 'Call')).toHaveValue('full-feed-start');
  await expect(field(page, 'Call')).not.toHaveAttribute('aria-invalid', 'true');
  await runs(page).click();
  await status(page, 404);
});
