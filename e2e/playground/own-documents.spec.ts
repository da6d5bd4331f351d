import { expect, test, type Page } from '@playwright/test';
import { hits } from '../support/playground';
import { visit } from '../support/page';

// An integrator without an account searches three own documents.

const titles = ['Lighthouse keeper', 'Night train', 'The lighthouse'];
const documents = JSON.stringify(
  titles.map((title, index) => ({
    header: { id: `b-${index + 1}`, action: 'update' },
    payload: { title, pages: 200 + index, language: 'en' },
  })),
);

/** The last three actions of a journey. */
async function searchDocuments(page: Page) {
  await page.getByLabel('Body (JSON)').fill(documents);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('button', { name: 'Make the search app of these documents' }).click();
}

test('from the home page to a search in own documents takes four actions', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Search your own documents' }).click();
  await searchDocuments(page);
  await expect(hits(page)).toContainText(titles);
});

test('from the search box to a search in own documents takes five actions', async ({ page }) => {
  await visit(page, '/');
  const box = page.getByRole('combobox', { name: 'Search documentation' });
  await box.fill('search my own documents');
  await page.getByRole('option', { name: 'Search your own documents' }).first().click();
  await page.getByRole('link', { name: 'bulk call of your practice tenant' }).click();
  await searchDocuments(page);
  await expect(hits(page)).toContainText(titles);
});
