import { expect, test, type Page } from '@playwright/test';
import { hits, jsonBody, runs } from '../support/playground';
import { searchBox } from '../support/elements';
import { visit } from '../support/page';

// An integrator without an account searches three own documents.

const titles = ['Lighthouse keeper', 'Night train', 'The lighthouse'];
const documents = JSON.stringify(
  titles.map((title, index) => ({
    header: { id: `b-${index + 1}`, action: 'update' },
    payload: { title, pages: 200 + index, language: 'en' },
  })),
);

/** Ways to the form, of one and of two actions. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  'the home page': (page) =>
    page.getByRole('main').getByRole('link', { name: 'Search your own documents' }).click(),
  'the search box': async (page) => {
    await searchBox(page).fill('search my own documents');
    await page.getByRole('option', { name: 'Search your own documents' }).first().click();
    await page.getByRole('link', { name: 'bulk call of your practice tenant' }).click();
  },
};

for (const [start, open] of Object.entries(ways))
  test(`from ${start} to a search in own documents takes few actions`, async ({ page }) => {
    await visit(page, '/');
    await open(page);
    await jsonBody(page).fill(documents);
    await runs(page).click();
    await page.getByRole('button', { name: 'Make the search app of these documents' }).click();
    await expect(hits(page)).toContainText(titles);
  });
