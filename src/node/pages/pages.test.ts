import fs from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { site as settings } from '../../site';
import { temporaryFolder } from '../../test/support/temporary-folder';
import { buildCopies, buildPage, parsePage } from './build-page';
import { PageCache, type PageSource } from './page-cache';
import { emptySite, Site, type SiteIndex } from './site-index';

const { at } = temporaryFolder('qsc-pages-');

const page: PageSource = {
  ...{ id: 'a', file: 'content/docs/a.mdx', path: '/docs/a', title: 'Page A' },
  ...{ tagKeys: [], status: [], bodyLine: 1, bodyDigest: '1' },
};
const body =
  `A facet narrows a search: see [the other page](./b.mdx), and [one that is not there](./c.mdx).

![A picture](./p.png)

~~~mermaid title="The way"
flowchart LR
  Indexing --> Search
~~~
`.replaceAll('~~~', '```');

const siteIndex: SiteIndex = {
  ...emptySite,
  routes: { 'content/docs/b.mdx': '/docs/b', 'content/docs/other.mdx': '/docs/other' },
  markdownRoutes: ['/docs/a', '/docs/b'],
  glossary: [['shard', 'Shard']],
  files: { 'content/docs/p.png': '/static/1/p.png' },
};

describe('a built page', () => {
  let cache = new PageCache(at('none'));
  let folder = 0;
  beforeEach(() => {
    folder += 1;
    cache = new PageCache(at(String(folder)));
  });

  /** Forms of the page in a site; undefined when the cache has none that are valid there. */
  const formsIn = (index: SiteIndex, source = page) => {
    const site = new Site(index);
    const summary = cache.summary(source, site);
    return summary && cache.readPublished(source, summary, site);
  };
  const copiesIn = (index: SiteIndex) => cache.copies(page, new Site(index));
  const publishedIn = (index: SiteIndex) => [formsIn(index), copiesIn(index)];
  const build = async (index: SiteIndex) => {
    await buildPage({ page, body }, new Site(index), cache);
    await buildCopies({ page, body }, new Site(index), cache);
  };

  it('stays valid while its source and the answers of the site stay the same', async () => {
    await build(siteIndex);
    const [forms, copies] = [formsIn(siteIndex), copiesIn(siteIndex)];
    expect(JSON.stringify(forms?.body)).toContain('/docs/b');
    expect(copies?.markdown).toContain('see [the other page]');
    expect(copies?.markdown).toContain('(https://docs.example.org/docs/b.md)');
    expect(copies?.markdown).toContain('(https://docs.example.org/static/1/p.png)');
    const others = {
      ...siteIndex,
      routes: { ...siteIndex.routes, 'content/docs/new.mdx': '/docs/new' },
      markdownRoutes: [...siteIndex.markdownRoutes, '/docs/new'],
      names: [['A new page', '/docs/new'] as const],
    };
    expect(formsIn(others)).toEqual(forms);
    expect(copiesIn(others)).toEqual(copies);
  });

  it.each<[string, Partial<SiteIndex>]>([
    ['a page that it links to moves', { routes: { 'content/docs/b.mdx': '/docs/moved' } }],
    [
      'a page that was missing is there',
      { routes: { ...siteIndex.routes, 'content/docs/c.mdx': '/c' } },
    ],
    ['a target has no Markdown page any more', { markdownRoutes: ['/docs/a'] }],
    ['the glossary has one more term', { glossary: [...siteIndex.glossary, ['facet', 'Facet']] }],
    ['a name in its diagram is a title now', { names: [['Indexing', '/docs/indexing']] }],
    ['its picture is another one', { files: { 'content/docs/p.png': '/static/2/p.png' } }],
    ['the site lies at another path', { pathPrefix: '/help' }],
  ])('is published again when %s, and is not parsed again', async (_change, change) => {
    await build(siteIndex);
    const site = { ...siteIndex, ...change };
    expect(publishedIn(site)).toContain(undefined);
    expect(cache.readParsed(page)).toBeDefined();
    const before = publishedIn(siteIndex);
    await build(site);
    expect(publishedIn(site)).not.toContain(undefined);
    expect(publishedIn(site)).not.toEqual(before);
  });

  it('is published again when the operator sets a value that samples show', async () => {
    const inBraces = { page, body: 'Call `https://{host}/api`.' };
    await buildPage(inBraces, new Site(siteIndex), cache);
    const { fixed } = settings.values;
    settings.values.fixed = { ...fixed, host: 'search.acme.example' };
    try {
      expect(formsIn(siteIndex)).toBeUndefined();
      const { forms } = await buildPage(inBraces, new Site(siteIndex), cache);
      expect(JSON.stringify(forms.body)).toContain('https://search.acme.example');
    } finally {
      settings.values.fixed = fixed;
    }
  });

  it('has another digest for the templates when its picture is another one', async () => {
    const digestIn = async (index: SiteIndex) =>
      (await buildPage({ page, body }, new Site(index), cache)).summary.publication.templateDigest;
    const changed = { ...siteIndex, files: { 'content/docs/p.png': '/static/2/p.png' } };
    expect(await digestIn(siteIndex)).toBe(await digestIn({ ...siteIndex }));
    expect(await digestIn(changed)).not.toBe(await digestIn(siteIndex));
  });

  it('is parsed again when a file of the shop behind its responses changes', async () => {
    const { partials } = await parsePage({ ...page, body: '<ApiOperations group="schema" />' });
    expect(partials.map(({ file }) => file)).toContain('content/shop/schema.json');
  });

  it('is parsed again when its source changes', async () => {
    await build(siteIndex);
    expect(cache.readParsed({ ...page, bodyDigest: '2' })).toBeUndefined();
    expect(formsIn(siteIndex, { ...page, bodyDigest: '2' })).toBeUndefined();
  });

  it('is not read when a build ended while writing it', async () => {
    await build(siteIndex);
    for (const name of fs.readdirSync(at(String(folder)))) {
      const file = `${at(String(folder))}/${name}`;
      fs.truncateSync(file, fs.statSync(file).size - 5);
    }
    expect(cache.readParsed(page)).toBeUndefined();
    expect(publishedIn(siteIndex)).toEqual([undefined, undefined]);
  });
});
