import { expect, test, type Page } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { axeFinds } from '../support/axe';
import { title } from '../support/elements';
import { elapse, reload, visit } from '../support/page';

const term = (page: Page) => page.locator('main .content a.defined').first();
const definition = (page: Page) => page.getByRole('note').filter({ hasText: 'Open the glossary' });

test.beforeEach(({ page }) => visit(page, contentRoute('/docs/getStarted/how-qsc-works')));

test('a term shows its definition under pointer and focus until Escape', async ({ page }) => {
  await term(page).hover();
  await expect(definition(page)).toBeVisible();
  await definition(page).hover();
  await expect(term(page)).toHaveAccessibleDescription(/Open the glossary/);
  expect(await axeFinds(page)).toEqual([]);
  const [card, link] = [await definition(page).boundingBox(), await term(page).boundingBox()];
  expect(Math.abs((card?.y ?? 0) - (link?.y ?? 0))).toBeLessThan((card?.height ?? 0) + 40);
  await page.keyboard.press('Escape');
  await expect(definition(page)).toHaveCount(0);
  // A pointer on the card would keep it open.
  await title(page).hover();
  await term(page).focus();
  await expect(definition(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(definition(page)).toHaveCount(0);
});

test('a term ignores a resting pointer when the page changes under it', async ({ page }) => {
  /** Covers the page or removes the cover, and waits for the `pointerover` of the resting pointer. */
  const cover = (isOver: boolean) =>
    page.evaluate((over) => {
      document.querySelector('#cover')?.remove();
      const element = Object.assign(document.createElement('div'), { id: 'cover' });
      element.style.cssText = 'position: fixed; inset: 0';
      if (over) document.body.append(element);
      return new Promise<void>((done) => {
        let isOverNow = false;
        document.addEventListener('pointerover', () => (isOverNow = true), { once: true });
        const frame = () => (isOverNow ? done() : requestAnimationFrame(frame));
        frame();
      });
    }, isOver);
  await term(page).hover();
  await expect(definition(page)).toBeVisible();
  await title(page).hover();
  await expect(definition(page)).toHaveCount(0);
  await term(page).focus();
  await cover(true);
  await expect(definition(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition(page)).toHaveCount(0);

  await cover(false);
  await term(page).hover();
  await expect(definition(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition(page)).toHaveCount(0);
  await cover(true);
  await cover(false);
  await expect(page.locator('a.defined:hover')).toHaveCount(1);
  // Longer than the delay of a card.
  await elapse(page, 400);
  await expect(definition(page)).toHaveCount(0);
});

test('a term is a link when definitions do not load', async ({ page }) => {
  await page.route('**/terms.json', (route) => route.abort());
  await reload(page);
  await term(page).click();
  await expect(title(page)).toHaveText('Concepts and glossary');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a term shows its definition on a tap, with a link to the glossary', async ({ page }) => {
    await term(page).tap();
    await definition(page).getByRole('link').tap();
    await expect(title(page)).toHaveText('Concepts and glossary');
  });
});
