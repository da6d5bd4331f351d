import { expect, test, type Page } from '@playwright/test';
import {
  choose,
  enterService,
  field,
  hits,
  response,
  run,
  source,
  status,
} from '../support/playground';
import { reload, settled, visit } from '../support/page';
import { serve } from '../support/servers';
import { store, values } from '../support/values';

const calls: string[] = [];
const tokens: (string | undefined)[] = [];
const document = { title: 'A saw', url: 'https://shop.example/a', price: 5 };
const result = { own: { total: 1, documents: [{ id: '1', position: 1, document }] } };
/** Bodies by index; any other index has a document. */
const bodies: Record<string, object> = {
  broken: { statusCode: 500, errorMessage: 'The index is gone.' },
  suggestions: [{ suggest: 'saw' }, { suggest: 'sander' }, { name: 'not of the protocol' }],
};

const preflight = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'content-type, x-qsc-token, authorization',
};
const origin = serve((incoming, outgoing) => {
  if (incoming.method === 'OPTIONS') return outgoing.writeHead(204, preflight).end();
  calls.push(incoming.url ?? '');
  const { 'x-qsc-token': token, authorization } = incoming.headers;
  tokens.push((token as string | undefined) ?? authorization);
  const [, index = ''] = /\/search\/(?:suggest\/)?demo\/([^?]*)/.exec(incoming.url ?? '') ?? [];
  if (index !== 'closed') outgoing.setHeader('Access-Control-Allow-Origin', '*');
  // Leaves the connection open.
  if (index === 'silent') return;
  if (index === 'page')
    return outgoing.setHeader('Content-Type', 'text/html').end('<h1>Welcome</h1>');
  outgoing.writeHead(index === 'broken' ? 500 : 200, { 'Content-Type': 'application/json' });
  const body = bodies[index] ?? { statusCode: 200, time: 1, result };
  return outgoing.end(JSON.stringify(body));
});
const host = () => origin().replace('127.0.0.1', 'localhost');

test.beforeEach(() => {
  calls.splice(0);
  tokens.splice(0);
});

const enter = (page: Page, Index: string) =>
  enterService(page, { Host: host(), Tenant: 'demo', Index });
/** Opens a link to a request to the service, and confirms its host. */
async function openAndTrust(page: Page, query: string): Promise<void> {
  await visit(page, `/playground?source=service&host=${host()}&tenant=demo&${query}`);
  await page.getByRole('checkbox', { name: /I trust this host/ }).click();
}

test('a service gets every call, and basic auth with explain', async ({ page }) => {
  await openAndTrust(page, 'index=words&call=list-export');
  await page.getByRole('radio', { name: 'csv' }).check();
  await run(page);
  await status(page, 200);
  expect(calls).toEqual(['/api/v1/admin/list/export/demo/words?type=csv']);
  await choose(page, 'Follow a short URL', true);
  await expect(field(page, 'shortUrl')).toBeFocused();
  await field(page, 'shortUrl').fill('drills');
  await run(page);
  await expect.poll(() => calls.at(-1)).toBe('/api/v1/short-url/demo/words/drills');
  await choose(page, 'Search');
  await page.getByRole('button', { name: 'Add parameter' }).click();
  await field(page, 'Parameter 1: name').fill('explain');
  await field(page, 'Parameter 1: value').fill('true');
  await field(page, 'User').fill('analyst');
  await field(page, 'Password').fill('choose-a-password');
  await run(page);
  await expect.poll(() => tokens.at(-1)).toBe('Basic YW5hbHlzdDpjaG9vc2UtYS1wYXNzd29yZA==');
  await expect(page).not.toHaveURL(/choose|YW5h/);
});

