import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { publicFolder, visit } from '../support/page';

const target = contentRoute('/docs/qsc-admin/search/filters');

test('a link to a moved anchor opens its new section', async ({ page }) => {
  await page.route('**/moved-anchors.json', (route) =>
    route.fulfill({
      json: {
        [contentRoute('/docs#old-part')]: `${target}#range-filters`,
        [contentRoute('/docs#bad')]: '//x.test/',
      },
    }),
  );
  await visit(page, '/');
  await page.goto(contentRoute('/docs#old-part'));
  await expect(page).toHaveURL(new RegExp(`${target}#range-filters$`));
  await expect(page.getByRole('heading', { name: 'Range filters' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto(contentRoute('/docs#bad'));
  await expect(page).toHaveURL(contentRoute('/docs#bad'));
});

test('only links to missing anchors request the list of anchors', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visit(page, `${target}#range-filters`);
  expect(requests.filter((url) => url.endsWith('moved-anchors.json'))).toEqual([]);
});

test('moved anchors have existing pages as targets', () => {
  const text = fs.readFileSync(path.join(publicFolder, 'moved-anchors.json'), 'utf8');
  for (const to of Object.values(JSON.parse(text) as Record<string, string>))
    expect(fs.existsSync(path.join(publicFolder, to.split('#')[0] ?? '', 'index.html')), to).toBe(
      true,
    );
});
