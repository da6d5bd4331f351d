import { expect, type Page } from '@playwright/test';
import { axeFinds } from '../support/axe';
import { expectQuery, field, hits, response, status } from '../support/playground';
import { requestedUrls, test, visit, widerThanWindow } from '../support/page';

const box = (page: Page) => field(page, 'Paste a request');
const findings = (page: Page) => page.getByRole('region', { name: 'Findings' });
const corrected = (page: Page) => page.getByRole('region', { name: 'Corrected request' });
const verdict = (page: Page) => page.locator('#paste .summary');
const address = 'https://shop.example/api/v1/search/demo/products';

test('a pasted command is explained, corrected, and run', async ({ quietPage: page }) => {
  await visit(page, '/playground');
  await status(page, 200);
  const opener = page.getByRole('button', { name: 'Check a request' });
  await opener.press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.insertText(`curl ${address}?query=hammer&limit=5`);
  await expect(verdict(page)).toHaveText(
    /^curl command, GET search with parameters, no token: 3 findings; \d+ hits on the sample shop$/,
  );
  await expect(findings(page).getByRole('listitem')).toHaveText([
    /^The call fails: & ends the command in a shell/,
    /^Ignored: unknown parameter "query"/,
    /^Ignored: unknown parameter "limit"/,
  ]);
  await expect(findings(page).locator('mark')).toHaveText(['query2', '&1', 'limit3']);
  await expect(findings(page).getByRole('link').first()).toHaveAttribute('href', /#run-a-check$/);
  await expect(corrected(page)).toContainText('/api/v1/search/demo/products?q=hammer&rows=5');
  expect(await axeFinds(page, 'main')).toEqual([]);
  await corrected(page).getByRole('tab', { name: 'Python' }).click();
  await expect(corrected(page)).toContainText('requests.get(');

  await corrected(page).getByRole('button', { name: 'Run on the sample shop' }).press('Enter');
  await expect(hits(page)).toHaveCount(5);
  await expectQuery(page, 'q', ['hammer']);
});

test('tokens are masked, stored nowhere, and no host is asked before Run', async ({ page }) => {
  const urls = requestedUrls(page);
  await visit(page, '/playground#paste');
  await box(page).fill(
    `curl 'https://shop.example/api/v1/search/acme/parts?q=drill&token=s3cr3t' -H 'X-QSC-Token: s3cr3t'`,
  );
  await expect(box(page)).not.toHaveValue(/s3cr3t/);
  await expect(findings(page)).toContainText('Exposed secret');
  await corrected(page).getByRole('button', { name: 'Use on shop.example' }).click();
  await expect(field(page, 'Host')).toHaveValue('shop.example');
  await expect(response(page)).not.toContainText('s3cr3t');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored + (await page.content())).not.toContain('s3cr3t');
  await expect(page).not.toHaveURL(/s3cr3t/);
  expect(urls.filter((url) => url.includes('shop.example'))).toEqual([]);
});

test('an empty result offers the check, which fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/playground?source=shop&q=drill&f.brand=Nobody');
  await response(page).getByRole('button', { name: 'Paste it to see what is wrong' }).click();
  await box(page).fill(`${address}?q=hammer`);
  await expect(verdict(page)).toHaveText(
    /^address, GET search with parameters: no fault found; \d+ hits on the sample shop$/,
  );
  await box(page).fill('HTTP/1.1 401 Unauthorized');
  await expect(verdict(page)).toHaveText('error response 401: 1 finding');
  await expect(findings(page)).toContainText('the token is missing or invalid');
  await expect.poll(() => widerThanWindow(page)).toBe(0);
  expect(await axeFinds(page, 'main')).toEqual([]);
});

test('a text with several requests opens the first one with a finding', async ({ page }) => {
  await visit(page, '/playground?source=shop#paste');
  await box(page).fill(
    `curl '${address}?q=saw'\ncurl '${address}?query=drill'\ncurl -T products.json '${address}'`,
  );
  const requests = page.getByRole('list', { name: 'Requests in the text' }).getByRole('button');
  await expect(requests).toHaveText([/no fault found/, /1 finding/, /could not be read/]);
  await expect(verdict(page)).toHaveText('3 requests, 2 with findings');
  await expect(findings(page)).toContainText('unknown parameter "query"');
  await expect(corrected(page)).toContainText('?q=drill');
  await requests.nth(2).click();
  await expect(findings(page)).toContainText('this part could not be read: products.json');
  await expect(corrected(page)).toBeHidden();
  await requests.first().click();
  await expect(findings(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Your request' })).toContainText('?q=saw');
  expect(await axeFinds(page, 'main')).toEqual([]);
});