test('a service gets the typed token, which is stored nowhere', async ({ page }) => {
  await openAndTrust(page, 'index=shop&call=bulk');
  const token = page.getByLabel('Token (X-QSC-Token)');
  await token.fill('secret-token');
  await run(page);
  await status(page, 200);
  expect([calls, tokens]).toEqual([['/api/v1/data/bulk/qsc/demo/shop'], ['secret-token']]);
  await expect(page).not.toHaveURL(/secret/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('secret');
  expect(await page.locator('main').innerText()).not.toContain('secret');
  await expect(page.getByRole('region', { name: 'Request' })).toContainText('$QSC_FEEDING_TOKEN');
  // Another host never gets it, nor does the next visit.
  await field(page, 'Host').fill('other.example');
  await expect(token).toHaveValue('');
  await page.reload();
  await expect(token).toHaveValue('');
});

test('a service is called by Run only, and its response is shown', async ({ page }) => {
  await enter(page, 'products');
  await settled(page);
  expect(calls).toEqual([]);
  await run(page);
  // Until this call, the page shows the response of the shop, which has the same status.
  await expect.poll(() => calls).toEqual(['/api/v1/search/demo/products?q=drill']);
  await status(page, 200);
  await expect(hits(page).getByRole('link')).toHaveAttribute('href', 'https://shop.example/a');
  await expect(hits(page)).toContainText('price: 5');
  // Neither Back nor the reload of a link sends anything.
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(field(page, 'Query (q)')).toHaveValue('drill');
  await page.goBack();
  await expect(response(page)).toContainText('Nothing was sent');
  await reload(page);
  await expect(response(page)).toContainText('Nothing was sent');
  expect(calls).toHaveLength(1);
  // Values that the reader stored for samples fill the form.
  await store(page);
  await visit(page, '/playground');
  await source(page, 'Hosted service').check();
  await expect(field(page, 'Host')).toHaveValue(values.host);
  await expect(field(page, 'Index')).toHaveValue(values.code);
});

test('a service needs all fields, and the host of a link a confirmation', async ({ page }) => {
  await visit(page, '/playground?source=service');
  await run(page);
  for (const name of ['Host', 'Tenant', 'Index'])
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Host')).toBeFocused();
  const address = `host=${encodeURIComponent(host())}&tenant=demo&index=products`;
  await visit(page, `/playground?source=service&${address}&q=a`);
  await run(page);
  await expect(field(page, 'Host')).toHaveAccessibleDescription(/not confirmed/);
  expect(calls).toEqual([]);
  await page.getByRole('checkbox', { name: /I trust this host/ }).click();
  await run(page);
  await status(page, 200);
  expect(calls).toHaveLength(1);
});

test('a call of a silent service times out, and Run repeats it', async ({ page }) => {
  await enter(page, 'silent');
  await page.clock.install();
  await run(page);
  await expect(response(page)).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => calls.length).toBe(1);
  const stop = page.getByRole('button', { name: 'Stop' });
  await stop.click();
  await expect(response(page)).not.toHaveAttribute('aria-busy');
  await expect(stop).toHaveCount(0);
  await run(page);
  await expect.poll(() => calls.length).toBe(2);
  await page.clock.fastForward(15_000);
  const alert = response(page).getByRole('alert');
  await expect(alert).toContainText(/took too long[^]*within 15 seconds/);
  await run(page);
  await expect.poll(() => calls.length).toBe(3);
});

test('a service can suggest, and the page explains each of its failures', async ({ page }) => {
  await enter(page, 'suggestions');
  await choose(page, 'Suggest');
  await field(page, 'Query (q)').fill('sa');
  await run(page);
  await expect.poll(() => calls).toEqual(['/api/v1/search/suggest/demo/suggestions?q=sa']);
  await status(page, 200);
  await expect(response(page).getByRole('listitem')).toHaveText(['saw', 'sander']);
  await choose(page, 'Search');
  for (const [index, text, code] of [
    ['broken', /responded with an error \(500\)[^]*The index is gone/, 'Status 500'],
    ['page', /not a search response[^]*Expected JSON, got text\/html/, 'Status 200'],
    ['closed', /got no response[^]*\(CORS\)[^]*Access-Control-Allow-Origin/, 'No response'],
  ] as const) {
    await field(page, 'Index').fill(index);
    await run(page);
    await expect(response(page).getByRole('alert'), index).toContainText(text);
    await expect(response(page).locator('header')).toContainText(code);
    if (index === 'page') await expect(response(page)).toContainText('<h1>Welcome</h1>');
  }
});
