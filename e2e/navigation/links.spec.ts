import { expect, test } from '@playwright/test';
import { contentRoute, docPages } from '../../src/lib/addresses/routes';
import { markDocument, title } from '../support/elements';
import { pageKinds, readBuilt, requestedUrls, routes, visit } from '../support/page';

test('links load their page at the pointer, and navigate without a modifier', async ({ page }) => {
  const urls = requestedUrls(page);
  const target = new RegExp(`/page-data${docPages.searchApi}/page-data.json`);
  await visit(page, pageKinds.doc);
  expect(urls.join(' ')).not.toMatch(target);
  const isSame = await markDocument(page);
  const link = page.locator(`.content a[href="${docPages.searchApi}"]`).first();
  await link.hover();
  await expect.poll(() => urls.join(' ')).toMatch(target);
  const opened = page.context().waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL(pageKinds.doc);
  await link.click();
  await expect(title(page)).toHaveText('Search API integration');
  expect(await isSame()).toBe(true);
  await page.goBack();
  await expect(title(page)).toHaveText('Filters');
});

test('a link to a moved anchor opens its new section', async ({ page }) => {
  const section = `${pageKinds.doc}#range-filters`;
  const [old, bad] = [contentRoute('/docs#old-part'), contentRoute('/docs#bad')];
  await page.route('**/moved-anchors.json', (route) =>
    route.fulfill({ json: { [old]: section, [bad]: '//x.test/' } }),
  );
  await visit(page, '/');
  await page.goto(old);
  await expect(page).toHaveURL(section);
  await expect(page.getByRole('heading', { name: 'Range filters' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await Promise.all([page.waitForRequest('**/moved-anchors.json'), page.goto(bad)]);
  await expect(page).toHaveURL(bad);
  // Only links to missing anchors request the list.
  const urls = requestedUrls(page);
  await visit(page, section);
  expect(urls.filter((url) => url.endsWith('moved-anchors.json'))).toEqual([]);
});

test('moved anchors have existing pages as targets', () => {
  const moved = JSON.parse(readBuilt('moved-anchors.json')) as Record<string, string>;
  for (const to of Object.values(moved))
    expect(routes).toContain(decodeURI(to.split('#')[0] ?? ''));
});
