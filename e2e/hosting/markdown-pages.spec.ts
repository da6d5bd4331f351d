import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import GithubSlugger from 'github-slugger';
import type { Element } from 'hast';
import { isSinglePageRoute, markdownRoute } from '../../src/lib/addresses/routes';
import { missingWords, htmlWords, markdownWords } from '../../src/test/outputs/page-copies';
import { htmlOf, publicFolder, readBuilt as read, routes, sitemapRoutes } from '../support/page';

const origin = 'https://docs.example.org';
const hasFile = (file: string) => fs.existsSync(path.join(publicFolder, file));

/** File of the Markdown page of a page. */
const markdownFile = (route: string) => markdownRoute(route).slice(1);
/** Pages with a Markdown page: all except search results and pages that repeat others. */
const pages = routes.filter((route) => route !== '/search' && !isSinglePageRoute(route));
/** A Markdown page without its front matter. */
const bodyOf = (route: string) => read(markdownFile(route)).replace(/^---\n[\s\S]*?\n---\n/, '');

test('every page links to its Markdown', () => {
  for (const route of pages) {
    expect(htmlOf(route), route).toContain(
      `<link rel="alternate" type="text/markdown" href="${markdownRoute(route)}"`,
    );
    const markdown = read(markdownFile(route));
    const url = new URL(route, origin).href;
    expect(markdown, route).toMatch(/^---\ntitle: .+\n/);
    expect(markdown.includes(`\nurl: ${url}\n`), route).toBe(!/\/page\/\d+$/.test(route));
    expect(markdown, route).toContain(`\n> All pages as Markdown: ${origin}/llms.txt\n`);
    expect(markdown.match(/^# .+/m), route).not.toBeNull();
    // Programs read no more of a page at once.
    expect(markdown.length, route).toBeLessThan(50_000);
  }
  expect(htmlOf('/search')).not.toContain('type="text/markdown"');
  expect(pages.length).toBeGreaterThan(200);
});

test('links of Markdown pages lead to Markdown pages, and their anchors are there', () => {
  /** Anchors of a Markdown page: those of headings, and explicit ones. */
  const anchorsOf = (route: string): string[] => {
    const text = bodyOf(route).replace(/^(\s*(?:> )*)(`{3,})[\s\S]*?^\1\2$/gm, '');
    const slugger = new GithubSlugger();
    const generated = [...text.matchAll(/^[>\s]*#{1,6} (.+)$/gm)].map(([, title = '']) =>
      slugger.slug(
        title
          .replace(/<[^>]*>/g, '')
          .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
          .replace(/\\(?=[^\w\s])/g, ''),
      ),
    );
    return [...generated, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)];
  };
  const anchors = new Map(pages.map((route) => [route, anchorsOf(route)]));
  const wrong: string[] = [];
  let links = 0;
  for (const route of pages) {
    const text = bodyOf(route).replace(/```[\s\S]*?```/g, '');
    for (const [, to = ''] of text.matchAll(/\]\(([^()\s]+)\)/g)) {
      const [address = '', anchor] = to.split('#');
      const target = address === '' ? markdownRoute(route) : address.replace(origin, '');
      if (!target.startsWith('/')) continue;
      links += 1;
      const file = decodeURI(target);
      const page = file === '/index.md' ? '/' : file.replace(/\.md$/, '');
      if (routes.includes(file) && pages.includes(file)) wrong.push(`${route}: ${to} is a page`);
      else if (!file.includes('?') && !hasFile(file)) wrong.push(`${route}: ${to} is not there`);
      else if (anchor !== undefined && file.endsWith('.md') && !anchors.get(page)?.includes(anchor))
        wrong.push(`${route}: ${to} has no such anchor`);
    }
  }
  expect(links).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});

test('the files for language models name every page, and its Markdown is there', () => {
  const linksOf = (text = '') =>
    [...text.matchAll(/^- \[.*\]\((.*?)\)(?:: .+)?$/gm)].map(([, to = '']) => to);
  const llms = read('llms.txt');
  const links = linksOf(llms);
  expect(links).toEqual([...new Set(links)]);
  for (const link of links) expect(hasFile(decodeURI(link.slice(origin.length))), link).toBe(true);
  // All except unlisted pages and further pages of the list of posts.
  const listedRoutes = new Set(sitemapRoutes());
  for (const route of pages.filter((page) => listedRoutes.has(page) && !/\/page\/\d+$/.test(page)))
    expect(links, route).toContain(new URL(markdownRoute(route), origin).href);
  expect(llms.length).toBeLessThan(50_000);
  const full = read('llms-full.txt');
  const [listed] = llms.split('\n## Optional\n');
  for (const link of linksOf(listed)) {
    const route = link.slice(origin.length).replace(/\.md$/, '');
    if (read(markdownFile(route)).includes('\nkind: list\n')) continue;
    const title = /^# .*/m.exec(bodyOf(route))?.[0] ?? '';
    expect(full).toContain(`---\n\n${title}\n\nURL: ${origin}${route}\n`);
  }
});

/** Elements that are no content, or that only browsers need. */
const isLeftOut = ({ tagName, properties }: Element) =>
  /^(?:nav|aside|header|footer|template|style)$/.test(tagName) ||
  /page-menu|tab-label|search-example-link|visually-hidden/.test(
    String(properties['className'] ?? ''),
  );

test('Markdown pages have the words of their pages', () => {
  const lostWords: string[] = [];
  let count = 0;
  // Markdown describes these pages in other words.
  const others = ['/', '/playground', '/404'];
  for (const route of pages.filter((page) => !others.includes(page))) {
    const html = htmlOf(route);
    const [content = ''] =
      /<article[ >].*<\/article>/s.exec(html) ?? /<main.*<\/main>/s.exec(html) ?? [];
    const words = htmlWords(content, isLeftOut);
    count += words.length;
    for (const word of missingWords(words, markdownWords(bodyOf(route))))
      lostWords.push(`${route}: ${word}`);
  }
  expect(count).toBeGreaterThan(100_000);
  expect(lostWords).toEqual([]);
});
