import fs from 'node:fs';
import path from 'node:path';
import { parseFeed } from '@rowanmanning/feed-parser';
import { expect, test } from '@playwright/test';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { contentRoute } from '../../src/lib/addresses/routes';
import { publicFolder, routes } from '../support/page';

const origin = 'https://docs.example.org';
/** Pages about changes by the name of their feeds. */
const changes = {
  'whats-new': contentRoute('/docs/getStarted/whats-new'),
  'api-changes': contentRoute('/docs/qsc-admin/api/changes'),
};
const read = (file: string) => fs.readFileSync(path.join(publicFolder, file), 'utf8');

type FeedItem = Record<
  'id' | 'url' | 'title' | 'summary' | 'content_html' | 'date_published' | 'date_modified',
  string
> & { authors: { name: string; url: string }[]; tags?: string[] };
interface JsonFeed {
  home_page_url: string;
  items: FeedItem[];
}
const json = JSON.parse(read('feed.json')) as JsonFeed;

/** All elements of an HTML fragment. */
function elementsOf(html: string): DefaultTreeAdapterTypes.Element[] {
  const all = (node: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] =>
    node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...all(child)] : []));
  return all(parseFragment(html));
}

const isPost = (route: string) =>
  route.startsWith(contentRoute('/blog/')) &&
  !/^(?:page|tags|authors|archive)(?:\/|$)/.test(route.slice(contentRoute('/blog/').length));

test('JSON Feed has every post by the rules of version 1.1', () => {
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: `${origin}${contentRoute('/blog')}`,
    feed_url: `${origin}/feed.json`,
  });
  const posts = routes.filter((route) => isPost(route));
  expect(json.items.map(({ url }) => url).sort()).toEqual(posts.map((route) => origin + route));
  const days = json.items.map((item) => item.date_published);
  expect(days).toEqual([...days].sort().reverse());
  for (const item of json.items) {
    expect(item.id).toBe(item.url);
    for (const text of [item.title, item.summary, item.content_html]) expect(text).toBeTruthy();
    for (const date of [item.date_published, item.date_modified])
      expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    for (const author of item.authors) expect(routes).toContain(author.url.slice(origin.length));
  }
  expect(json.items.at(-1)?.tags).toEqual(['Hola', 'Docusaurus']);
});

test('RSS and Atom have the content of JSON Feed', () => {
  for (const file of ['rss.xml', 'atom.xml']) {
    const feed = parseFeed(read(file));
    expect(feed.self, file).toBe(`${origin}/${file}`);
    expect(feed.items, file).toHaveLength(json.items.length);
    feed.items.forEach((item, index) => {
      const same = json.items[index];
      const published = new Date(same?.date_published ?? NaN);
      const { id, url, title, summary: description, authors, tags = [] } = same ?? {};
      expect(item).toMatchObject({ id, url, title, description, published });
      expect(item.authors.map(({ name }) => name)).toEqual(authors?.map(({ name }) => name));
      expect(item.categories.map(({ label, term }) => label ?? term)).toEqual(tags);
      expect(read(file)).toContain(same?.content_html);
    });
  }
});

