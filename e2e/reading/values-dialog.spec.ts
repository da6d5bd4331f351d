import { expect } from '@playwright/test';
import { docPages } from '../../src/lib/addresses/routes';
import { topicPages } from '../../src/lib/topic-pages';
import { axeFinds } from '../support/axe';
import { mainMenu, refuseStorage, setMode, title } from '../support/elements';
import { navigateTo, test, visit } from '../support/page';
import { banner, dialog, enter, sample, samplePage, text, values } from '../support/values';

test('other tabs follow, and one button removes the values', async ({ page, context }) => {
  await visit(page, samplePage);
  const other = await context.newPage();
  await visit(other, samplePage);
  await enter(page);
  await expect(text(sample(other))).toContainText(values.host);
  await banner(other).click();
  await dialog(other).getByRole('button', { name: 'Remove my values' }).click();
  await expect(dialog(other).getByRole('status')).toHaveText('Your values were removed.');
  await expect(dialog(other).getByLabel('Host')).toHaveValue('');
  for (const tab of [page, other])
    await expect(text(sample(tab))).toContainText('https://{host}/api/v1/search/demo/');
  await expect.poll(() => other.evaluate(() => localStorage.getItem('values'))).toBeNull();
});

test('values are validated, also stored ones', async ({ quietPage: page }) => {
  await visit(page, samplePage);
  await banner(page).click();
  const host = dialog(page).getByLabel('Host');
  for (const input of ['me:secret@qsc.acme.example', '<img src=x onerror=alert(1)>']) {
    await host.fill(input);
    await expect(host).toHaveAttribute('aria-invalid', 'true');
    await expect(host).toHaveAccessibleDescription(/^A host is a name such as/);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(host).toBeFocused();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('values'))).toBeNull();
  }
  await host.fill('qsc.acme.example');
  await expect(host).not.toHaveAttribute('aria-invalid');
  const tenant = dialog(page).getByLabel('Tenant');
  await tenant.fill('a/b');
  await expect(tenant).toHaveAccessibleDescription(/^A code has letters/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(text(sample(page))).toContainText('https://{host}/');
  await banner(page).click();
  await host.fill('http://localhost:9330');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(text(sample(page))).toHaveText(/^GET http:\/\/localhost:9330\/api\/v1\/search\//);
  const stored = { host: '<img src=x onerror=alert(1)>', tenant: 'acme', token: 'secret' };
  await page.evaluate((json) => localStorage.setItem('values', json), JSON.stringify(stored));
  await page.reload();
  await expect(text(sample(page))).toContainText('https://{host}/api/v1/search/acme/');
  await expect(page.locator('main var img')).toHaveCount(0);
});

test('values last for the tab if storage is blocked', async ({ page }) => {
  await refuseStorage(page);
  await visit(page, samplePage);
  await banner(page).click();
  await dialog(page).getByLabel('Host').fill(values.host);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByRole('status')).toContainText('Your browser is blocking storage');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(text(sample(page))).toContainText(values.host);
  await navigateTo(page, topicPages.filters);
  await expect(title(page)).toHaveText('Filters');
  await expect(text(sample(page))).toContainText(values.host);
});

test('the dialog is accessible by name and keyboard', async ({ page }) => {
  await visit(page, docPages.concepts);
  await page.locator('main').getByRole('link', { name: 'Your values', exact: true }).press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(page).not.toHaveURL(/#your-values/);
  for (const name of ['Host', 'Tenant', 'Search app', 'Feeding'])
    await expect(dialog(page).getByRole('textbox', { name })).toBeVisible();
  await expect(dialog(page).getByRole('textbox', { name: /token/i })).toHaveCount(0);
  await dialog(page).getByLabel('Host').fill('no host');
  expect(await axeFinds(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 700 });
  await setMode(page, 'dark');
  expect(await axeFinds(page, 'html', 'look')).toEqual([]);
});

test('the link to the console asks for the host once', async ({ page }) => {
  await visit(page, samplePage);
  const link = mainMenu(page).getByRole('link', { name: 'Console' });
  await link.click();
  const asks = page.getByRole('dialog', { name: 'Where is your console?' });
  await asks.getByLabel('Host').fill(values.host);
  await asks.getByRole('button', { name: 'Save' }).click();
  await expect(asks).toHaveCount(0);
  await expect(link).toHaveAttribute('href', 'https://qsc.acme.example/console');
});
