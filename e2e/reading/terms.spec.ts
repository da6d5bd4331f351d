import { expect, test, type Page } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { axeFinds } from '../support/axe';
import { title } from '../support/elements';
import { visit } from '../support/page';

test.describe('a term of the glossary', () => {
  const guide = contentRoute('/docs/getStarted/how-qsc-works');
  const term = (page: Page) => page.locator('main .content a.defined').first();
  const definition = (page: Page) =>
    page.getByRole('note').filter({ hasText: 'Open the glossary' });

  test('shows its definition under the pointer and the focus until Escape', async ({ page }) => {
    await visit(page, guide);
    await term(page).hover();
    await expect(definition(page)).toBeVisible();
    await definition(page).hover();
    await expect(term(page)).toHaveAccessibleDescription(/Open the glossary/);
    expect(await axeFinds(page)).toEqual([]);
    const [card, link] = [await definition(page).boundingBox(), await term(page).boundingBox()];
    expect(Math.abs((card?.y ?? 0) - (link?.y ?? 0))).toBeLessThan((card?.height ?? 0) + 40);
    await page.keyboard.press('Escape');
    await expect(definition(page)).toHaveCount(0);
    await term(page).focus();
    await expect(definition(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(definition(page)).toHaveCount(0);
  });

  test('ignores a resting pointer when the page changes under it', async ({ page }) => {
    await visit(page, guide);
    /** Covers the page or removes the cover, and waits for the `pointerover` of the resting pointer. */
    const cover = (isOver: boolean) =>
      page.evaluate(
        (over) =>
          new Promise<void>((done) => {
            let isTold = false;
            document.addEventListener('pointerover', () => (isTold = true), { once: true });
            document.querySelector('#cover')?.remove();
            if (over) {
              const element = document.body.appendChild(document.createElement('div'));
              element.id = 'cover';
              element.style.cssText = 'position: fixed; inset: 0';
            }
            const frame = () => (isTold ? done() : requestAnimationFrame(frame));
            frame();
          }),
        isOver,
      );
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
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
    await expect(definition(page)).toHaveCount(0);
  });

  test('shows it on a tap, with a link to the glossary', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, baseURL });
    const page = await context.newPage();
    await visit(page, guide);
    await term(page).tap();
    await definition(page).getByRole('link').tap();
    await expect(title(page)).toHaveText('Concepts and glossary');
    await context.close();
  });

  test('is a link when definitions do not load', async ({ page }) => {
    await page.route('**/terms.json', (route) => route.abort());
    await visit(page, guide);
    await term(page).click();
    await expect(title(page)).toHaveText('Concepts and glossary');
  });
});
