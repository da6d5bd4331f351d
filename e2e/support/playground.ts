import { expect, type Locator, type Page } from '@playwright/test';
import { clipboard } from './elements';
import { visit } from './page';

export const response = (page: Page) => page.getByRole('region', { name: 'Response' });
export const request = (page: Page) => page.getByRole('region', { name: 'Request' });
export const hits = (page: Page) => response(page).getByRole('article');
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true }).click();
export const source = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) });
/** The sample of the request in the chosen language. */
export const requestSample = (page: Page) => request(page).getByRole('tabpanel').first();
/** The view of a body: the form, or JSON. */
export const view = (page: Page, name: 'Form' | 'As JSON') =>
  page.getByRole('radio', { name, exact: true });
export const jsonBody = (page: Page) => page.getByRole('textbox', { name: 'Body (JSON)' });
/** The dialog before a call that replaces or removes something. */
export const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Change your practice tenant?' });

/** Chooses a call. @param isRun whether Run is pressed, too */
export async function choose(page: Page, call: string, isRun = false): Promise<void> {
  await field(page, 'Call').selectOption(call);
  if (isRun) await run(page);
}

/** Opens the form of a hosted service and fills it in. */
export async function enterService(page: Page, values: Record<string, string>): Promise<void> {
  await visit(page, '/playground');
  await source(page, 'Hosted service').check();
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}
export const status = (page: Page, code: number) =>
  expect(response(page).locator('header')).toContainText(`Status ${code}`);
/** Waits until a parameter of the address has the given values. */
export const expectQuery = (page: Page, name: string, values: readonly string[]) =>
  expect.poll(() => new URL(page.url()).searchParams.getAll(name)).toEqual(values);

/** The part of a response that the tests read. */
interface ShopResponse {
  result: { products: { total: number; documents: { document: Record<string, unknown> }[] } };
}

/** The response's JSON, as Copy copies it. */
export async function json(page: Page): Promise<ShopResponse> {
  const tab = response(page).getByRole('tab', { name: 'JSON' });
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
  await response(page).getByRole('button', { name: 'Copy JSON' }).click();
  return JSON.parse(await clipboard(page)) as ShopResponse;
}

/** Makes the first example with a view of visitors live. */
export async function tryExample(page: Page): Promise<Locator> {
  const view = page.getByRole('tab', { name: 'As visitors see it' });
  const example = page.locator('.search-example').filter({ has: view }).first();
  await example.getByRole('tab', { name: 'As visitors see it' }).click();
  await example.getByRole('button', { name: 'Try it here' }).click();
  return example;
}
