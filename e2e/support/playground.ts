import { expect, type Locator, type Page } from '@playwright/test';

export const response = (page: Page) => page.getByRole('region', { name: 'Response' });
export const request = (page: Page) => page.getByRole('region', { name: 'Request' });
export const hits = (page: Page) => response(page).getByRole('article');
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const runs = (page: Page) => page.getByRole('button', { name: 'Run', exact: true });
export const status = (page: Page, code: number) =>
  expect(response(page).locator('header')).toContainText(`Status ${code}`);
/** Waits until a parameter of the address has the given values. */
export const expectQuery = (page: Page, name: string, values: readonly string[]) =>
  expect.poll(() => new URL(page.url()).searchParams.getAll(name)).toEqual(values);

/** The part of a response that the tests read. */
export interface Answered {
  request: { parameters: Record<string, string[]> };
  didYouMeanResult?: object;
  result: {
    products: {
      total: number;
      facets?: { id: string; values?: object[] }[];
      documents: { document: Record<string, unknown> }[];
    };
  };
}

/** The response's JSON, as Copy copies it. */
export async function json(page: Page): Promise<Answered> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const tab = response(page).getByRole('tab', { name: 'JSON' });
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
  await response(page).getByRole('button', { name: 'Copy JSON' }).click();
  return JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as Answered;
}

/** Makes the first example live that shows what visitors see. */
export async function tryExample(page: Page): Promise<Locator> {
  const view = page.getByRole('tab', { name: 'As visitors see it' });
  const example = page.locator('.search-example').filter({ has: view }).first();
  await example.getByRole('tab', { name: 'As visitors see it' }).click();
  await example.getByRole('button', { name: 'Try it here' }).click();
  return example;
}
