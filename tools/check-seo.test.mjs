import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../src/test/support/temporary-folder.ts';

const origin = 'https://docs.example.com';
const page = (route, { title = `Page ${route}`, description, canonical, data, more = '' } = {}) =>
  `<html><head><title>${title}</title>
<meta content="${description ?? `What a reader of ${route} can do after reading.`}" name="description">
<link href="${canonical ?? origin + route}" rel="canonical">
<script type="application/ld+json">${data ?? '{"@type":"WebPage"}'}</script></head>
<body><svg><title>Drawing</title></svg><a href="/">Home</a><a href="${origin}/docs/a/#x">A</a><a href="b">B</a>${more}</body></html>`;
const sitemap = (...routes) =>
  `<urlset>${routes.map((route) => `<url><loc>${origin}${route}</loc></url>`).join('')}</urlset>`;

const { at, write } = temporaryFolder('qsc-seo-');
const rules = (redirects = [], link = '</llms.txt>; rel="describedby"') =>
  JSON.stringify({ pathPrefix: '', headers: [{ name: 'Link', value: link }], redirects });
const check = () => {
  const file = path.resolve('tools/check-seo.mjs');
  const { status, stderr } = spawnSync(process.execPath, [file], { cwd: at(''), encoding: 'utf8' });
  return { status, faults: stderr.split('\n').filter(Boolean) };
};

beforeEach(() => {
  write('public/index.html', page('/'));
  write('public/docs/a/index.html', page('/docs/a'));
  write('public/docs/b/index.html', page('/docs/b', { more: '<a href="/docs/b">b</a>' }));
  write('public/docs/old/index.html', '<meta http-equiv="refresh" content="0; url=/docs/a">');
  write('public/hidden/index.html', '<meta name="robots" content="noindex">');
  write('public/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-0.xml\n`);
  write('public/llms.txt', '');
  write('public/sitemap-0.xml', sitemap('/', '/docs/a', '/docs/b'));
  write('hosting/site.json', rules([{ from: '/docs/old', to: '/docs/a' }]));
  write(
    'public/docs/index.html',
    page('/docs', { more: '<a href="/docs">Docs</a><a href="/docs/b"></a>' }),
  );
});

/** A file of the same site below the path /help. */
const below = (text) =>
  text
    .replaceAll(`${origin}/`, `${origin}/help/`)
    .replace(/(href="|"from":"|"to":"|<)(?=\/(?:docs|llms|"))/g, '$1/help')
    .replace('"pathPrefix":""', '"pathPrefix":"/help"');

describe('the check for search engines', () => {
  const linked = () => {
    write('public/index.html', page('/', { more: '<a href="/docs">Docs</a>' }));
    write('public/sitemap-0.xml', sitemap('/', '/docs', '/docs/a', '/docs/b'));
  };

  it('passes a site without faults', () => {
    linked();
    expect(check()).toEqual({ status: 0, faults: [] });
  });

  it('passes one below a path, with redirects and routes in other letters', () => {
    linked();
    write('public/docs/ü/index.html', page('/docs/%C3%BC', { more: '<a href="/docs/ü">ü</a>' }));
    write('public/docs/b/index.html', page('/docs/b', { more: '<a href="/docs/ü">ü</a>' }));
    write('public/sitemap-0.xml', sitemap('/', '/docs', '/docs/a', '/docs/b', '/docs/%C3%BC'));
    write('hosting/site.json', rules([{ from: '/docs/old', to: '/docs/%C3%BC' }]));
    for (const name of fs
      .readdirSync(at(''), { recursive: true })
      .filter((file) => /\.\w+$/.test(file)))
      write(name, below(fs.readFileSync(at(name), 'utf8')));
    expect(check()).toEqual({ status: 0, faults: [] });
  });

  it('finds orphans, and pages missing from the sitemap', () => {
    const faults = ['/docs is not in the sitemap.', 'No page links to /docs.'];
    expect(check()).toEqual({ status: 1, faults });
  });

  it.each([
    [
      'no title',
      () => write('public/docs/a/index.html', page('/docs/a').replace(/<title>.*?<\/title>/, '')),
      '/docs/a has 0 titles.',
    ],
    [
      'two titles',
      () =>
        write(
          'public/docs/a/index.html',
          page('/docs/a').replace('<title>', '<title>One</title><title>'),
        ),
      '/docs/a has 2 titles.',
    ],
    [
      'the same title twice',
      () => write('public/docs/b/index.html', page('/docs/b', { title: 'Page /docs/a' })),
      '/docs/b has the title of /docs/a.',
    ],
    [
      'a short description',
      () => write('public/docs/b/index.html', page('/docs/b', { description: 'Short.' })),
      '/docs/b has a description of 6 letters.',
    ],
    [
      'another canonical address',
      () => write('public/docs/b/index.html', page('/docs/b', { canonical: `${origin}/docs/a` })),
      `/docs/b has the canonical address ${origin}/docs/a.`,
    ],
    [
      'broken data',
      () => write('public/docs/b/index.html', page('/docs/b', { data: '{' })),
      '/docs/b has structured data that cannot be read.',
    ],
    [
      'an address of a page that is not for search engines',
      () => write('public/sitemap-0.xml', sitemap('/', '/docs', '/docs/a', '/docs/b', '/hidden')),
      `The sitemap names ${origin}/hidden, which is no page for search engines.`,
    ],
    [
      'an address of another site',
      () => write('public/sitemap-0.xml', '<loc>https://other.example.com/docs/a</loc>'),
      'The sitemap names https://other.example.com/docs/a, which is no page for search engines.',
    ],
    [
      'a robots.txt that excludes all crawlers',
      () =>
        write(
          'public/robots.txt',
          `User-agent: *\nDisallow: /\nSitemap: ${origin}/sitemap-0.xml\n`,
        ),
      'robots.txt keeps all crawlers away.',
    ],
    [
      'a missing sitemap',
      () => write('public/robots.txt', `Sitemap: ${origin}/none.xml\n`),
      'robots.txt names no sitemap that exists.',
    ],
    [
      'a Link header to a missing file',
      () => write('hosting/site.json', rules([], '</none.txt>; rel="x"')),
      'The header Link names /none.txt, which is missing.',
    ],
    [
      'a redirect to a redirect',
      () =>
        write(
          'hosting/site.json',
          rules([
            { from: '/x', to: '/y#z' },
            { from: '/y', to: '/docs/a' },
          ]),
        ),
      '/x leads to /y#z, which leads on.',
    ],
  ])('finds %s', (_, plant, fault) => {
    linked();
    plant();
    const { status, faults } = check();
    expect(faults).toContain(fault);
    expect(status).toBe(1);
  });
});
