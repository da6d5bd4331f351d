import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { inlineCode } from '../../node/hosting/content-security-policy';
import {
  editedBuild,
  firstBuild,
  otherFolderBuild,
  warmBuild,
  type BuiltSite,
} from './support/built-sites';
import { prefix } from './support/site-content';
import { changed, digests } from './support/site-files';

describe('two builds of the same files in two folders at the same time, one of them with type generation', () => {
  let site: BuiltSite;
  let first: Map<string, string>;
  let second: Map<string, string>;
  beforeAll(async () => {
    site = await firstBuild();
    const other = await otherFolderBuild();
    expect(site.code, site.output).toBe(0);
    expect(other.code, other.output).toBe(0);
    first = digests(site);
    second = digests(other);
  });

  it('ran at the same time', async () => {
    const [a, b] = [site, await otherFolderBuild()];
    expect(Math.max(a.start, b.start)).toBeLessThan(Math.min(a.end, b.end));
  });

  it('give the same bytes, also of the book, and after builds that were killed', () => {
    expect(first.size).toBeGreaterThan(50);
    expect(first.has('docs.epub')).toBe(true);
    expect(changed(first, second)).toEqual([]);
  });

  it('publish no source maps and nothing of the tools', () => {
    const internal = /\.map$|~partytown|webpack\.stats\.json|chunk-map\.json/;
    expect([...first.keys()].filter((file) => internal.test(file))).toEqual([]);
    const read = (file: string) => fs.readFileSync(path.join(site.folder, file), 'utf8');
    for (const list of ['hosting/site.json', 'hosting/bucket.tsv', 'public/sitemap-0.xml'])
      expect(read(list), list).not.toMatch(/_gatsby\/|\/_headers/);
    const slices = fs.readdirSync(path.join(site.folder, 'public/_gatsby/slices'));
    expect(slices.filter((file) => !file.endsWith('.html'))).toEqual([]);
  });

  it('hold no script of an author, in whatever text it is', () => {
    const html = (file: string) => fs.readFileSync(path.join(site.folder, 'public', file), 'utf8');
    const scripts = (file: string) => inlineCode(html(file)).scripts;
    const known = scripts('docs/start.html');
    expect(known.length).toBeGreaterThan(2);
    for (const file of [...first.keys()].filter((name) => name.endsWith('.html'))) {
      for (const script of scripts(file)) expect(known, file).toContain(script);
      expect(html(file).replace(/="[^"]*"/g, ''), file).not.toMatch(/<[^<>]*\son(?:load|error)\b/);
    }
    expect(html('docs/hostile.html')).toContain('&lt;/script&gt;');
  });

  it('hold a page at an old address that leads on, and a list of anchors', () => {
    const folder = path.join(site.folder, 'public');
    const old = fs.readFileSync(path.join(folder, 'docs/old.html'), 'utf8');
    expect(old).toContain('<meta http-equiv="refresh" content="0; url=/help/docs/edited#part"/>');
    expect(old).toContain('<meta name="robots" content="noindex"/>');
    expect(fs.readFileSync(path.join(folder, '_redirects'), 'utf8')).toBe(
      `${prefix}/docs/old ${prefix}/docs/edited#part 301\n`,
    );
    const anchors = fs.readFileSync(path.join(folder, 'moved-anchors.json'), 'utf8');
    expect(JSON.parse(anchors)).toEqual({ '/docs/start#moved': '/docs/edited#part' });
  });
});

it('a second build of the same files leaves what the first one did', async () => {
  const warm = await warmBuild();
  expect(warm.code, warm.output).toBe(0);
  expect(changed(digests(await firstBuild()), digests(warm))).toEqual([]);
});

describe('the build after an edit of one page', () => {
  let before: Map<string, string>;
  let after: Map<string, string>;
  let edited: BuiltSite;
  beforeAll(async () => {
    before = digests(await firstBuild());
    edited = await editedBuild();
    expect(edited.code, edited.output).toBe(0);
    after = digests(edited);
  });

  const own = /^(?:docs\/edited(?:\.|\/)|page-data\/docs\/edited\/)/;
  // The rules of hosts name the new search index, which is kept for good; the offline worker lists digests of all files.
  const lists = /^(?:search-data\/|llms-full\.txt|docs\.epub$|_headers$|offline)/;

  it('differs in the files of the page and in what lists its text', () => {
    const files = changed(before, after);
    expect(files.filter((file) => own.test(file))).not.toEqual([]);
    expect(files.filter((file) => !own.test(file) && !lists.test(file))).toEqual([]);
  });

  it('holds the new text wherever the page is copied', () => {
    const text = (file: string) =>
      fs.readFileSync(path.join(edited.folder, 'public', file), 'utf8');
    for (const file of ['docs/edited.html', 'docs/edited.md', 'llms-full.txt']) {
      expect(text(file), file).toContain('After the edit.');
      expect(text(file), file).not.toContain('Before the edit.');
    }
  });

  it('builds this page alone', () => {
    // Its summary, its publication, its forms, and its copies.
    expect(edited.cachedPages).toHaveLength(4);
    for (const part of edited.cachedPages) expect(part).toContain('After the edit.');
  });

  it('writes no other page again', () => {
    // Gatsby copies the folder static, and writes the sitemap and the hash of the scripts, in each build.
    const again = /^(?:sitemap-|page-data\/app-data\.json$|_gatsby\/stamp\.txt$)/;
    const isStatic = (file: string) => fs.existsSync(path.join('static', file));
    expect(edited.written.filter((file) => own.test(file))).not.toEqual([]);
    expect(
      edited.written.filter(
        (file) => !own.test(file) && !lists.test(file) && !again.test(file) && !isStatic(file),
      ),
    ).toEqual([]);
  });

  it('has the scripts that browsers keep already', () => {
    const scripts = (files: Map<string, string>) =>
      [...files.keys()].filter((file) => file.endsWith('.js'));
    expect(scripts(before).length).toBeGreaterThan(10);
    expect(scripts(after)).toEqual(scripts(before));
  });
});
