import { describe, expect, it } from 'vitest';
import { site } from '../../../site';
import { markdownLinks } from '../../transform/markdown/markdown-links';
import { makeSiteIndex } from '../../routes/site-index';
import { listMarkdown } from './list-markdown';

const { docs: root } = site.prefixes;
const base = 'https://docs.example.org/help';
const paths = ['', '/search', '/start', '/search/sort', '/search/filters'].map((at) => root + at);
const all = [...paths, '/blog', '/blog/authors', '/blog/page/2', '/blog/page/3', '/blog/a'];
const addresses = {
  link: markdownLinks(new Set(all), '/help'),
  picture: (src: string) => ({ src }),
};
const listOf = (main: string) =>
  listMarkdown(
    `<html><body><nav>Main</nav><main id="main">${main}</main></body></html>`,
    'public/list/index.html',
    addresses,
  );

describe('a page that lists others, as Markdown', () => {
  it('lists the pages with their descriptions and links to their Markdown', () => {
    const list = listOf(
      `<nav aria-label="Breadcrumbs"><a href="${root}">Docs</a></nav><div><h1>Search</h1><p>All about it.</p></div>` +
        `<ul><li><h2><a href="${root}/search/sort">F [new]</a></h2><p>About sorting.</p></li><li><a href="${root}/start">Start</a></li></ul>` +
        `<section><div><h2><a href="${root}/search">Inner</a></h2><p>Its pages.</p></div><ul><li><a href="${root}/search/filters">Filters</a></li></ul></section>`,
    );
    expect(list.title).toBe('Search');
    expect(list.description).toBe('All about it.');
    expect(list.markdown).toBe(
      `# Search

All about it.

- [F \\[new\\]](${base}${root}/search/sort.md)
  About sorting.
- [Start](${base}${root}/start.md)

## [Inner](${base}${root}/search.md)

Its pages.

- [Filters](${base}${root}/search/filters.md)
`,
    );
  });

  it('names the other pages of the list before its entries', () => {
    const { markdown } = listOf(
      '<div><h1>Blog, page 2</h1><p>How search works.</p></div><ul><li><time>March 8, 2022</time><div><h2><a href="/blog/a">A</a></h2><p>Text.</p><p class="meta">4<!-- --> min read </p></div></li></ul>' +
        '<nav><a href="/blog" rel="prev"><span>Newer</span>Page 1 of 3</a><a href="/blog/page/3" rel="next"><span>Older</span>Page 3 of 3</a></nav>',
    );
    expect(markdown).toBe(
      `# Blog, page 2

How search works.

See also: [Newer: Page 1 of 3](${base}/blog.md), [Older: Page 3 of 3](${base}/blog/page/3.md)

- March 8, 2022
  [A](${base}/blog/a.md)
  Text.
  4 min read
`,
    );
  });

  it('has the counts of tags, and nothing that is left out of pages for programs', () => {
    const { markdown } = listOf(
      `<h1>Tags</h1><p data-markdown-ignore="">RSS</p><ul><li><a href="${root}/start">API</a> <span>(<!-- -->7<!-- -->)</span><div aria-hidden="true">drawing</div></li></ul>`,
    );
    expect(markdown).toBe(`# Tags\n\n- [API](${base}${root}/start.md) (7)\n`);
  });

  it('has no description where its page has none', () => {
    const meta = '<p class="css-1 meta"><a href="/blog/authors">View all authors</a></p>';
    const list = listOf(`<div><h1>Operations</h1>${meta}</div><p>Text.</p>`);
    expect(list.description).toBeUndefined();
    expect(list.markdown).toContain(`[View all authors](${base}/blog/authors.md)`);
  });

  it('needs a title, and names a page without one', () => {
    const make = (html: string) => listMarkdown(html, 'public/docs/tags/index.html', addresses);
    for (const html of ['<body><h1>Tags</h1></body>', '<main><p>Tags</p></main>'])
      expect(() => make(html)).toThrow('public/docs/tags/index.html has no <h1> in a <main>');
  });
});

describe('Markdown pages', () => {
  it('are there for every page but the results of a search, in the same order each time', () => {
    const args = { basePath: '', getNodesByType: () => [] } as never;
    const { markdownRoutes } = makeSiteIndex(['/docs', '/'], args);
    expect(markdownRoutes).toEqual(['/', '/404', '/docs', '/playground']);
  });
});

describe('addresses in Markdown pages', () => {
  const of = (href: string) => markdownLinks(new Set(['/', '/docs/a b']), '/help')(href);
  it('are addresses of Markdown pages, with the anchor', () => {
    expect(of('/docs/a%20b#part')).toBe(`${base}/docs/a%20b.md#part`);
    expect(of('/docs/a%20b/')).toBe(`${base}/docs/a%20b.md`);
    expect(of('/')).toBe(`${base}/index.md`);
  });
  it('stay unchanged for pages without Markdown and for addresses with a query', () => {
    expect(of('/openapi/qsc.yaml')).toBe(`${base}/openapi/qsc.yaml`);
    expect(of('/docs/a%20b?x=1#y')).toBe(`${base}/docs/a%20b?x=1#y`);
    expect(of('/%E0%A4')).toBe(`${base}/%E0%A4`);
    for (const other of ['#part', 'https://example.org/docs', '//evil.test/docs'])
      expect(of(other)).toBe(other);
  });
});
