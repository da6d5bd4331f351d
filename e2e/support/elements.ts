import { expect, type Locator, type Page } from '@playwright/test';

/** Elements that pages of several kinds have. */
export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const searchBox = (page: Page) =>
  page.getByRole('combobox', { name: 'Search documentation' });
export const docsSidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
export const tableOfContents = (page: Page) =>
  page.getByRole('navigation', { name: 'On this page' });
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const suggestionList = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
export const suggestions = (page: Page) =>
  suggestionList(page).getByRole('group', { name: 'Suggestions' }).getByRole('option');
/** The link of the current page or section. */
export const current = (part: Page | Locator) => part.locator('[aria-current]');
export const selectedTab = (part: Page | Locator, name: string) =>
  part.getByRole('tab', { name, exact: true, selected: true });
/** Status and hits of the search page. */
export const resultStatus = (page: Page) => page.getByRole('main').getByRole('status');
export const hits = (page: Page) => page.getByRole('main').getByRole('article');
export const alert = (page: Page) => page.getByRole('alert');
export const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

export const switchToDarkMode = (page: Page) =>
  page.getByRole('button', { name: 'Switch to dark mode' }).click();
/** Shows a color mode without storing it. */
export const setMode = (page: Page, mode: string) =>
  page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
export const expectMode = (page: Page, mode: string) =>
  expect(page.locator('html')).toHaveAttribute('data-theme', mode);
export const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
/** Text of the clipboard. */
export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Marks the document of a page. @returns whether the page still has this document */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  return () => page.evaluate(() => 'isSame' in window);
}

/** Collects uncaught errors. */
export function pageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** Makes each access to local storage fail, as in browsers that block it. */
export const refuseStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
