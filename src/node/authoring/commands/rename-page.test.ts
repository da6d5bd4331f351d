import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../content/files';
import { parseLink } from '../../content/links';
import { addressesOf } from './addresses';
import { newPage, newPost } from './new-page';
import type { Plan } from './plan';
import { renamePage } from './rename-page';

/** The content after a plan: texts by file. */
function contentAfter({ moves, writes }: Plan): Map<string, string> {
  const names = filesIn('content').map((file): string => `content/${file}`);
  const files = new Map(names.map((file) => [file, file]));
  for (const [from, to] of moves) {
    expect(files.delete(from)).toBe(true);
    expect(files.has(to)).toBe(false);
    files.set(to, from);
  }
  const texts = new Map(
    [...files].map(([file, source]) => [file, fs.readFileSync(source, 'utf8')]),
  );
  for (const [file, text] of writes) texts.set(file, text);
  return texts;
}

/** Relative addresses without a file. */
function brokenAddresses(texts: ReadonlyMap<string, string>): string[] {
  const all = [...texts.keys()];
  return [...texts].flatMap(([file, text]) => {
    if (!/^content\/(?:docs|blog)\/.*\.mdx?$/.test(file)) return [];
    return addressesOf(text).flatMap((href) => {
      const target = parseLink(href, file).file;
      const exists = target === undefined || all.includes(target);
      return exists ? [] : [`${file}: ${href}`];
    });
  });
}

const emptyPlan: Plan = { moves: [], writes: new Map() };

describe('a renamed page', () => {
  it.each([
    ['of another folder', 'qsc-admin/search/filters', 'getStarted/filtering'],
    ['with pictures', 'content/docs/qsc-admin/admin/howTo/html-integration.mdx', 'tools/embed'],
    ['with its path on the disk', path.resolve('content/docs/qsc-admin/search/filters.mdx'), 'a'],
    ['with separators of Windows', 'content\\docs\\qsc-admin\\search\\filters.mdx', 'search\\a'],
    ['with samples', 'qsc-admin/suggest/managed-suggest', 'suggest/managed'],
    ['that is a folder', '/docs/qsc-admin/admin/feeding', 'qsc-admin/feed'],
    ['that is a post', 'blog/spark', 'apache-spark'],
  ])('%s keeps all links of the content', (_, from, to) => {
    const plan = renamePage([from, to]);
    const texts = contentAfter(plan);
    expect(brokenAddresses(texts)).toEqual(brokenAddresses(contentAfter(emptyPlan)));
    const [old = '', next = ''] = plan.moves[0] ?? [];
    expect(texts.has(old)).toBe(false);
    expect(texts.has(next)).toBe(true);
  });

  it('moves its pictures of both color modes', () => {
    const { moves } = renamePage(['qsc-admin/admin/howTo/html-integration', 'tools/embed']);
    expect(moves.map(([, to]) => to).sort()).toEqual([
      'content/docs/tools/embed.mdx',
      'content/docs/tools/finished-page.dark.png',
      'content/docs/tools/finished-page.light.png',
      'content/docs/tools/finished-page.shown.txt',
    ]);
  });

  it('gets a redirect below the others', () => {
    const { writes } = renamePage(['qsc-admin/admin/search/facet', 'qsc-admin/facets']);
    expect(writes.get('content/redirects.yml')).toBe(
      `${fs.readFileSync('content/redirects.yml', 'utf8')}- from: /docs/qsc-admin/admin/search/facet\n  to: /docs/qsc-admin/facets\n`,
    );
  });

  it('gets no redirect if it was the page of a group, which keeps its address', () => {
    const { writes } = renamePage(['qsc-admin/admin/feeding', 'qsc-admin/feed']);
    expect([...writes.keys()]).not.toContain('content/redirects.yml');
  });

  it('has its new address in lists of sections, and pages with a longer address keep theirs', () => {
    const { writes } = renamePage(['qsc-admin/admin/feeding/index', 'qsc-admin/feed']);
    const text = writes.get('content/search/gold-standard.yml') ?? '';
    expect(text).toMatch(/^ {4}\/docs\/qsc-admin\/feed: \d$/m);
    expect(text).toContain('/docs/qsc-admin/admin/feeding/feeding-storages');
    expect(text).not.toMatch(/\/docs\/qsc-admin\/admin\/feeding(?:[:#]|$)/m);
  });

  it('has its new file in the lists that name it from the root', () => {
    const { writes } = renamePage(['qsc-admin/admin/search/cache', 'qsc-admin/config-cache']);
    expect(writes.get('content/style.yml')).toContain(
      '  - home: content/docs/qsc-admin/config-cache.mdx\n',
    );
  });

  it('stays in the groups that list it', () => {
    const { writes } = renamePage(['qsc-admin/admin/search/sort', 'qsc-admin/sorting']);
    expect(writes.get('content/docs/qsc-admin/admin/search/_category.yml')).toContain(
      '  - ../../sorting.mdx\n',
    );
  });

  it.each([
    [['no/such-page', 'a'], /There is no page no\/such-page/],
    [['getStarted/Introduction', 'getStarted/concepts'], /already/],
    [['getStarted/Introduction', '../outside'], /can't be part of an address/],
    [['getStarted/Introduction', '/blog/intro'], /stays there/],
    [['qsc-admin/search/_facet-types', 'a'], /There is no page/],
    [['getStarted/Introduction', 'getStarted/Introduction'], /already/],
  ])('reports the mistake in %j', (args, message) => {
    expect(() => renamePage(args)).toThrow(message);
  });
});

describe('a new page', () => {
  it('is its template with its title and the next position', () => {
    const [[file = '', text = ''] = []] = [
      ...newPage(['how-to', 'search-data-picker/myPage']).writes,
    ];
    expect(file).toBe('content/docs/search-data-picker/myPage.mdx');
    expect(text).toContain('\ntitle: My page\n');
    expect(text).toContain('\nkind: how-to\nsidebar_position: 4\n');
  });

  it.each([
    ['the first of a new group', '/docs/new-group/a.mdx', 1],
    ['the first of a new folder', path.resolve('content/docs/new-group/u\u0308.mdx'), 1],
    ['after the pages of its folder', 'qsc-admin/api/a', 5],
  ])('is %s', (_, argument, position) => {
    const [[file, text] = []] = [...newPage(['concept', argument]).writes];
    expect(file).toMatch(/^content\/docs\/(?:new-group\/[aü]|qsc-admin\/api\/a)\.mdx$/);
    expect(text).toContain(`\nsidebar_position: ${position}\n`);
  });

  it.each([
    [['guide', 'a'], /tutorial, how-to, reference, concept/],
    [['how-to', 'getStarted/concepts'], /already/],
    [['how-to', 'getStarted/Concepts'], /already/],
    [['how-to', '../a'], /can't be part of an address/],
    [['how-to', '_a'], /can't be part of an address/],
  ])('is rejected as %j', (args, message) => {
    expect(() => newPage(args)).toThrow(message);
  });
});

describe('a new post', () => {
  it('is the template with its title and the day', () => {
    const [[file = '', text = ''] = []] = [...newPost(['range-sliders']).writes];
    expect(file).toBe('content/blog/range-sliders/index.mdx');
    expect(text).toMatch(/^---\ntitle: Range sliders\ndate: \d{4}-\d{2}-\d{2}\n/);
    expect(() => newPost(['spark'])).toThrow(/already/);
  });
});
