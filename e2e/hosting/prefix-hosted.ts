import { expect, test, type Page } from '@playwright/test';
import { prefix } from '../../src/test/sites/support/site-content';
import { calls, failures, watchForHarm } from '../support/hostile-service';
import { navigateTo, visit, widerThanWindow } from '../support/page';
import { address } from './prefix-site';

const main = (page: Page) => page.getByRole('main');

/** Tests of a site whose search is a hostile service. */
export function hostedSearchTests(): void {
  const search = (page: Page, query: string) =>
    visit(page, address(`/search?query=${encodeURIComponent(query)}`));
  const searches = () => calls.filter((call) => !call.includes('/suggest/'));

  test('shows hostile texts as text and follows no script address', async ({ page }) => {
    const expectNoHarm = watchForHarm(page);
    await search(page, 'hostile');
    const hits = main(page).getByRole('article');
    await expect(hits).toHaveCount(6);
    await expect(hits.first()).toContainText('<script>window.ran=1</script>');
    await expect(page).toHaveURL(/query=hostile/);
    await expectNoHarm();
    // A filter of the response is text, even with an invalid escape.
    await main(page).getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/f\./);
    await expect(hits.first()).toBeVisible();
    await expectNoHarm();
  });

  test('shows responses with values of wrong types and with words of 2 MB', async ({ page }) => {
    const expectNoHarm = watchForHarm(page);
    await search(page, 'mistyped');
    await expect(main(page).getByRole('heading', { name: 'Popular topics' })).toBeVisible();
    await expectNoHarm();
    await search(page, 'giant');
    await expect(main(page).getByRole('article')).toHaveCount(1);
    expect(await widerThanWindow(page)).toBeLessThanOrEqual(0);
    await expectNoHarm();
  });

  test('shows why a search failed after one request', async ({ page }) => {
    const expectNoHarm = watchForHarm(page);
    await search(page, 'mistyped');
    // A pending request would count for the next search.
    await expect(main(page).getByRole('heading', { name: 'Popular topics' })).toBeVisible();
    for (const [query, message] of Object.entries(failures)) {
      calls.splice(0);
      await navigateTo(page, `${prefix}/search?query=${encodeURIComponent(query)}`);
      // A browser follows 20 redirects and then gives up.
      const countCalls = () => searches().filter((call) => call.startsWith('/api/')).length;
      await expect.poll(countCalls, query).toBe(1);
      const alert = main(page).getByRole('alert');
      await expect(alert, query).toContainText(message);
      await expect(alert).toContainText('Search failed');
      expect(countCalls(), query).toBe(1);
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect.poll(countCalls, query).toBe(2);
      await expect(alert).toContainText(message);
      await expectNoHarm();
    }
  });

  test('times out on a response that never ends, and Retry asks again', async ({ page }) => {
    await visit(page, address('/search'));
    await page.clock.install();
    calls.splice(0);
    const { pathname, search: query } = new URL(address('/search?query=endless'));
    await navigateTo(page, pathname + query);
    await expect.poll(() => searches().length).toBe(1);
    await page.clock.fastForward(10_000);
    const alert = main(page).getByRole('alert');
    await expect(alert).toContainText('There was no response within 10 seconds.');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => searches().length).toBe(2);
  });

  test('suggests texts of a hosted search as texts', async ({ page }) => {
    const expectNoHarm = watchForHarm(page);
    await visit(page, address('/docs/start'));
    const box = page.getByRole('combobox').first();
    await box.pressSequentially('sa');
    await expect(page.getByRole('option').first()).toContainText('<script>window.ran=1</script>');
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search\?query=/);
    await expectNoHarm();
  });
}
