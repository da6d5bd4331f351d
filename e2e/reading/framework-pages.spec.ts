import { expect, test, type Page } from '@playwright/test';
import { bundledPage, renderedPage, shopTenant } from '../../src/test/samples/framework-pages';

// The pages of the tutorial 'A search page in React or Vue', with the sample shop in a practice tenant.

const origin = 'http://shop.test';

/** Serves a page and its calls. @param html body of the page; empty by default */
async function serve(page: Page, entry: string, html?: string) {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  const { script } = await bundledPage(entry, 'browser');
  const tenant = await shopTenant();
  const served = { calls: 0, isDown: false, faults };
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const body = html ?? '<div id="search"></div><script type="module" src="/main.js"></script>';
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: `<!doctype html>${body}` });
    if (pathname === '/main.js')
      return route.fulfill({ contentType: 'text/javascript', body: script });
    if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
    served.calls += 1;
    if (served.isDown) return route.abort();
    const call = { method: 'GET', path: pathname, query: search.slice(1), origin, headers: {} };
    const response = await tenant.handle(call);
    return route.fulfill({ status: response.status, json: response.body });
  });
  return served;
}

const parts = (page: Page) => ({
  status: page.getByRole('status'),
  brand: page.getByRole('checkbox', { name: /^BoltWerk/ }),
  hits: page.getByRole('list'),
});

for (const entry of ['react/main.jsx', 'vue/main.js']) {
  test(`${entry} searches, filters, sorts, goes back, and tries again`, async ({ page }) => {
    const served = await serve(page, entry);
    const { status, brand, hits } = parts(page);
    await page.goto(`${origin}/?q=drill`);
    await expect(status).toHaveText('36 products');

    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\?q=drill&page=2$/);
    await expect(hits).toHaveAttribute('start', '11');

    await brand.check();
    await expect(page).toHaveURL(/\?q=drill&f\.brand=BoltWerk$/);
    await expect(status).toHaveText('9 products');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price');
    await expect(page.getByRole('listitem').first()).toContainText('Battery');

    await page.goBack();
    await page.goBack();
    await expect(status).toHaveText('36 products');
    await expect(brand).not.toBeChecked();
    await expect(hits).toHaveAttribute('start', '11');

    await page.getByRole('searchbox', { name: 'Search products' }).fill('piano');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(status).toHaveText('0 products');
    expect(served.faults).toEqual([]);

    // A failed search keeps the list.
    await page.goto(`${origin}/?q=drill`);
    await expect(status).toHaveText('36 products');
    served.isDown = true;
    await brand.check();
    await expect(page.getByRole('alert')).toContainText('The search is not available.');
    await expect(status).toHaveText('36 products');
    served.isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(status).toHaveText('9 products');
    await expect(page.getByRole('alert')).toBeHidden();
  });
}

test('react/main.jsx continues from the HTML of the server without a search', async ({ page }) => {
  const served = await serve(page, 'react/main.jsx', await renderedPage('?q=drill&page=2'));
  const { status, brand, hits } = parts(page);
  await page.goto(`${origin}/?q=drill&page=2`);
  await expect(hits).toHaveAttribute('start', '11');
  await brand.check();
  await expect(status).toHaveText('9 products');
  expect(served.calls).toBe(1);
  expect(served.faults).toEqual([]);
});
