import { expect } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { axeFinds } from '../support/axe';
import { button, done, clearButton, feedTutorial, run, steps, tutorial } from '../support/practice';
import {
  requestedUrls,
  settled,
  test,
  visit,
  widerThanWindow,
  withoutPrefetching,
} from '../support/page';
import { expectMode, switchToDarkMode } from '../support/elements';

const course = contentRoute('/docs/qsc-admin/course/getting-started');
const chat = contentRoute('/docs/qsc-admin/search/chat-gpt/quick-start');
const values = contentRoute('/docs/qsc-admin/search/filter-values');

test('tutorials are completed without a network', async ({ quietPage: page }) => {
  await withoutPrefetching(page);
  for (const [route, count] of [
    [tutorial, 7],
    [course, 1],
    [chat, 3],
  ] as const) {
    await visit(page, route);
    await expect(steps(page)).toHaveCount(count);
    const all = await steps(page).all();
    for (const [index, step] of all.entries()) {
      await run(step);
      await expect(done(step)).toBeVisible();
      // After the first step, there is no network.
      if (index === 0) await page.context().setOffline(true);
    }
    for (const step of all) await expect(done(step)).toBeVisible();
    await page.context().setOffline(false);
  }
});

test('ticks are stored, home continues from them, and Clear removes them', async ({ page }) => {
  const next = page.getByRole('link', { name: 'Go on with step 4', exact: true });
  await visit(page, tutorial);
  await expect(page.getByText('Clear all ticks')).toBeHidden();
  for (const step of [0, 1, 2]) await run(steps(page).nth(step));
  await expect(next).toHaveAttribute('href', `${tutorial}#search`);
  await page.reload();
  for (const step of [0, 1, 2]) await expect(done(steps(page).nth(step))).toBeVisible();
  await expect(done(steps(page).nth(3))).toBeHidden();
  await expect(next).toBeVisible();
  // A change of the tenant by another page does not undo a step.
  await visit(page, values);
  await run(steps(page).first());
  await steps(page).first().getByRole('button', { name: 'Load the sample shop' }).click();
  await expect(done(steps(page).first())).toBeVisible();
  await visit(page, '/');
  await page.getByRole('link', { name: 'Go on with step 4 of “Your first search app' }).click();
  await expect(page).toHaveURL(`${tutorial}#search`);
  await expect(done(steps(page).nth(2))).toBeVisible();
  await run(steps(page).first());
  await clearButton(steps(page).first()).click();
  await expect(page.getByText('✓ Done')).toHaveCount(0);
  await page.reload();
  await expect(steps(page).first()).toBeVisible();
  await expect(page.getByText('✓ Done')).toHaveCount(0);
  await visit(page, '/');
  await expect(page.getByRole('link', { name: 'Build an app, no account needed' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Go on with step/ })).toHaveCount(0);
});

test('lessons and checks are ticked by hand, and one button clears all', async ({ page }) => {
  const box = (name: string | RegExp) => page.getByRole('checkbox', { name });
  await visit(page, course);
  await box('Account').check();
  await box('Search app').check();
  await visit(page, contentRoute('/docs/qsc-admin/admin/monitoring'));
  await box(/^You have a system/).check();
  await visit(page, '/');
  await page.getByRole('link', { name: 'Go on with step 3 of “The course' }).click();
  await expect(box('Search app')).toBeChecked();
  await expect(box('Language')).not.toBeChecked();
  const next = page.getByRole('link', { name: 'Go on with step 3' });
  await expect(next).toHaveAttribute('href', `${course}#part-1-set-up-the-search`);
  await page.getByRole('button', { name: 'Clear all ticks' }).click();
  await expect(box('Search app')).not.toBeChecked();
  await page.reload();
  await expect(box('Account')).toBeEnabled();
  await expect(box('Account')).not.toBeChecked();
});

test('a sample of the shop offers to replace other products with the shop', async ({ page }) => {
  await feedTutorial(page);
  await visit(page, values);
  const sample = steps(page).first();
  await run(sample);
  await expect(done(sample)).toBeHidden();
  const loadButton = sample.getByRole('button', { name: 'Load the sample shop' });
  await loadButton.click();
  await expect(done(sample)).toBeVisible();
  await expect(sample).toContainText('202 documents');
  await expect(loadButton).toBeHidden();
  await clearButton(sample).click();
  await expect(sample).toContainText('has no data');
  await run(sample);
  await expect(done(sample)).toBeVisible();
});

test('the tenant loads at the first key press, and is emptied by one', async ({ page }) => {
  await visit(page, tutorial);
  const urls = requestedUrls(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await settled(page);
  expect(workers).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  const [first, second] = [steps(page).nth(0), steps(page).nth(1)];
  await button(second).press('Enter');
  await expect(second.getByRole('status')).toHaveText(/^Status 404: .*first field schema/);
  await expect(button(second)).toBeFocused();
  expect(workers).toHaveLength(1);
  expect(urls.filter((url) => url.endsWith('.js'))).not.toEqual([]);
  const printed = second.getByRole('group', { name: 'Response of the practice tenant' });
  await expect(printed).toContainText('"statusCode": 404');
  await button(first).press('Space');
  await expect(first.getByRole('status')).toHaveText('Status 200');
  await expect(first).toContainText('products with 7 fields and 0 documents');
  await clearButton(first).press('Enter');
  await expect(first.getByRole('status')).toHaveText('Your practice tenant is empty.');
  await expect(clearButton(first)).toBeFocused();
  await expect(done(first)).toBeHidden();
  await expect(first).toContainText('Your practice tenant has no data');

  await run(first);
  // A narrow screen fits it, and axe finds nothing in either mode. Without motion, no color is between the modes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await widerThanWindow(page)).toBeLessThanOrEqual(0);
  expect(await axeFinds(page, 'main')).toEqual([]);
  await switchToDarkMode(page);
  await expectMode(page, 'dark');
  expect(await axeFinds(page, 'main')).toEqual([]);
});

test('two tabs have one tenant', async ({ page, context }) => {
  await visit(page, tutorial);
  const other = await context.newPage();
  await visit(other, tutorial);
  const [first, second] = [steps(page), steps(other)];
  await run(first.nth(0));
  await run(second.nth(1));
  await expect(done(first.nth(1))).toBeVisible();
  await expect(done(second.nth(0))).toBeVisible();
  await run(first.nth(2));
  await clearButton(second.nth(1)).click();
  for (const index of [0, 1, 2]) await expect(done(first.nth(index))).toBeHidden();
});
