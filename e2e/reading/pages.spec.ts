import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { htmlOf, pageKinds, publicFolder, routes } from '../support/page';

/** HTML of a page without its scripts and style sheets. */
const markup = (route: string) =>
  htmlOf(route).replace(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '');

/** Whether an address is a file beside the pages, such as a feed. */
const isFile = (target: string) =>
  /\.\w+$/.test(target) && fs.existsSync(path.join(publicFolder, target));

/** Indexes, a tag, and the first pages of the content plan. */
const planned = [
  ...['/docs', '/docs/qsc-admin/search', '/docs/getStarted', '/docs/tags', '/docs/tags/facet'],
  '/docs/getStarted/Introduction',
  '/docs/qsc-admin/tutorials/first-search-app-in-5-minutes',
  '/docs/qsc-admin/api/authentication',
  ...['search-api-integration', 'search-response', 'filters', 'spellcheck'].map(
    (page) => `/docs/qsc-admin/search/${page}`,
  ),
  ...['facet', 'sort', 'variant'].map((page) => `/docs/qsc-admin/admin/search/${page}`),
  '/docs/qsc-admin/admin/feeding',
  '/docs/qsc-admin/admin/feeding/feeding-api-integration',
];

test('the site has the planned pages, indexes, and the pages of used tags and authors', () => {
  expect(routes).toEqual(expect.arrayContaining(planned.map(contentRoute)));
  // An inline folder has no page.
  expect(routes).not.toContain(contentRoute('/docs/qsc-admin'));
  for (const [start, names] of [
    ['/blog/tags/', ['docusaurus', 'facebook', 'hello', 'hola']],
    ['/blog/authors/', ['docs-team', 'operations', 'search-engineering']],
  ] as const)
    expect(routes.filter((route) => route.startsWith(contentRoute(start)))).toEqual(
      names.map((name) => contentRoute(start + name)),
    );
});

test('every page has one title with the delimiter, one description, one h1 and one main', () => {
  for (const route of routes) {
    const text = htmlOf(route);
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    expect(text, route).toMatch(/<title[^>]*>[^<]+<\/title>/);
    if (route !== '/') expect(text, route).toContain(' | QSC Documentation</title>');
    const counts = [/<title/g, /<meta name="description"/g, /<h1/g, /<main/g].map(count);
    expect(counts, route).toEqual([1, 1, 1, 1]);
  }
});

test('ids are unique, and links have existing pages and ids as targets', () => {
  const idsOf = (route: string) =>
    [...markup(route).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const ids = new Map(routes.map((route) => [route, idsOf(route)]));
  const broken: string[] = [];
  for (const [route, pageIds] of ids) {
    expect(new Set(pageIds).size, `ids of ${route}`).toBe(pageIds.length);
    for (const [, href = ''] of markup(route).matchAll(/<a [^>]*href="([^"]+)"/g)) {
      if (/^[a-z]+:/.test(href)) continue;
      const [target = '', anchor] = href.startsWith('#') ? [route, href.slice(1)] : href.split('#');
      const [path = '', query] = target.split('?');
      if (isFile(path)) continue;
      const targetIds = ids.get(decodeURIComponent(path));
      // The content of an address with a query is rendered in the browser.
      const inHtml = query === undefined && anchor;
      if (!targetIds || (inHtml && !targetIds.includes(decodeURIComponent(anchor))))
        broken.push(`${route} → ${href}`);
    }
  }
  expect(broken).toEqual([]);
});

test('no page has an event handler, a placeholder as a link, or parts of other hosts', () => {
  for (const route of routes) {
    expect(markup(route), route).not.toMatch(/<[^>]+\son[a-z]+="/);
    expect(markup(route), route).not.toMatch(/href="[^"]*(?:\{host\}|%7Bhost%7D)/);
    // Texts of inline scripts also contain elements.
    const text = htmlOf(route).replace(/<script(?![^>]* src=)[^>]*>.*?<\/script>/gs, '');
    const loaded = [
      ...text.matchAll(
        /<(?:script|img|iframe|source|video|audio|embed|object)[^>]*\s(?:src|data|srcset)="([^"]*)"/g,
      ),
      ...text.matchAll(
        /<link[^>]*\srel="(?:stylesheet|preload|prefetch|icon|manifest|apple-touch-icon|preconnect|dns-prefetch)"[^>]*\shref="([^"]*)"/g,
      ),
    ];
    for (const [element, address = ''] of loaded)
      expect(address, element).toMatch(/^(?:\/(?!\/)|data:)/);
  }
});

test('days have one form, and programs can read them', () => {
  const days = routes.flatMap((route) =>
    [...markup(route).matchAll(/<time.*?<\/time>/gs)].map(([day]) => ({ route, day })),
  );
  for (const { route, day } of days)
    expect(day, route).toMatch(
      /^<time dateTime="\d{4}-\d{2}-\d{2}">[A-Z][a-z]+ \d{1,2}, \d{4}<\/time>$/,
    );
  const dated = days.map(({ route }) => route);
  for (const kind of ['blog', 'blog archive', 'blog post', 'doc'] as const)
    expect(dated, kind).toContain(pageKinds[kind]);
  for (const route of routes) expect(markup(route), route).not.toMatch(/updated on \d{4}-/);
});
