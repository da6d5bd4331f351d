import { expect, test, type Page } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { response, json, status } from '../support/playground';
import { complaints, visit } from '../support/page';

const pages = [
  contentRoute('/docs/qsc-admin/search/spellcheck'),
  contentRoute('/docs/qsc-admin/search/facets-and-paging'),
];

/** An example with a response and a way to the playground. */
const examples = (page: Page) =>
  page
    .locator('.search-example')
    .filter({ has: page.getByRole('link', { name: 'Open in playground' }) })
    .filter({ has: page.getByRole('group', { name: /^Response/ }) });

for (const path of pages)
  test(`the playground responds to what ${path} shows`, async ({ page }) => {
    const list = complaints(page);
    await visit(page, path);
    const example = examples(page).first();
    const shown = JSON.parse(
      (await example.getByRole('group', { name: /^Response/ }).textContent()) ?? '',
    ) as Record<string, unknown>;
    // Times, instant and id are another call's.
    for (const key of ['time', 'currentTime', 'requestId', 'request']) delete shown[key];
    await example.getByRole('link', { name: 'Open in playground' }).click();
    await expect(page).toHaveURL(/\/playground\?source=shop&/);
    await status(page, 200);
    expect(await json(page)).toMatchObject(shown);
    expect(list).toEqual([]);
  });

test('an example is shown in the language that the reader chose before', async ({ page }) => {
  await visit(page, contentRoute('/docs/qsc-admin/search/search-api-integration'));
  await page.getByRole('tab', { name: 'Java', exact: true }).first().click();
  await page.goto(contentRoute('/docs/qsc-admin/search/spellcheck'));
  const panel = page.getByRole('tabpanel', { name: 'Java', exact: true }).first();
  await expect(panel).toBeVisible();
  await expect(panel).toContainText('HttpRequest.newBuilder');
});

test('a language that is not in the page is made when it is chosen, and copied as it shows', async ({
  page,
}) => {
  const list = complaints(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, contentRoute('/docs/qsc-admin/search/spellcheck'));
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
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(wanted);
  }
  expect(list).toEqual([]);
});

test('an example of the suggest call opens as one', async ({ page }) => {
  await visit(page, contentRoute('/docs/qsc-admin/search/suggest-api-integration'));
  await page.getByRole('link', { name: 'Open in playground' }).first().click();
  await expect(page.getByLabel('Call', { exact: true })).toHaveValue('suggest');
  await expect(response(page).getByRole('listitem').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('request and response are there, as HTTP and curl under their names', async ({ page }) => {
    await page.goto(contentRoute('/docs/qsc-admin/search/spellcheck'));
    const example = examples(page).first();
    for (const language of ['HTTP', 'curl'])
      await expect(
        example.getByRole('paragraph').filter({ hasText: new RegExp(`^${language}$`) }),
      ).toBeVisible();
    await expect(example).toContainText('"didYouMeanResult"');
  });
});
