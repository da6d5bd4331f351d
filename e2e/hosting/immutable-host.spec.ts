import { expect, test } from '@playwright/test';
import { alert, hits, retry } from '../support/elements';
import { hydrated, open, pageKinds, visit } from '../support/page';
import { serveSite } from '../support/servers';

test.describe('on a host whose browsers cache any response for a script or an index', () => {
  test.describe.configure({ mode: 'serial' });
  let missing: RegExp | undefined;

  const origin = serveSite((request, response) => {
    const isMissing = missing?.test(request.url ?? '') === true;
    if (isMissing) {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      response.setHeader('Content-Type', 'text/html').end('<!doctype html><p>Home</p>');
    }
    return isMissing;
  });

  for (const script of [/\/app-[0-9a-f]+\.js$/, /\/component---src-templates-doc-tsx-/])
    test(`Retry recovers from a missing script: ${script.source}`, async ({ page }) => {
      missing = script;
      await open(page, origin() + pageKinds.doc);
      await expect(alert(page)).toContainText('A part of this page did not load.');
      missing = undefined;
      await retry(page).click();
      await hydrated(page);
      await expect(alert(page)).toHaveCount(0);
    });

  test('Retry recovers from a missing index', async ({ page }) => {
    missing = /\/search-data\/index-/;
    await visit(page, `${origin()}/search?query=facet`);
    await expect(alert(page)).toContainText('Search failed');
    missing = undefined;
    await retry(page).click();
    await expect(hits(page).first()).toBeVisible();
  });
});
