import { expect, type Locator, type Page } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';

export const tutorial = contentRoute('/docs/qsc-admin/tutorials/first-search-app-in-5-minutes');

export const steps = (page: Page) => page.locator('.run-here');
export const button = (step: Locator) => step.getByRole('button', { name: 'Run here' });
export const done = (step: Locator) => step.getByText('✓ Done');
export const emptying = (step: Locator) =>
  step.getByRole('button', { name: 'Clear practice tenant' });

/** Presses the button of a step and waits for its response. */
export async function run(step: Locator, status = /^Status 200$/): Promise<void> {
  await button(step).click();
  await expect(step.getByRole('status')).toHaveText(status);
}
