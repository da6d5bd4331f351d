import { expect, type Locator, type Page } from '@playwright/test';
import { docPages } from '../../src/lib/addresses/routes';

/** A page with many samples. */
export const samplePage = docPages.searchApi;
export const values = { host: 'qsc.acme.example', tenant: 'acme', code: 'my-shop' };

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your values' });
export const sample = (page: Page) => page.locator('main .code-block:has(var)').first();
export const text = (block: Locator) => block.locator('code');
export const banner = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Your values' }).filter({ visible: true });

/** Stores values as in an earlier visit. */
export const store = (page: Page, stored: object = values) =>
  page.addInitScript((json) => {
    if (!localStorage.getItem('values.set')) localStorage.setItem('values', json);
    localStorage.setItem('values.set', 'true');
  }, JSON.stringify(stored));

export async function enter(page: Page): Promise<void> {
  await banner(page).click();
  await dialog(page).getByLabel('Host').fill(`https://${values.host}/`);
  await dialog(page).getByLabel('Tenant').fill(values.tenant);
  await dialog(page).getByLabel('Search app').fill(values.code);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
}
