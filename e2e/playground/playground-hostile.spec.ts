import { expect, test, type Page } from '@playwright/test';
import {
  failures,
  startHostileService,
  watchForHarm,
  type HostileService,
} from '../support/hostile-service';
import { choose, enterService, field, hits, response, runs, status } from '../support/playground';
import { widerThanWindow } from '../support/page';

test.describe('a hostile service', () => {
  let service: HostileService;

  test.beforeAll(async () => {
    service = await startHostileService();
  });

  test.beforeEach(() => service.calls.splice(0));

  test.afterAll(() => service.close());

  const enter = (page: Page, query: string) =>
    enterService(page, {
      ...{ Host: service.origin, Tenant: 'docs', Index: 'documentation', 'Query (q)': query },
    });
  const send = async (page: Page, query: string) => {
    await enter(page, query);
    await runs(page).click();
  };

  test('has its texts shown as text, in hits, JSON, and suggestions', async ({ page }) => {
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

  test('has its valid values shown, also a word of 2 MB', async ({ page }) => {
    const expectNoHarm = watchForHarm(page);
    await send(page, 'mistyped');
    await expect(response(page)).toContainText('7');
    await status(page, 200);
    await expect(hits(page)).toHaveCount(0);
    await expectNoHarm();
    await send(page, 'giant');
    await expect(hits(page)).toHaveCount(1);
    // The layout of 2 MB holds a page for seconds: their start is shown, and Copy has all.
    const panel = response(page);
    expect((await panel.textContent())?.length).toBeLessThan(20_000);
    await panel.getByRole('tab', { name: 'JSON' }).click();
    await panel.getByRole('button', { name: 'Expand all' }).click();
    await expect(panel.getByText('more characters').first()).toBeVisible();
    expect((await panel.textContent())?.length).toBeLessThan(20_000);
    expect(await widerThanWindow(page)).toBeLessThanOrEqual(0);
    await expectNoHarm();
  });

  test('has each failure explained, and is asked once', async ({ page }) => {
    const expectNoHarm = watchForHarm(page);
    await enter(page, '');
    for (const [query, message] of Object.entries(failures)) {
      service.calls.splice(0);
      await field(page, 'Query (q)').fill(query);
      await runs(page).click();
      await expect.poll(() => service.calls.length, query).toBeGreaterThan(0);
      await expect(response(page)).not.toHaveAttribute('aria-busy');
      await expect(response(page).getByRole('alert'), query).toContainText(message);
      expect(service.calls.filter((call) => call.startsWith('/api/'))).toHaveLength(1);
      await expectNoHarm();
    }
  });

  test('is given up when its response never ends', async ({ page }) => {
    await enter(page, 'endless');
    await page.clock.install();
    await runs(page).click();
    await expect.poll(() => service.calls.length).toBe(1);
    await page.clock.fastForward(15_000);
    await expect(response(page).getByRole('alert')).toContainText(/took too long/);
    await expect(response(page)).not.toHaveAttribute('aria-busy');
  });
});
