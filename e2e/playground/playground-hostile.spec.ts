import { expect, test, type Page } from '@playwright/test';
import { calls, failures, hostileService, watchForHarm } from '../support/hostile-service';
import { choose, enterService, field, hits, response, run, status } from '../support/playground';
import { widerThanWindow } from '../support/page';
import { serve } from '../support/servers';

const origin = serve(hostileService);

test.beforeEach(() => calls.splice(0));

const enter = (page: Page, query: string) => {
  const Host = origin().replace('127.0.0.1', 'localhost');
  return enterService(page, { Host, Tenant: 'docs', Index: 'documentation', 'Query (q)': query });
};
const send = async (page: Page, query: string) => {
  await enter(page, query);
  await run(page);
};

test('texts of a hostile service are text in hits, JSON, and suggestions', async ({ page }) => {
  const expectNoHarm = watchForHarm(page);
  await send(page, 'hostile');
  await status(page, 200);
  await expect(hits(page)).toHaveCount(6);
  await expect(hits(page).first()).toContainText('<script>window.ran=1</script>');
  await expect(hits(page).getByRole('link')).toHaveCount(0);
  await expect(response(page).locator('.redirect')).toContainText('javascript:window.ran=1');
  await expectNoHarm();
  await response(page).getByRole('checkbox').first().check();
  await response(page).getByRole('tab', { name: 'JSON' }).click();
  await response(page).getByRole('button', { name: 'Expand all' }).click();
  await expect(response(page)).toContainText('"__proto__"');
  await expectNoHarm();
  await choose(page, 'Suggest', true);
  await response(page).getByRole('tab', { name: 'Suggestions' }).click();
  const items = response(page).getByRole('listitem');
  await expect(items.first()).toContainText('<script>window.ran=1</script>');
  await expectNoHarm();
});

test('valid values of a hostile service are shown, even a word of 2 MB', async ({ page }) => {
  const expectNoHarm = watchForHarm(page);
  await send(page, 'mistyped');
  await expect(response(page)).toContainText('7');
  await status(page, 200);
  await expect(hits(page)).toHaveCount(0);
  await expectNoHarm();
  await send(page, 'giant');
  await expect(hits(page)).toHaveCount(1);
  // The layout of 2 MB of text would block the page for seconds, so it shows the start; Copy copies all of it.
  const panel = response(page);
  expect((await panel.textContent())?.length).toBeLessThan(20_000);
  await panel.getByRole('tab', { name: 'JSON' }).click();
  await panel.getByRole('button', { name: 'Expand all' }).click();
  await expect(panel.getByText('more characters').first()).toBeVisible();
  expect((await panel.textContent())?.length).toBeLessThan(20_000);
  expect(await widerThanWindow(page)).toBeLessThanOrEqual(0);
  await expectNoHarm();
});

test('each failure of a hostile service is explained after one call', async ({ page }) => {
  const expectNoHarm = watchForHarm(page);
  await enter(page, '');
  for (const [query, message] of Object.entries(failures)) {
    calls.splice(0);
    await field(page, 'Query (q)').fill(query);
    await run(page);
    await expect.poll(() => calls.length, query).toBeGreaterThan(0);
    await expect(response(page)).not.toHaveAttribute('aria-busy');
    await expect(response(page).getByRole('alert'), query).toContainText(message);
    expect(calls.filter((call) => call.startsWith('/api/'))).toHaveLength(1);
    await expectNoHarm();
  }
});
