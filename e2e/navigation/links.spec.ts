import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { contentRoute, docPages } from '../../src/lib/addresses/routes';
import { markDocument, title } from '../support/elements';
import { pageKinds, publicFolder, requestedUrls, visit } from '../support/page';

test('links of content load their page at the pointer, and navigate unless a modifier is pressed', async ({
  page,
  context,
}) => {
  const urls = requestedUrls(page);
  const target = new RegExp(`/page-data${docPages.searchApi}/page-data.json`);
  await visit(page, pageKinds.doc);
  expect(urls.join(' ')).not.toMatch(target);
  const isSame = await markDocument(page);
  const link = page.locator(`.content a[href="${docPages.searchApi}"]`).first();
  await link.hover();
  await expect.poll(() => urls.join(' ')).toMatch(target);
  const opened = context.waitForEvent('page');
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
  await page.route('**/moved-anchors.json', (route) =>
    route.fulfill({
      json: {
        [contentRoute('/docs#old-part')]: section,
        [contentRoute('/docs#bad')]: '//x.test/',
      },
    }),
  );
  await visit(page, '/');
  await page.goto(contentRoute('/docs#old-part'));
  await expect(page).toHaveURL(section);
  await expect(page.getByRole('heading', { name: 'Range filters' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goto(contentRoute('/docs#bad'));
  await expect(page).toHaveURL(contentRoute('/docs#bad'));
  // Only links to missing anchors request the list.
  const urls = requestedUrls(page);
  await visit(page, section);
  expect(urls.filter((url) => url.endsWith('moved-anchors.json'))).toEqual([]);
});

test('moved anchors have existing pages as targets', () => {
  const text = fs.readFileSync(path.join(publicFolder, 'moved-anchors.json'), 'utf8');
  for (const to of Object.values(JSON.parse(text) as Record<string, string>)) {
    const file = path.join(publicFolder, to.split('#')[0] ?? '', 'index.html');
    expect(fs.existsSync(file), to).toBe(true);
  }
});
