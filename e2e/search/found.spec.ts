import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { publicFolder, sitemapRoutes, visit } from '../support/page';

const read = (route: string) =>
  fs.readFileSync(path.join(publicFolder, decodeURI(route), 'index.html'), 'utf8');
type Thing = Record<string, unknown> & { '@type': string };

function thingsOf(html: string): Thing[] {
  const [, text] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return text === undefined ? [] : (JSON.parse(text) as { '@graph': Thing[] })['@graph'];
}

/** Properties that schema.org's shapes need for search engines to use them; builds that are not public have no pictures. */
const needed: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'potentialAction', 'publisher'],
  Organization: ['name', 'url', 'logo'],
  CollectionPage: ['name', 'url', 'description', 'inLanguage'],
  WebPage: ['name', 'url', 'description', 'inLanguage'],
  TechArticle: ['headline', 'url', 'description', 'author', 'publisher'],
  BlogPosting: ['headline', 'url', 'description', 'author', 'publisher', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
};

test('every page of the sitemap has complete structured data of its type', () => {
  for (const route of sitemapRoutes()) {
    const things = thingsOf(read(route));
    expect(things.length, route).toBeGreaterThan(0);
    for (const thing of things) {
      expect(Object.keys(needed), route).toContain(thing['@type']);
      for (const name of needed[thing['@type']] ?? [])
        expect(thing[name], `${route} ${thing['@type']} ${name}`).toBeTruthy();
    }
  }
  const kinds = (route: string) => thingsOf(read(route)).map((thing) => thing['@type']);
  expect(kinds('/')).toEqual(['WebSite', 'Organization']);
  expect(kinds(contentRoute('/docs/tags'))).toEqual(['CollectionPage']);
  expect(kinds(contentRoute('/blog/spellcheck'))).toContain('BlogPosting');
});

test('search engines get the same breadcrumb as the page', () => {
  // Unlisted pages are none of theirs.
  for (const route of sitemapRoutes().filter((path) => path.startsWith(contentRoute('/docs/')))) {
    const html = read(route);
    const [, nav] = /<nav aria-label="Breadcrumbs">(.*?)<\/nav>/s.exec(html) ?? [];
    const list = thingsOf(html).find((thing) => thing['@type'] === 'BreadcrumbList');
    if (nav === undefined) {
      expect(list, route).toBeUndefined();
      continue;
    }
    const labels = [...nav.matchAll(/<li[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, text = '']) => text);
    const names = (list?.['itemListElement'] as { name: string }[]).map(({ name }) =>
      name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;'),
    );
    expect(names, route).toEqual(labels);
  }
});

test('every address of the sitemap has the day of its last change', () => {
  const text = fs.readFileSync(path.join(publicFolder, 'sitemap-0.xml'), 'utf8');
  const entries = [...text.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => entry);
  expect(entries.length).toBeGreaterThan(200);
  for (const entry of entries) expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\d/);
});

test('icons, manifest and search description are there, of the right type and size', async ({
  page,
  request,
}) => {
  await visit(page, '/');
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes, type } of manifest.icons) {
    const response = await request.get(src);
    expect(response.headers()['content-type']).toBe(type);
    const body = await response.body();
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
  }
  const ico = await (await request.get('/favicon.ico')).body();
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32]);
  const touch = await (await request.get('/apple-touch-icon.png')).body();
  expect(touch.readUInt32BE(16)).toBe(180);
  const search = await (await request.get('/opensearch.xml')).text();
  expect(search).toContain('/search?query={searchTerms}"');
  for (const rel of ['manifest', 'apple-touch-icon', 'search'])
    await expect(page.locator(`head link[rel="${rel}"]`)).toHaveCount(1);
});

test('the third color mode follows the system until light or dark is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, contentRoute('/docs'));
  const html = page.locator('html');
  const system = page.getByRole('button', { name: 'Use system theme' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await system.click();
  await expect(system).toHaveAttribute('aria-pressed', 'true');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch to light mode' }).first().click();
  await expect(system).toHaveAttribute('aria-pressed', 'false');
  await expect(html).toHaveAttribute('data-theme', 'light');
});
