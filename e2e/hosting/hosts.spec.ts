import { expect, test } from '@playwright/test';
import { contentRoute, routes, tagRoute } from '../../src/lib/addresses/routes';
import { hosts, plainFileServer, type Host } from '../support/host-rules';
import { title } from '../support/elements';
import { htmlOf, readBuilt, settled, sitemapRoutes, visit } from '../support/page';

/** Response to an address after its redirects. */
function follow(host: Host, start: string): { address: string; status: number; file?: string } {
  let address = start;
  for (let hop = 0; hop < 5; hop += 1) {
    const { location, ...served } = host(decodeURI(address));
    if (location === undefined) return { address, ...served };
    address = location;
  }
  throw new Error(`${start} never ends.`);
}

/** Whether a file is the page of a route. */
const isPage = (file: string, route: string) =>
  readBuilt(file).includes(`data-value="${decodeURI(route)}"`);

/** Static hosts whose response for the tag `index` is the page of its folder, `/docs/tags`: all but a bucket. */
const takesIndexForFolder = new Set(Object.keys(hosts).filter((name) => name !== 'a bucket'));
const tagIndex = tagRoute('docs', 'index');

for (const [name, host] of Object.entries(hosts))
  test(`${name} sends every page at its address, and also leads to it from a final slash`, () => {
    const isSent = (route: string) => !(takesIndexForFolder.has(name) && route.endsWith('/index'));
    for (const route of sitemapRoutes().filter(isSent)) {
      const { status, file = '' } = host(decodeURI(route));
      expect([route, status]).toEqual([route, 200]);
      expect(isPage(file, route), `${route}: ${file}`).toBe(true);
      if (route === '/') continue;
      const end = follow(host, `${route}/`);
      expect([route, end.status]).toEqual([route, 200]);
      expect(isPage(end.file ?? '', route), `${route}: ${end.file}`).toBe(true);
    }
    expect(host(contentRoute('/docs/nowhere'))).toMatchObject({ status: 404, file: '/404.html' });
  });

test('hosts send the tag list for the tag "index" alone, and the list links to the tag', () => {
  expect(sitemapRoutes().filter((route) => route.endsWith('/index'))).toEqual([tagIndex]);
  // Search engines index it as the list.
  const canonical = new RegExp(`<link rel="canonical" href="https?://[^/"]+${routes.docsTags}"`);
  for (const name of takesIndexForFolder) {
    const { status, file = '' } = hosts[name]?.(tagIndex) ?? {};
    expect([name, status, isPage(file, routes.docsTags)]).toEqual([name, 200, true]);
    expect(readBuilt(file), name).toMatch(canonical);
    expect(readBuilt(file), name).toContain(`href="${tagIndex}"`);
  }
});

test('a script opens the tag "index" where a host sends the tag list', async ({ page }) => {
  // What these hosts send.
  for (const [address, file] of [
    [tagIndex, `${routes.docsTags}.html`],
    [`${routes.docs}/index`, `${routes.docs}.html`],
  ] as const)
    await page.route(
      (url) => url.pathname === address,
      (route) => route.fulfill({ body: readBuilt(file), contentType: 'text/html' }),
    );
  await page.goto(`${tagIndex}?a=b`);
  await expect(title(page)).toHaveText(/tagged with "Index"$/);
  await expect(page).toHaveURL(`${tagIndex}?a=b`);
  // No page has this name, so the page of the folder stays.
  await visit(page, `${routes.docs}/index`);
  await settled(page);
  await expect(page).toHaveURL(routes.docs);
  await expect(title(page)).toHaveText('Documentation');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a plain file server reaches every page by one redirect', () => {
  for (const route of sitemapRoutes())
    expect(follow(plainFileServer, route).status, route).toBe(200);
});

test('the site server answers 200 at every route, and redirects older ones', async ({
  request,
}) => {
  for (const route of sitemapRoutes()) {
    const response = await request.get(route, { maxRedirects: 0 });
    expect([route, response.status()]).toEqual([route, 200]);
  }
  const slash = await request.get(contentRoute('/docs/?a=1'), { maxRedirects: 0 });
  expect([slash.status(), slash.headers()['location']]).toEqual([301, contentRoute('/docs?a=1')]);
  expect((await request.get(contentRoute('/docs/nowhere'))).status()).toBe(404);
  // Older addresses of the API lead to the reference and the file.
  for (const [from, to] of [
    ['/api/qsc', `${routes.docs}/qsc-admin/api/reference`],
    ['/openapi/qsc-quickstart.yaml', '/openapi/qsc.yaml'],
  ] as const) {
    const moved = await request.get(from, { maxRedirects: 0 });
    expect([moved.status(), moved.headers()['location']]).toEqual([301, to]);
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200);
  }
});

test('scripts keep the requested address, without a final slash', async ({ page }) => {
  const route = contentRoute('/docs/qsc-admin/search/filters?a=b#top');
  await visit(page, route);
  await expect(page).toHaveURL(route);
  // Some hosts serve the folder at `/docs/`.
  await page.route(`**${contentRoute('/docs/')}`, async (route) =>
    route.fulfill({ body: readBuilt(contentRoute('/docs/index.html')), contentType: 'text/html' }),
  );
  await visit(page, contentRoute('/docs/'));
  await expect(page).toHaveURL(contentRoute('/docs'));
  await expect(title(page)).toHaveText('Documentation');
});

test('rules for hosts stay within documented limits, with a strict policy', async ({ request }) => {
  const rules = readBuilt('/_headers').match(/^\/(?:static|search-data|vendor)/gm) ?? [];
  const lines = readBuilt('/_headers').split('\n');
  expect(rules.length).toBeLessThan(15);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  // A policy that is too long for a host would allow inline styles.
  const policies = lines.filter((line) => line.includes('Content-Security-Policy: '));
  expect(policies).toHaveLength(1);
  const sentPolicy = (await request.get('/')).headers()['content-security-policy'];
  for (const policy of [...policies, sentPolicy]) {
    expect(policy).toMatch(/script-src 'self' 'sha256-.*; style-src 'self' 'sha256-/);
    expect(policy).not.toContain('unsafe');
  }
});

test('pages share few style elements, which keeps the policy short', () => {
  const style = /<style data-href="[^"]*"[^>]*>[^<]*</g;
  const elements = sitemapRoutes().map((route) => htmlOf(route).match(style) ?? []);
  expect(Math.min(...elements.map(({ length }) => length))).toBeGreaterThan(0);
  expect(new Set(elements.flat()).size).toBeLessThan(18);
});

test('the header Link of a page leads to lists, the API, and its copy', async ({ request }) => {
  const { link = '' } = (await request.get(contentRoute('/docs'))).headers();
  const targets = [...link.matchAll(/<([^>]+)>/g)].map(([, target = '']) => target);
  expect(targets).toHaveLength(3);
  expect(targets).toContain(contentRoute('/docs.md'));
  for (const target of targets) expect((await request.get(target)).status(), target).toBe(200);
  for (const address of ['/search', '/llms.txt', contentRoute('/docs.md'), '/nowhere'])
    expect((await request.get(address)).headers()['link'], address).not.toContain('alternate');
});
