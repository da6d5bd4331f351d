import { expect, test } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { htmlOf, readBuilt, sitemapRoutes } from '../support/page';

type Thing = Record<string, unknown> & { '@type': string };

function thingsOf(html: string): Thing[] {
  const [, text] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return text === undefined ? [] : (JSON.parse(text) as { '@graph': Thing[] })['@graph'];
}

/** Properties that search engines require, by type. Builds that are not public have no pictures. */
const needed: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'potentialAction', 'publisher'],
  Organization: ['name', 'url', 'logo'],
  CollectionPage: ['name', 'url', 'description', 'inLanguage'],
  WebPage: ['name', 'url', 'description', 'inLanguage'],
  TechArticle: ['headline', 'url', 'description', 'author', 'publisher'],
  BlogPosting: ['headline', 'url', 'description', 'author', 'publisher', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
};

test('pages of the sitemap have complete structured data, with their breadcrumb', () => {
  for (const route of sitemapRoutes()) {
    const html = htmlOf(route);
    const things = thingsOf(html);
    expect(things.length, route).toBeGreaterThan(0);
    for (const thing of things) {
      expect(Object.keys(needed), route).toContain(thing['@type']);
      for (const name of needed[thing['@type']] ?? [])
        expect(thing[name], `${route} ${thing['@type']} ${name}`).toBeTruthy();
    }
    if (!route.startsWith(contentRoute('/docs/'))) continue;
    const [, nav = ''] = /<nav aria-label="Breadcrumbs">(.*?)<\/nav>/s.exec(html) ?? [];
    const labels = [...nav.matchAll(/<li[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, text = '']) => text);
    const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    const items = (list?.['itemListElement'] ?? []) as { name: string }[];
    const names = items.map(({ name }) =>
      name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;'),
    );
    expect(names, route).toEqual(labels);
  }
  const kinds = (route: string) => thingsOf(htmlOf(route)).map((thing) => thing['@type']);
  expect(kinds('/')).toEqual(['WebSite', 'Organization']);
  expect(kinds(contentRoute('/docs/tags'))).toEqual(['CollectionPage']);
  expect(kinds(contentRoute('/blog/spellcheck'))).toContain('BlogPosting');
});

test('every address of the sitemap has the day of its last change', () => {
  const entries = readBuilt('sitemap-0.xml').match(/<url>.*?<\/url>/gs) ?? [];
  expect(entries.length).toBeGreaterThan(200);
  for (const entry of entries) expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\d/);
});

test('icons, manifest, and search description are there, and linked', async ({ request }) => {
  const home = await (await request.get('/')).text();
  for (const rel of ['manifest', 'apple-touch-icon', 'search'])
    expect(home.match(new RegExp(`<link [^>]*rel="${rel}"`, 'g')), rel).toHaveLength(1);
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; type: string; purpose?: string }[];
  };
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  const icons = [...manifest.icons, { src: '/apple-touch-icon.png', type: 'image/png' }];
  for (const { src, type } of icons)
    expect((await request.get(src)).headers()['content-type'], src).toBe(type);
  const ico = await (await request.get('/favicon.ico')).body();
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32]);
  const search = await (await request.get('/opensearch.xml')).text();
  expect(search).toContain('/search?query={searchTerms}"');
});
