import { expect, type Locator, type Page } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { visit } from './page';

export const tutorial = contentRoute('/docs/qsc-admin/tutorials/first-search-app-in-5-minutes');

export const steps = (page: Page) => page.locator('.run-here');
export const button = (step: Locator) => step.getByRole('button', { name: 'Run here' });
export const done = (step: Locator) => step.getByText('✓ Done');
export const clearButton = (step: Locator) =>
  step.getByRole('button', { name: 'Clear practice tenant' });

/** Makes the search app of the tutorial and feeds its products. */
export async function feedTutorial(page: Page): Promise<void> {
  await visit(page, tutorial);
  for (const index of [0, 1]) {
    await run(steps(page).nth(index));
    await expect(done(steps(page).nth(index))).toBeVisible();
  }
}

/** Presses the button of a step and waits for its response. */
export async function run(step: Locator, status = /^Status 200$/): Promise<void> {
  await button(step).click();
  await expect(step.getByRole('status')).toHaveText(status);
}
