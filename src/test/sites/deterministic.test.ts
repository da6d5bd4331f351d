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
import { changedFiles, digests } from './support/site-files';

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

  it('write the same bytes, including the book, even after killed builds', () => {
    expect(first.size).toBeGreaterThan(50);
    expect(first.has('docs.epub')).toBe(true);
    expect(changedFiles(first, second)).toEqual([]);
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

  it('contain no script from any text of an author', () => {
    const html = (file: string) => fs.readFileSync(path.join(site.folder, 'public', file), 'utf8');
    const scripts = (file: string) => inlineCode(html(file)).scripts;
    const ofSite = scripts('docs/start.html');
    expect(ofSite.length).toBeGreaterThan(2);
    for (const file of [...first.keys()].filter((name) => name.endsWith('.html'))) {
      for (const script of scripts(file)) expect(ofSite, file).toContain(script);
      expect(html(file).replace(/="[^"]*"/g, ''), file).not.toMatch(/<[^<>]*\son(?:load|error)\b/);
    }
    expect(html('docs/hostile.html')).toContain('&lt;/script&gt;');
  });

  it('contain a redirect at an old address, and the list of moved anchors', () => {
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

it('a second build of the same files changes nothing', async () => {
  const warm = await warmBuild();
  expect(warm.code, warm.output).toBe(0);
  expect(changedFiles(digests(await firstBuild()), digests(warm))).toEqual([]);
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

  const ofPage = /^(?:docs\/edited(?:\.|\/)|page-data\/docs\/edited\/)/;
  // The rules of hosts name the new search index, which browsers cache forever; the offline worker lists digests of files.
  const lists = /^(?:search-data\/|llms-full\.txt|docs\.epub$|_headers$|offline)/;

  it('changes only the files of the page and the files that contain its text', () => {
    const files = changedFiles(before, after);
    expect(files.filter((file) => ofPage.test(file))).not.toEqual([]);
    expect(files.filter((file) => !ofPage.test(file) && !lists.test(file))).toEqual([]);
  });

  it('has the new text in every copy of the page', () => {
    const text = (file: string) =>
      fs.readFileSync(path.join(edited.folder, 'public', file), 'utf8');
    for (const file of ['docs/edited.html', 'docs/edited.md', 'llms-full.txt']) {
      expect(text(file), file).toContain('After the edit.');
      expect(text(file), file).not.toContain('Before the edit.');
    }
  });

  it('builds only this page', () => {
    // The cache has four texts of a page: summary, publication, forms, and copies.
    expect(edited.cachedPages).toHaveLength(4);
    for (const part of edited.cachedPages) expect(part).toContain('After the edit.');
  });

  it('writes no other page again', () => {
    // Each build of Gatsby copies the folder static and writes the sitemap and the hash of the scripts.
    const again = /^(?:sitemap-|page-data\/app-data\.json$|_gatsby\/stamp\.txt$)/;
    const isStatic = (file: string) => fs.existsSync(path.join('static', file));
    expect(edited.written.filter((file) => ofPage.test(file))).not.toEqual([]);
    expect(
      edited.written.filter(
        (file) => !ofPage.test(file) && !lists.test(file) && !again.test(file) && !isStatic(file),
      ),
    ).toEqual([]);
  });

  it('keeps the scripts that browsers have cached', () => {
    const scripts = (files: Map<string, string>) =>
      [...files.keys()].filter((file) => file.endsWith('.js'));
    expect(scripts(before).length).toBeGreaterThan(10);
    expect(scripts(after)).toEqual(scripts(before));
  });
});
