import fs from 'node:fs';
import { expect } from '@playwright/test';
import { contentRoute, docPages, routes as siteRoutes } from '../../src/lib/addresses/routes';
import { topicPages } from '../../src/lib/topic-pages';
import { clipboard, title } from '../support/elements';
import {
  navigateTo,
  noteShifts,
  reload,
  requestedUrls,
  settled,
  test,
  visit,
} from '../support/page';
import { banner, enter, sample, samplePage, store, text, values } from '../support/values';

test('values fill all samples, in this visit and the next', async ({ quietPage: page }) => {
  await visit(page, samplePage);
  await expect(text(sample(page))).toContainText('https://{host}/api/v1/search/');
  await enter(page);
  await expect(text(sample(page))).toContainText('https://qsc.acme.example/api/v1/search/acme/');
  await expect(banner(page)).toBeFocused();
  await reload(page);
  await expect(text(sample(page))).toContainText('https://qsc.acme.example/api/v1/search/acme/');
  await navigateTo(page, docPages.feedingApi);
  await expect(title(page)).toHaveText('Feeding API integration');
  // The code of the feeding defaults to the code of the search app.
  const feeding = page.locator('main pre', { hasText: '/api/v1/data/bulk/qsc/acme/my-shop' });
  await expect(feeding.first()).toBeAttached();
});

test('texts have the values, except in explanations and responses', async ({ page }) => {
  await store(page);
  await visit(page, docPages.concepts);
  const main = page.locator('main .content');
  await expect(page.getByRole('row', { name: /^\{tenant\}/ })).toContainText('demo');
  await expect(main).toContainText('Your separate area on the platform, acme in the samples');
  await visit(page, contentRoute('/docs/qsc-admin/search/filters'));
  const response = page.locator('.code-block', { has: page.getByText('Response, shortened') });
  await expect(response.first()).toContainText('"products"');
  await expect(response.locator('var')).toHaveCount(0);
  // Code that reads the result uses the key of the reader.
  await visit(page, contentRoute('/docs/qsc-admin/api/data-export'));
  await expect(page.locator('main pre', { hasText: '.result["my-shop"]' }).first()).toBeAttached();
});

test('one click shows the published sample, which is also printed', async ({ page }) => {
  await store(page);
  await visit(page, samplePage);
  const main = page.locator('main .content');
  await expect(main.locator('var', { hasText: values.host }).first()).toBeAttached();
  await expect(main).toContainText('The samples use the tenant acme and the search app my-shop');
  await expect(main).toContainText('Replace {host} in the sample');
  const toggle = sample(page).getByRole('button', { name: 'Show placeholders' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(text(sample(page))).toContainText('https://{host}/api/v1/search/');
  await toggle.click();
  await expect(text(sample(page))).toContainText(values.host);
  // Other tools keep the values.
  await sample(page).getByRole('button', { name: 'Wrap lines' }).click();
  await expect(text(sample(page))).toContainText(values.host);
  await page.evaluate(() =>
    window.addEventListener('beforeprint', () => {
      document.body.dataset['printed'] =
        document.querySelector('main .code-block code')?.textContent ?? '';
    }),
  );
  await page.pdf();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /https:\/\/\{host\}\//);
  await expect(text(sample(page))).toContainText(values.host);
});

test('copies have the values, in each language and as Markdown', async ({ page }) => {
  await store(page);
  await visit(page, topicPages.filters);
  const copied = () => clipboard(page);
  const address = 'https://qsc.acme.example/api/v1/search/acme/my-shop';
  const tabs = page.locator('.tabs[data-group=language]').first();
  for (const tab of await tabs.getByRole('tab').all()) {
    await tab.click();
    const panel = tabs.getByRole('tabpanel', { name: await tab.innerText(), exact: true });
    await expect(panel.locator('code')).toContainText(address);
    await panel.getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(copied, await tab.innerText()).toContain(address);
    await page.evaluate(() => navigator.clipboard.writeText(''));
  }
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect.poll(copied).toContain(address);
  expect(await copied()).not.toContain('https://{host}/api/v1/search/demo/products');
});

test('values are filled before other scripts, and nothing moves', async ({ page }) => {
  const shiftsOf = await noteShifts(page, 0.001);
  await store(page);
  await page.route(/-[0-9a-f]{8}\.js$/, (route) => route.abort());
  await page.goto(samplePage);
  await expect(text(sample(page))).toContainText(values.host);
  await page.unroute(/-[0-9a-f]{8}\.js$/);
  await visit(page, samplePage);
  await settled(page);
  expect(await shiftsOf()).toEqual([]);
});

test('the playground has the values in request and fields', async ({ page }) => {
  await store(page);
  await visit(page, '/playground');
  const request = page.getByRole('region', { name: 'Request' });
  await expect(request.getByRole('tabpanel').filter({ visible: true })).toContainText(
    'https://qsc.acme.example/api/v1/search/acme/my-shop?q=drill',
  );
  await page.getByRole('radio', { name: /^Hosted service/ }).check();
  await expect(page.getByLabel('Host', { exact: true })).toHaveValue(values.host);
  await expect(page.getByLabel('Tenant', { exact: true })).toHaveValue('acme');
  await expect(page.getByLabel('Index', { exact: true })).toHaveValue('my-shop');
  await expect(page.getByText('I trust this host')).toHaveCount(0);
});

test('the OpenAPI files name the host of the reader', async ({ page }) => {
  await store(page);
  await visit(page, docPages.apiReference);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'qsc.json' }).click();
  const file = JSON.parse(fs.readFileSync(await (await download).path(), 'utf8')) as object;
  const servers = [{ variables: { host: { default: values.host } } }];
  expect(file).toMatchObject({ servers });
});

test('the script of values is small and loads only if needed', async ({ page, request }) => {
  const urls = requestedUrls(page);
  const loaded = () => urls.filter((url) => url.endsWith(siteRoutes.valuesScript));
  await page.goto(samplePage);
  await store(page);
  await page.goto(contentRoute('/docs/tags'));
  expect(loaded()).toEqual([]);
  await page.goto(samplePage);
  expect(loaded()).toHaveLength(1);
  const [script, html] = await Promise.all(
    [siteRoutes.valuesScript, samplePage].map(async (route) => request.get(route)),
  );
  const loader = /<script data-src="[^"]*">([\s\S]*?)<\/script>/.exec((await html?.text()) ?? '');
  const bytes = ((await script?.text()) ?? '').length + (loader?.[1]?.length ?? 2000);
  expect(bytes).toBeLessThanOrEqual(2000);
  const policy = html?.headers()['content-security-policy'] ?? '';
  expect(policy).not.toContain('unsafe');
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+'){4,6};/);
});
