import fs from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesIn } from '../../node/content/files';
import { firstBuild, laterStyle, nextDayBuild, type BuiltSite } from './support/built-sites';
import { warnings } from './support/faulty-content';

const base = 'https://qsc.example/help';

let site: BuiltSite;

const read = (file: string) => fs.readFileSync(`${site.folder}/public/${file}`, 'utf8');

/** Files of the built site that hold a text in their content or name. */
function filesWith(text: string): string[] {
  return filesIn(`${site.folder}/public`)
    .filter((file) => !file.startsWith('vendor/'))
    .filter((file) => file.includes(text) || read(file).includes(text))
    .sort();
}

/** Routes and titles of the posts related to a post. */
function relatedPages(file: string): (string | undefined)[][] {
  const list = /Related posts<[\s\S]*?<\/ul>/.exec(read(file))?.[0] ?? '';
  return [...list.matchAll(/href="([^"]*)">([^<]*)/g)].map(([, href, title]) => [href, title]);
}

const lists = [
  ...['atom.xml', 'rss.xml', 'feed.json', 'llms-full.txt', 'llms.txt'],
  ...['blog/archive/index.html', 'blog/index.html', 'index.html'],
];

describe('a build on a day', () => {
  beforeAll(async () => {
    site = await firstBuild();
  });

  it('succeeds and has the posts of that day and before in all lists', () => {
    expect(site.code, site.output).toBe(0);
    for (const word of ['LIVE', 'TODAY'])
      expect(filesWith(`Title ${word}`), word).toEqual(expect.arrayContaining(lists));
    expect(read('sitemap-0.xml')).toContain(`<loc>${base}/blog/today</loc>`);
  });

  it('warns of nothing but what is odd in the content', () => {
    // This content lacks the pages that the code of the site links to, and has hostile values that look like markup.
    const pages = warnings.map(({ file }) => `content/${file}`);
    const odd = ['src/lib/addresses/routes.ts', 'src/lib/topic-pages.ts', ...pages];
    const places = [...site.output.matchAll(/(\S.*?)(?::\d+:\d+)? {2}(?:warning|error): .*/g)];
    expect(places.length).toBeGreaterThan(0);
    const isOdd = (file: string) => odd.includes(file) || /\/values-\d\.md$/.test(file);
    expect(places.filter(([, file = '']) => !isOdd(file)).map(([text]) => text)).toEqual([]);
  });

  it('has no trace of drafts and scheduled posts', () => {
    for (const word of ['DRAFT', 'LATER', 'DRAFTDOC']) expect(filesWith(word), word).toEqual([]);
    for (const route of ['blog/later', 'blog/draft', 'docs/draft'])
      expect(filesWith(route), route).toEqual([]);
  });

  it('has unlisted pages at their own address only, hidden from search engines', () => {
    for (const [word, route] of [
      ['HIDDEN ', 'blog/hidden'],
      ['HIDDENDOC', 'docs/hidden'],
    ] as const) {
      const pageFiles = [
        `${route}.html`,
        `${route}.md`,
        `${route}/index.html`,
        `page-data/${route}/page-data.json`,
      ];
      expect(filesWith(word), word).toEqual(pageFiles);
      expect(
        filesWith(`/${route}`).filter((file) => !pageFiles.includes(file)),
        route,
      ).toEqual([]);
      expect(read(`${route}/index.html`)).toContain('<meta name="robots" content="noindex"');
      expect(read(`${route}/index.html`)).not.toContain('ld+json');
    }
  });

  it('has no pages of tags and authors that only such posts have, and no links to them', () => {
    expect(filesWith('/tags/secret')).toEqual([]);
    expect(filesWith('/authors/night-shift')).toEqual([]);
    for (const file of ['blog/tags/index.html', 'blog/authors/index.html', 'docs/tags/index.html'])
      expect(read(file)).not.toMatch(/Secret|Night shift/);
  });

  it('relates listed posts to each other', () => {
    expect(relatedPages('blog/other/index.html')).toEqual([]);
    expect(relatedPages('blog/live/index.html')).toEqual([['/help/blog/today', 'Title TODAY']]);
    expect(
      relatedPages('blog/hidden/index.html')
        .map(([href]) => href)
        .sort(),
    ).toEqual(['/help/blog/live', '/help/blog/today']);
  });

  it('has feeds with the whole posts, newest first, and full addresses below the prefix', () => {
    const feed = JSON.parse(read('feed.json')) as {
      items: { id: string; content_html: string; summary: string }[];
    };
    expect(feed.items.slice(0, 3).map(({ id }) => id)).toEqual([
      `${base}/blog/today`,
      `${base}/blog/live`,
      `${base}/blog/other`,
    ]);
    const [, live] = feed.items;
    expect(live?.summary).toBe('Start LIVE of facets and feeds.');
    expect(live?.content_html).toContain(
      `<p>Start LIVE of facets and feeds.</p><p>Rest LIVE. See <a href="${base}/blog/today">today</a>, <a href="${base}/docs/start?x=1">docs</a>, <a href="${base}/blog/live#below">below</a> and <a href="https://example.org/">elsewhere</a>.</p>`,
    );
    const picture = /<img src="([^"]+)" width="12" height="6" alt="A drawing"/.exec(
      live?.content_html ?? '',
    );
    expect(picture?.[1]).toMatch(new RegExp(`^${base}/static/.*/drawing\\.svg$`));
    expect(fs.existsSync(`${site.folder}/public${picture?.[1]?.slice(base.length)}`)).toBe(true);
    for (const file of ['rss.xml', 'atom.xml']) {
      expect(read(file)).toContain(live?.content_html);
      expect(read(file)).toContain('href="/help/feed.css"');
    }
    expect(read('blog/index.html')).toMatch(
      /<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/help\/rss\.xml"/,
    );
    expect(read('blog/index.html')).toContain('<a href="/help/rss.xml">RSS</a>');
  });

  it('tells programs what is there, under the full address', () => {
    expect(read('robots.txt')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap-index.xml\n`,
    );
    expect(read('sitemap-index.xml')).toContain(`<loc>${base}/sitemap-0.xml</loc>`);
    const locations = [...read('sitemap-0.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, loc]) => loc,
    );
    expect(locations).toContain(`${base}/docs/group`);
    expect(locations.filter((loc) => loc?.endsWith('/') && loc !== `${base}/`)).toEqual([]);
    for (const location of locations) {
      const route = decodeURI(location?.slice(base.length + 1) ?? '').replaceAll('&amp;', '&');
      const file = `${route}/index.html`;
      expect(read(file)).toContain(`<link rel="canonical" href="${location}"`);
    }
    expect(read('llms.txt')).toContain(`- [Title TODAY](${base}/blog/today.md)`);
    expect(read('blog/live/index.html')).toContain(
      `<meta property="og:image" content="${base}/social/blog/live.png"`,
    );
  });
});

describe('the next build, a day later', () => {
  let before = '';
  beforeAll(async () => {
    site = await firstBuild();
    before = read('page-data/docs/start/page-data.json');
    site = await nextDayBuild();
    expect(site.code, site.output).toBe(0);
  });

  it('has the post of its day', () => {
    expect(filesWith('Title LATER')).toEqual(expect.arrayContaining(lists));
    expect(read('blog/tags/secret/index.html')).toContain('Title LATER');
  });

  it('has nothing left of a post that became a draft', () => {
    expect(filesWith('Title LIVE')).toEqual([]);
    expect(fs.existsSync(`${site.folder}/public/blog/live.md`)).toBe(false);
  });

  it('shows the new title of a post where others are related to it', () => {
    for (const file of ['blog/hidden/index.html', 'blog/later/index.html'])
      expect(relatedPages(file)).toContainEqual(['/help/blog/today', 'Renamed TODAY']);
    expect(filesWith('Title TODAY')).toEqual([]);
    expect(read('page-data/docs/start/page-data.json')).toBe(before);
  });

  it('has a style sheet that changed in pages that did not', () => {
    expect(read('docs/start/index.html')).toContain(laterStyle);
  });
});
