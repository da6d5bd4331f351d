import { expect, test } from '@playwright/test';
import { pageKinds, visit, widerThanWindow } from '../support/page';

test.describe('nothing makes a page scroll sideways', () => {
  const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';
  for (const width of [320, 390])
    test(`at ${width} px with a word of 80 letters in each text`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const [kind, route] of Object.entries(pageKinds)) {
        await visit(page, route);
        if (kind === 'search')
          await expect(page.getByRole('main').locator('article').first()).toBeVisible();
        await page.evaluate((text) => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const texts: Text[] = [];
          while (walker.nextNode()) texts.push(walker.currentNode as Text);
          for (const node of texts)
            if (
              node.data.trim() &&
              !node.parentElement?.closest(
                'script, style, svg, option, time, header.navbar, footer, .skip-link',
              )
            )
              node.data = node.data.replace(/\S+/, text);
        }, word);
        expect(await widerThanWindow(page), kind).toBeLessThanOrEqual(0);
      }
    });
});
