import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shopFiles } from '../shop/shop';
import { FileCache } from '../source/workers/file-cache';
import { readSiteFile } from '../source/files';
import { digestOfSource } from '../source/front-matter/front-matter';
import { cachePage, hasSamePartials, readCachedPage, readCachedSummary } from './compile-cache';
import { compilePage } from './compile-page';

const missing = 'content/shop/no-such-file.yml';

describe('the partials of a page', () => {
  it('are the same while their files are, and change with them', () => {
    const partials = shopFiles.map((file) => ({
      file,
      digest: digestOfSource(readSiteFile(file)),
    }));
    expect(hasSamePartials({ partials })).toBe(true);
    const [first, ...others] = partials;
    expect(
      hasSamePartials({ partials: [{ file: first?.file ?? '', digest: 'x' }, ...others] }),
    ).toBe(false);
  });

  it('are the same while a file that a page can do without is not there', () => {
    const partials = [{ file: missing, digest: digestOfSource(readSiteFile(missing)) }];
    expect(hasSamePartials({ partials })).toBe(true);
    expect(hasSamePartials({ partials: [{ file: missing, digest: digestOfSource('') }] })).toBe(
      false,
    );
  });
});

describe('a cached page', () => {
  let cache = new FileCache('');
  beforeEach(() => (cache = new FileCache(fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-pages-')))));
  afterEach(() => fs.rmSync(cache.folder, { recursive: true }));
  const compiled = (body: string) =>
    compilePage({ file: 'content/docs/a.md', title: 'A page', body, bodyLine: 1 });

  it('is the compiled one, with its texts and without', async () => {
    const content = await compiled('Text.');
    cachePage({ id: 'a', key: '1' }, content, cache);
    expect(readCachedPage({ id: 'a', key: '1' }, cache)).toEqual(content);
    const { tree, text, excerpt, ...summary } = content;
    expect([tree, text, excerpt]).toEqual([[['p', 'Text.']], 'Text.', 'Text.']);
    expect(readCachedSummary({ id: 'a', key: '1' }, cache)).toEqual(summary);
  });

  it('is none for another source, nor when a build was ended while it wrote', async () => {
    cachePage({ id: 'a', key: '1' }, await compiled('Text.'), cache);
    expect(readCachedPage({ id: 'a', key: '2' }, cache)).toBeUndefined();
    for (const name of fs.readdirSync(cache.folder)) {
      const file = path.join(cache.folder, name);
      fs.truncateSync(file, fs.statSync(file).size - 5);
    }
    expect(readCachedSummary({ id: 'a', key: '1' }, cache)).toBeUndefined();
    expect(readCachedPage({ id: 'a', key: '1' }, cache)).toBeUndefined();
  });
});
