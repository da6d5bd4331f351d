import { expect, test, type Page } from '@playwright/test';
import { button, done, emptying, run, steps, tutorial } from '../support/practice';
import { visit } from '../support/page';

test('a damaged record is reported and replaced', async ({ page }) => {
  await visit(page, tutorial);
  const schema = steps(page).first();
  await run(schema);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('qsc-practice');
        open.onsuccess = () => {
          const transaction = open.result.transaction('tenant', 'readwrite');
          transaction.objectStore('tenant').put({ version: 1, apps: [{ code: 5 }] }, 'state');
          transaction.oncomplete = () => {
            open.result.close();
            resolve();
          };
          transaction.onabort = () => reject(new Error('not written'));
        };
      }),
  );
  await visit(page, tutorial);
  await run(schema);
  await expect(schema).toContainText('could not be read');
  await emptying(schema).click();
  await expect(schema).toContainText('Stored in this browser only');
});

/** Changes what the worker finds in its browser, as a private window or a full disk does. */
async function inWorker(page: Page, code: string): Promise<void> {
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    // The page's own scripts never name the database.
    const body = text.includes('indexedDB.open') ? `${code};${text}` : text;
    await route.fulfill({ response, body });
  });
}

for (const [what, code, words] of [
  [
    'no database',
    'Object.defineProperty(self, "indexedDB", { value: undefined })',
    'Your browser is blocking storage',
  ],
  [
    'no room',
    'IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); }',
    'Browser storage is full',
  ],
] as const)
  test(`with ${what} the tutorial goes on, and says so`, async ({ page }) => {
    await inWorker(page, code);
    await visit(page, tutorial);
    for (const at of [0, 1, 2]) {
      await run(steps(page).nth(at));
      await expect(done(steps(page).nth(at))).toBeVisible();
    }
    await expect(steps(page).nth(2)).toContainText(words);
  });

test('a script that does not load is reported, and loads at the next try', async ({ page }) => {
  await visit(page, tutorial);
  const schema = steps(page).first();
  await page.context().setOffline(true);
  await button(schema).click();
  await expect(schema.getByRole('status')).toHaveText(
    'The practice tenant could not be loaded. Try again.',
  );
  await page.context().setOffline(false);
  await run(schema);
  await expect(done(schema)).toBeVisible();
});
