import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import GithubSlugger from 'github-slugger';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { isSinglePageRoute, markdownRoute } from '../../src/lib/addresses/routes';
import { publicFolder, routes, sitemapRoutes } from '../support/page';

const origin = 'https://docs.example.org';
const read = (file: string) => fs.readFileSync(path.join(publicFolder, file), 'utf8');

/** File of the Markdown page of a page. */
const markdownFile = (route: string) => markdownRoute(route).slice(1);
/** Pages with a Markdown page: all but results of a search, and pages that repeat others. */
const pages = routes.filter((route) => route !== '/search' && !isSinglePageRoute(route));
/** A Markdown page without its front matter. */
const bodyOf = (route: string) => read(markdownFile(route)).replace(/^---\n[\s\S]*?\n---\n/, '');

test('every page is also Markdown, which it names', () => {
  for (const route of pages) {
    const html = read(path.join(route, 'index.html'));
    expect(html, route).toContain(
      `<link rel="alternate" type="text/markdown" href="${markdownRoute(route)}"`,
    );
    const markdown = read(markdownFile(route));
    const url = new URL(route, origin).href;
    expect(markdown, route).toMatch(/^---\ntitle: .+\n/);
    expect(markdown.includes(`\nurl: ${url}\n`), route).toBe(!/\/page\/\d+$/.test(route));
    expect(markdown, route).toContain(`\n> All pages as Markdown: ${origin}/llms.txt\n`);
    expect(markdown.match(/^# .+/m), route).not.toBeNull();
    // What programs read of a page at once.
    expect(markdown.length, route).toBeLessThan(50_000);
  }
  expect(read('search/index.html')).not.toContain('type="text/markdown"');
  expect(pages.length).toBeGreaterThan(200);
});

test('links of Markdown pages lead to Markdown pages, and their anchors are there', () => {
  const anchors = new Map<string, Set<string>>();
  /** Anchors of a Markdown page: those that readers of Markdown make of headings, and those that are written. */
  const anchorsOf = (route: string): Set<string> => {
    const ids = anchors.get(route);
    if (ids) return ids;
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
    const explicit = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
    const all = new Set([...generated, ...explicit]);
    anchors.set(route, all);
    return all;
  };
  const wrong: string[] = [];
  let links = 0;
  for (const route of pages) {
    const text = bodyOf(route).replace(/```[\s\S]*?```/g, '');
    for (const [, to = ''] of text.matchAll(/\]\(([^()\s]+)\)/g)) {
      const [address = '', anchor] = to.split('#');
      const target = address === '' ? markdownRoute(route) : address.replace(origin, '');
      if (!target.startsWith('/')) continue;
      links += 1;
      const place = decodeURI(target);
      const page = place === '/index.md' ? '/' : place.replace(/\.md$/, '');
      if (routes.includes(place) && pages.includes(place)) wrong.push(`${route}: ${to} is a page`);
      else if (!place.includes('?') && !fs.existsSync(path.join(publicFolder, place)))
        wrong.push(`${route}: ${to} is not there`);
      else if (anchor !== undefined && place.endsWith('.md') && !anchorsOf(page).has(anchor))
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
  for (const link of links)
    expect(fs.existsSync(path.join(publicFolder, decodeURI(link.slice(origin.length)))), link).toBe(
      true,
    );
  // All but unlisted pages, and the further pages of the list of posts.
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

/** Parts of a page that are no content, or that only people need. */
const leftOut = /^(?:script|style|nav|button|svg|aside|header|footer|template)$/;
const blocks =
  /^(?:p|div|h[1-6]|li|ul|ol|tr|td|th|blockquote|pre|dt|dd|figure|figcaption|section|details|summary|br|hr)$/;

/** The text of a page's content, a line for each block. */
function textOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('tagName' in node) || leftOut.test(node.tagName)) return '';
  const attribute = (name: string) => node.attrs.find((entry) => entry.name === name)?.value;
  if (attribute('data-markdown-ignore') !== undefined) return '';
  if (/\b(?:tab-label|search-example-link|visually-hidden)\b/.test(attribute('class') ?? ''))
    return '';
  const inner = node.childNodes.map(textOf).join('');
  return blocks.test(node.tagName) ? `\n${inner}\n` : inner;
}

function elementNamed(
  node: DefaultTreeAdapterTypes.ParentNode,
  name: string,
): DefaultTreeAdapterTypes.Element | undefined {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    const element = child.tagName === name ? child : elementNamed(child, name);
    if (element) return element;
  }
  return undefined;
}

/** A Markdown page without what is no text: addresses of links and pictures, and anchors. Code stays as it is. */
const withoutAddresses = (markdown: string) =>
  markdown
    .split(/(```[\s\S]*?```)/)
    .map((part) =>
      part.startsWith('```')
        ? part
        : part.replace(/<a id="[^"]*"><\/a>/g, '').replace(/\]\([^)\s]*(?: "[^"]*")?\)/g, ''),
    )
    .join('');

/** Letters and digits: notations differ in the rest. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
/** Shorter lines are labels and numbers. */
const MIN_LETTERS = 20;

test('Markdown pages say what their pages say', () => {
  const missing: string[] = [];
  let lines = 0;
  // Of these the Markdown page says what programs can do in place of what is shown.
  const others = ['/', '/playground', '/404'];
  for (const route of pages.filter((page) => !others.includes(page))) {
    const html = parse(read(path.join(route, 'index.html')));
    const content = elementNamed(html, 'article') ?? elementNamed(html, 'main');
    const markdown = letters(withoutAddresses(bodyOf(route)));
    for (const line of content ? textOf(content).split('\n') : []) {
      const lineLetters = letters(line);
      if (lineLetters.length < MIN_LETTERS) continue;
      lines += 1;
      if (!markdown.includes(lineLetters)) missing.push(`${route}: ${line.trim()}`);
    }
  }
  expect(lines).toBeGreaterThan(10_000);
  expect(missing).toEqual([]);
});
