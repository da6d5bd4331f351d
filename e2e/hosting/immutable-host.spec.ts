import { expect, test, type Page } from '@playwright/test';
import { createSiteServer } from '../../src/node/hosting/site-server';
import { listen, type Listening } from '../../src/test/support/listen';
import { hits } from '../support/elements';
import { hydrated, open, pageKinds, visit } from '../support/page';

const alert = (page: Page) => page.getByRole('alert');

test.describe('on a host whose browsers cache any response for a script or an index', () => {
  test.describe.configure({ mode: 'serial' });
  let host: Listening;
  let missing: RegExp | undefined;

  test.beforeAll(async () => {
    const site = createSiteServer({ root: '.' });
    host = await listen((request, response) => {
      if (!missing?.test(request.url ?? '')) return site.emit('request', request, response);
      response.writeHead(200, {
        'Content-Type': 'text/html',
        'Cache-Control': 'public, max-age=31536000, immutable',
      });
      response.end('<!doctype html><p>Home</p>');
    });
  });

  test.afterAll(() => host.close());

  for (const script of [/\/app-[0-9a-f]+\.js$/, /\/component---src-templates-doc-tsx-/])
    test(`Retry recovers from a missing script: ${script.source}`, async ({ page }) => {
      missing = script;
      await open(page, host.origin + pageKinds.doc);
      await expect(alert(page)).toContainText('A part of this page did not load.');
      missing = undefined;
      await alert(page).getByRole('button', { name: 'Retry' }).click();
      await hydrated(page);
      await expect(alert(page)).toHaveCount(0);
    });

  test('Retry recovers from a missing index', async ({ page }) => {
    missing = /\/search-data\/index-/;
    await visit(page, `${host.origin}/search?query=facet`);
    await expect(alert(page)).toContainText('Search failed');
    missing = undefined;
    await alert(page).getByRole('button', { name: 'Retry' }).click();
    await expect(hits(page).first()).toBeVisible();
  });
});