test('the content of feeds is plain HTML with full addresses of existing pages', () => {
  for (const { url, content_html: html } of json.items) {
    for (const element of elementsOf(html)) {
      expect(['script', 'style', 'link', 'svg', 'button', 'input']).not.toContain(element.tagName);
      for (const { name, value } of element.attrs) {
        expect(name, `${name} in ${url}`).not.toMatch(/^(?:on.*|style|id|data-.*|tabindex)$/);
        if (name !== 'href' && name !== 'src') continue;
        expect(value, url).toMatch(/^https?:\/\//);
        if (!value.startsWith(origin)) continue;
        const local = decodeURIComponent(value.slice(origin.length).replace(/[?#].*$/, ''));
        expect(fs.existsSync(path.join(publicFolder, local)), `${value} in ${url}`).toBe(true);
      }
    }
  }
  const suggest = json.items.find(({ url }) => url.endsWith(contentRoute('/blog/suggest')));
  expect(suggest?.content_html).toContain('<code class="language-mermaid">flowchart TD');
  expect(suggest?.content_html).toContain('export function parse(text) {\n');
});

for (const file of ['rss.xml', 'atom.xml'])
  test(`a browser shows ${file} readably in both modes`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/${file}`);
      await expect(page.getByText('Search page behaviour', { exact: true })).toBeVisible();
      await expect(page.getByText('Which action resets what on a search page')).toBeVisible();
      const look = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.documentElement);
        const elements = [...document.querySelectorAll('content, *|encoded, link, guid, id')];
        const isShown = (element: Element) => getComputedStyle(element).display !== 'none';
        return [elements.filter(isShown).length, color, backgroundColor];
      });
      expect(look).toEqual(
        colorScheme === 'light'
          ? [0, 'rgb(20, 32, 31)', 'rgb(255, 255, 255)']
          : [0, 'rgb(230, 236, 235)', 'rgb(15, 21, 20)'],
      );
    }
  });

for (const [name, route] of Object.entries(changes))
  test(`${name} has feeds, whose entries link to their headings`, () => {
    const html = read(path.join(route, 'index.html'));
    const value = JSON.parse(read(`${name}.json`)) as JsonFeed;
    expect(value.home_page_url).toBe(origin + route);
    expect(value.items.length).toBeGreaterThan(0);
    for (const { url, title, content_html } of value.items) {
      const [page, id = ''] = url.split('#');
      expect(page).toBe(origin + route);
      expect(html).toContain(`id="${id}"`);
      expect(title).toMatch(/\.$/);
      for (const { attrs } of elementsOf(content_html).filter(({ tagName }) => tagName === 'a'))
        expect(attrs.find(({ name }) => name === 'href')?.value).toMatch(/^https:\/\//);
    }
    for (const file of [`${name}.rss.xml`, `${name}.atom.xml`]) {
      const feed = parseFeed(read(file));
      expect(feed.self, file).toBe(`${origin}/${file}`);
      expect(feed.items.map((item) => item.title)).toEqual(value.items.map(({ title }) => title));
      expect(html, file).toContain(`href="/${file}"`);
    }
  });

test('only pages of the blog and about changes announce feeds', () => {
  for (const route of routes) {
    const alternate = /<link [^>]*rel="alternate"[^>]*>/g;
    const targets = (read(path.join(route, 'index.html')).match(alternate) ?? [])
      .filter((link) => !link.includes('type="text/markdown"'))
      .map((link) => /href="([^"]*)"/.exec(link)?.[1]);
    const name = Object.entries(changes).find(([, page]) => page === route)?.[0];
    const own = name ? ['rss.xml', 'atom.xml', 'json'].map((ending) => `/${name}.${ending}`) : [];
    const isBlog = `${route}/`.startsWith(contentRoute('/blog/'));
    expect(targets, route).toEqual(isBlog ? ['/rss.xml', '/atom.xml', '/feed.json'] : own);
  }
});

test('pages have no social picture without GATSBY_SITE_URL, and posts have their data', () => {
  for (const route of routes) {
    const html = read(path.join(route, 'index.html'));
    expect(html, route).not.toMatch(/og:image|\/social[./]/);
    const item = json.items.find(({ url }) => url === origin + route);
    if (!item) continue;
    const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1];
    const { '@graph': graph } = JSON.parse(data ?? '{}') as { '@graph': Record<string, unknown>[] };
    expect(graph[0]).toMatchObject({
      '@type': 'BlogPosting',
      url: item.url,
      headline: item.title,
      datePublished: item.date_published.slice(0, 10),
    });
    expect(graph[1]).toMatchObject({ '@type': 'BreadcrumbList' });
  }
});

test('the index of the documentation counts the samples of content.json', async ({ page }) => {
  const { pages } = JSON.parse(read('api/content.json')) as {
    pages: { samples: { proof?: string }[] }[];
  };
  const proofs = pages.flatMap(({ samples }) => samples.map(({ proof }) => proof));
  const of = (kind: string) => proofs.filter((proof) => proof === kind).length;
  await page.goto(contentRoute('/docs'));
  await expect(page.getByText('code samples and diagrams')).toContainText(
    `The pages have ${proofs.length} code samples and diagrams. The engine answers ${of('engine')} of them in this build, and ${of('protocol')} are checked against the protocol.`,
  );
  expect(of('engine')).toBeGreaterThan(100);
});
