import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureSite, minimalContent, type FixtureSite } from './fixture-site';

const base = 'https://qsc.example/help';

/** A post whose title and text hold a word that no other page has. */
const post = (word: string, date: string, keys = '', body = '') =>
  `---\ntitle: Title ${word}\ndate: ${date}\n${keys}---\n\nStart ${word} of facets and feeds.\n\n<!-- truncate -->\n\nRest ${word}. ${body}\n`;

const content = {
  ...minimalContent,
  'tags.yml': 'facet:\n  label: Facet\nsecret:\n  label: Secret\n',
  'authors.yml': 'docs-team:\n  name: Documentation team\nnight-shift:\n  name: Night shift\n',
  'docs/draft.mdx': '---\ntitle: DRAFTDOC\ntags: [secret]\ndraft: true\n---\n\nDRAFTDOC\n',
  'docs/hidden.mdx': '---\ntitle: HIDDENDOC\ntags: [secret]\nunlisted: true\n---\n\nHIDDENDOC\n',
  'docs/group/page.mdx': '---\ntitle: In a group\n---\n\nText\n',
  'blog/live.mdx': post(
    'LIVE',
    '2025-03-30',
    'authors: [docs-team]\ntags: [facet]\n',
    'See [today](./today.md), [docs](/docs/start?x=1), [below](#below) and [elsewhere](https://example.org/).\n\n![A drawing](./drawing.svg)\n\n## Below\n\nEnd.',
  ),
  'blog/drawing.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 6" width="12" height="6"></svg>',
  // Shares no word with the others, so words of the others are telling.
  'blog/other.md':
    '---\ntitle: Something else\ndate: 2025-03-29\ndescription: Elsewhere.\n---\n\nUnlike.\n',
  'blog/today.md': post('TODAY', '2025-03-31'),
  'blog/later.mdx': post('LATER', '2025-04-01', 'authors: [night-shift]\ntags: [secret]\n'),
  'blog/draft.mdx': post('DRAFT', '2025-03-01', 'draft: true\ntags: [secret]\n'),
  'blog/hidden.mdx': post(
    'HIDDEN',
    '2025-03-02',
    'unlisted: true\ntags: [secret]\nauthors: [night-shift]\n',
  ),
};

let site: FixtureSite;
beforeAll(() => {
  site = fixtureSite(content, {
    GATSBY_SITE_URL: 'https://qsc.example',
    GATSBY_PATH_PREFIX: '/help',
    QSC_BUILD_DATE: '2025-03-31',
  });
});
afterAll(() => site.remove());

const read = (file: string) => fs.readFileSync(`${site.folder}/public/${file}`, 'utf8');

/** Files of the built site that hold a text in their content or name. */
function filesWith(text: string): string[] {
  const root = `${site.folder}/public`;
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(`${root}/${file}`).isFile() && !file.startsWith('vendor/'))
    .filter((file) => file.includes(text) || read(file).includes(text))
    .sort();
}

/** What a post's list of related ones holds: routes and titles. */
function related(file: string): (string | undefined)[][] {
  const list = /Related posts<[\s\S]*?<\/ul>/.exec(read(file))?.[0] ?? '';
  return [...list.matchAll(/href="([^"]*)">([^<]*)/g)].map(([, href, title]) => [href, title]);
}

const lists = [
  ...['atom.xml', 'rss.xml', 'feed.json', 'llms-full.txt', 'llms.txt'],
  ...['blog/archive/index.html', 'blog/index.html', 'index.html'],
];

describe('a build on a day', () => {
  let result = { code: 1, output: '' };
  beforeAll(async () => {
    result = await site.gatsby('build', '--prefix-paths');
  });

  it('succeeds and has the posts of that day and before in all lists', () => {
    expect([result.code, result.output.match(/(warning|error):.*/g)]).toEqual([0, null]);
    for (const word of ['LIVE', 'TODAY'])
      expect(filesWith(`Title ${word}`), word).toEqual(expect.arrayContaining(lists));
    expect(read('sitemap-0.xml')).toContain(`<loc>${base}/blog/today</loc>`);
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
      const own = [
        `${route}.html`,
        `${route}.md`,
        `${route}/index.html`,
        `page-data/${route}/page-data.json`,
      ];
      expect(filesWith(word), word).toEqual(own);
      expect(
        filesWith(`/${route}`).filter((file) => !own.includes(file)),
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
    expect(related('blog/other/index.html')).toEqual([]);
    expect(related('blog/live/index.html')).toEqual([['/help/blog/today', 'Title TODAY']]);
    expect(
      related('blog/hidden/index.html')
        .map(([href]) => href)
        .sort(),
    ).toEqual(['/help/blog/live', '/help/blog/today']);
  });

  it('has feeds with the whole posts, newest first, and full addresses below the prefix', () => {
    const feed = JSON.parse(read('feed.json')) as {
      items: { id: string; content_html: string; summary: string }[];
    };
    expect(feed.items.map(({ id }) => id)).toEqual([
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
      const file = `${location?.slice(base.length + 1)}/index.html`;
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
    before = read('page-data/docs/start/page-data.json');
    site.set({ QSC_BUILD_DATE: '2025-04-01' });
    site.write('blog/today.md', post('TODAY', '2025-03-31').replace('Title', 'Renamed'));
    site.write('blog/live.mdx', content['blog/live.mdx'].replace('date:', 'draft: true\ndate:'));
    expect((await site.gatsby('build', '--prefix-paths')).code).toBe(0);
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
      expect(related(file)).toContainEqual(['/help/blog/today', 'Renamed TODAY']);
    expect(filesWith('Title TODAY')).toEqual([]);
    expect(read('page-data/docs/start/page-data.json')).toBe(before);
  });
});

it('a day that is none is reported', async () => {
  site.set({ QSC_BUILD_DATE: 'tomorrow' });
  const { code, output } = await site.gatsby('build', '--prefix-paths');
  expect(code).not.toBe(0);
  expect(output).toMatch(/error: .* QSC_BUILD_DATE is "tomorrow"\n {4}Allowed: a day such as/);
}, 120_000);
