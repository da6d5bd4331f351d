import { expect, test, type Page } from '@playwright/test';
import { contentRoute, routes } from '../../src/lib/addresses/routes';
import { axeFinds } from '../support/axe';
import { hits as shown } from '../support/playground';
import { visit, widerThanWindow } from '../support/page';
import { feedTutorial } from '../support/practice';

const why = (page: Page) => page.getByRole('region', { name: 'Why these hits' });
const button = (page: Page) => page.getByRole('button', { name: 'Why these hits?' });
const hits = (page: Page) => why(page).locator('ol > li');

test('each hit has up to four reasons, by keyboard and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, `${routes.playground}?source=shop&q=cordless%20drill`);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await button(page).press('Enter');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(why(page)).toContainText('“drill” is in the field');
  await expect(hits(page)).toHaveCount(10);
  await expect(shown(page)).toHaveCount(10);
  const titles = await hits(page).locator('strong').allTextContents();
  await expect(shown(page)).toContainText(titles);
  for (const hit of await hits(page).all()) {
    const lines = await hit.getByRole('listitem').count();
    expect(lines).toBeGreaterThan(0);
    expect(lines).toBeLessThanOrEqual(4);
  }
  expect(await axeFinds(page, 'section[aria-label="Why these hits"]')).toEqual([]);
  expect(await widerThanWindow(page)).toBeLessThanOrEqual(0);
  await button(page).press('Enter');
  await expect(why(page)).toBeHidden();
});

test('hits of the site and of the practice tenant have reasons', async ({ page }) => {
  await visit(page, `${routes.playground}?source=documentation&q=facet%20order`);
  await button(page).click();
  await expect(why(page)).toContainText('section “');
  await feedTutorial(page);
  await visit(page, `${routes.playground}?source=practice&q=drill&sort=price`);
  await button(page).click();
  await expect(why(page)).toContainText('The hits are sorted by “');
  await expect(hits(page).first()).toContainText('“drill”');
  await visit(page, contentRoute('/docs/qsc-admin/measure/explain/why-these-hits'));
  await expect(page).toHaveURL(/test-id#why-these-hits$/);
});
