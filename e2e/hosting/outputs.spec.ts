import fs from 'node:fs';
import path from 'node:path';
import { parseFeed } from '@rowanmanning/feed-parser';
import { expect, test } from '@playwright/test';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { contentRoute } from '../../src/lib/addresses/routes';
import { htmlOf, publicFolder, readBuilt as read, routes } from '../support/page';

const origin = 'https://docs.example.org';
/** Pages about changes by the name of their feeds. */
const changes = {
  'whats-new': contentRoute('/docs/getStarted/whats-new'),
  'api-changes': contentRoute('/docs/qsc-admin/api/changes'),
};

interface JsonFeed {
  home_page_url: string;
  items: {
    url: string;
    title: string;
    content_html: string;
    date_published: string;
    authors: { url: string }[];
  }[];
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

test('feeds have every post, newest first, with pages of its authors', () => {
  const addresses = json.items.map(({ url }) => url);
  const posts = routes.filter((route) => isPost(route));
  expect([...addresses].sort()).toEqual(posts.map((route) => origin + route));
  const days = json.items.map((item) => item.date_published);
  expect(days).toEqual([...days].sort().reverse());
  for (const { url } of json.items.flatMap(({ authors }) => authors))
    expect(routes).toContain(url.slice(origin.length));
  for (const file of ['rss.xml', 'atom.xml']) {
    const feed = parseFeed(read(file));
    expect(feed.self, file).toBe(`${origin}/${file}`);
    expect(feed.items.map(({ url }) => url)).toEqual(addresses);
    for (const { content_html: html } of json.items) expect(read(file)).toContain(html);
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
      const visibleAndColors = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.documentElement);
        const elements = [...document.querySelectorAll('content, *|encoded, link, guid, id')];
        const isShown = (element: Element) => getComputedStyle(element).display !== 'none';
        return [elements.filter(isShown).length, color, backgroundColor];
      });
      expect(visibleAndColors).toEqual(
        colorScheme === 'light'
          ? [0, 'rgb(20, 32, 31)', 'rgb(255, 255, 255)']
          : [0, 'rgb(230, 236, 235)', 'rgb(15, 21, 20)'],
      );
    }
  });

for (const [name, route] of Object.entries(changes))
  test(`${name} has feeds, whose entries link to their headings`, () => {
    const html = htmlOf(route);
    const value = JSON.parse(read(`${name}.json`)) as JsonFeed;
    expect(value.home_page_url).toBe(origin + route);
    expect(value.items.length).toBeGreaterThan(0);
    for (const { url, title, content_html } of value.items) {
      const [page, id] = url.split('#');
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
    const html = htmlOf(route);
    // Without GATSBY_SITE_URL, pages have no social picture.
    expect(html, route).not.toMatch(/og:image|\/social[./]/);
    const targets = (html.match(/<link [^>]*rel="alternate"[^>]*>/g) ?? [])
      .filter((link) => !link.includes('type="text/markdown"'))
      .map((link) => /href="([^"]*)"/.exec(link)?.[1]);
    const name = Object.entries(changes).find(([, page]) => page === route)?.[0];
    const feeds = name ? ['rss.xml', 'atom.xml', 'json'].map((type) => `/${name}.${type}`) : [];
    const isBlog = `${route}/`.startsWith(contentRoute('/blog/'));
    expect(targets, route).toEqual(isBlog ? ['/rss.xml', '/atom.xml', '/feed.json'] : feeds);
  }
});

test('the index of the documentation counts the samples of content.json', async ({ page }) => {
  const { pages } = JSON.parse(read('api/content.json')) as {
    pages: { samples: { proof?: string }[] }[];
  };
  const proofs = pages.flatMap(({ samples }) => samples.map(({ proof }) => proof));
  const count = (kind: string) => proofs.filter((proof) => proof === kind).length;
  await page.goto(contentRoute('/docs'));
  await expect(page.getByText('code samples and diagrams')).toContainText(
    `The pages have ${proofs.length} code samples and diagrams. The engine answers ${count('engine')} of them in this build, and ${count('protocol')} are checked against the protocol.`,
  );
  expect(count('engine')).toBeGreaterThan(100);
});
