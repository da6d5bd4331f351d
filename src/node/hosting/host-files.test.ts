import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openSearchDescription, securityText } from '../outputs/discovery';
import { cachePatterns, type HostRules } from './host-rules';
import { bucketList } from './hosts/bucket';
import { caddyfile } from './hosts/caddy';
import { headersFile, netlifyToml, redirectsFile } from './hosts/netlify-cloudflare';
import { nginxMaps, nginxServer } from './hosts/nginx';
import { vercelJson } from './hosts/vercel';
import { IMMUTABLE, REVALIDATE, wantsMarkdown } from './rules';

const hash = '01234567';
const rules: HostRules = {
  pathPrefix: '/help',
  files: [
    '/404.html',
    `/app-${hash}.js`,
    '/docs.html',
    '/docs/index.html',
    '/docs/tags.html',
    '/docs/tags/index.html',
    '/docs/tags/index/index.html',
    '/favicon.ico',
    '/index.html',
    '/page-data/app-data.json',
    '/search-data/index-1.json',
    '/search-data/manifest.json',
    '/search-data/text/1.json',
    '/search-data/text/2.json',
    '/social/blog/a.png',
    '/social/docs/a.png',
    '/static/a/x.png',
    '/static/b/y.png',
  ],
  headers: [{ name: 'X-Test', value: `a "b"` }],
  redirects: [{ from: '/help/old%20page', to: '/help/docs#a' }],
};

it('cache patterns name folders if all their files have one rule, and never match a file twice', () => {
  expect(cachePatterns(rules.files)).toEqual([
    { pattern: `/app-${hash}.js`, value: IMMUTABLE },
    { pattern: '/favicon.ico', value: 'public, max-age=86400' },
    { pattern: '/search-data/index-1.json', value: IMMUTABLE },
    { pattern: '/search-data/text/*', value: IMMUTABLE },
    { pattern: '/social/*', value: 'public, max-age=86400' },
    { pattern: '/static/*', value: IMMUTABLE },
  ]);
});

describe('the rules of a build', () => {
  it('are headers and redirects of Netlify and Cloudflare Pages', () => {
    expect(headersFile(rules)).toMatch(/^\/\*\n {2}X-Test: a "b"\n\n\/help\/app-/);
    expect(headersFile(rules)).toContain(`/help/static/*\n  Cache-Control: ${IMMUTABLE}\n`);
    expect(redirectsFile(rules)).toBe('/help/old%20page /help/docs#a 301\n');
    expect(netlifyToml(rules)).toContain('from = "/help/old%20page"\n');
    expect(netlifyToml(rules)).toContain(
      'from = "/help/_gatsby/*"\n  to = "/help/404.html"\n  status = 404\n',
    );
  });

  it('keep a line of _headers short enough, with the policy for scripts', () => {
    const hashes = Array.from({ length: 50 }, (_, n) => `'sha256-${String(n).padStart(43, 'a')}='`);
    const value = `script-src 'self' ${hashes[0]}; style-src 'self' ${hashes.join(' ')}; img-src 'self'`;
    const file = headersFile({ ...rules, headers: [{ name: 'Content-Security-Policy', value }] });
    expect(file).toContain(
      `  Content-Security-Policy: script-src 'self' ${hashes[0]}; style-src 'self' 'unsafe-inline'; img-src 'self'\n`,
    );
  });

  it('are maps of nginx, whose paths are decoded', () => {
    expect(nginxMaps(rules)).toContain('"/help/old page" "/help/docs#a";');
    expect(nginxMaps(rules)).toContain('"~^/help/static/"');
    expect(nginxServer(rules)).toBe(
      'add_header X-Test "a \\"b\\"" always;\nadd_header Link $site_alternate always;\nerror_page 404 $site_missing;\n',
    );
    expect(nginxMaps(rules)).toMatch(
      /map "\$site_copy \$uri" \$site_missing \{\n {2}default \/help\/404\.html;\n {2}"~\^\\\.md \|\\\.md\$" \/help\/404\.md;/,
    );
  });

  it('are a site of Caddy', () => {
    expect(caddyfile(rules)).toContain('redir /help/old%20page /help/docs#a 301');
    expect(caddyfile(rules)).toContain('X-Test "a \\"b\\""');
  });

  it('of nginx and Caddy send Markdown to the same programs', () => {
    expect(caddyfile(rules).split(wantsMarkdown)).toHaveLength(5);
    expect(fs.readFileSync('deploy/nginx.conf', 'utf8')).toContain(`"~*${wantsMarkdown}" .md;`);
  });

  it('are settings of Vercel', () => {
    const settings = JSON.parse(vercelJson(rules)) as {
      cleanUrls: boolean;
      headers: { source: string }[];
    };
    expect(settings.cleanUrls).toBe(true);
    expect(settings.headers.map(({ source }) => source)).toContain('/help/static/(.*)');
    expect(settings.headers.map(({ source }) => source)).toContain('/help/favicon\\.ico');
  });

  it('are objects of a bucket: a page at its route, and a redirect at the route with a slash', () => {
    const lines = bucketList(rules)
      .split('\n')
      .map((line) => line.split('\t'));
    const object = (key: string) => lines.find(([, name]) => name === key);
    const html = 'text/html; charset=utf-8';
    expect(object('help/docs')).toEqual(['docs.html', 'help/docs', html, REVALIDATE, '']);
    expect(object('help/docs/index.html')?.at(-1)).toBe('/help/docs');
    // A page named `index` is no copy of the page of its folder.
    expect(object('help/docs/tags/index')?.at(-1)).toBe('');
    expect(object('help/docs/tags/index')?.at(0)).toBe('docs/tags/index/index.html');
    expect(object('help/index.html')?.at(-1)).toBe('');
    expect(object('help/404.html')?.at(-1)).toBe('');
  });
});

it('security.txt has the fields of RFC 9116 and expires within a year', () => {
  const text = securityText('mailto:security@qsc.test', '2024-02-29', '');
  expect(text).toContain('Contact: mailto:security@qsc.test\n');
  expect(text).toContain('Expires: 2025-02-28T00:00:00.000Z\n');
  expect(text).toContain('Canonical: https://docs.example.org/.well-known/security.txt\n');
});

it('the search description names the search of the site', () => {
  expect(openSearchDescription('/help')).toContain(
    'template="https://docs.example.org/help/search?query={searchTerms}"',
  );
});
