import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compilePage } from './compile-thread';
import { keepContent, keptContent, keptWithoutTree } from './kept-content';
import { PageStore } from './page-store';

let folder = '';
let store = new PageStore('');
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-store-'));
  store = new PageStore(path.join(folder, 'pages'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Cuts the file that was written last. */
function cutLast(): void {
  const files = fs
    .readdirSync(store.folder)
    .map((name) => path.join(store.folder, name))
    .sort((a, b) => fs.statSync(a).mtimeMs - fs.statSync(b).mtimeMs);
  const last = files.at(-1) ?? '';
  fs.truncateSync(last, fs.statSync(last).size - 5);
}

describe('what a build keeps of pages', () => {
  it('is read again, also by another process', () => {
    store.set('a page', { text: 'ä' });
    expect(new PageStore(store.folder).get('a page')).toEqual({ text: 'ä' });
    expect(store.keptAt('a page')).toBeGreaterThan(0);
    expect(store.get('another')).toBeUndefined();
    expect(store.keptAt('another')).toBe(0);
  });

  it('has a part that only some readers want', () => {
    store.set('a page', { text: 'a\nb' }, ['large']);
    expect(store.get('a page')).toEqual({ text: 'a\nb' });
    expect(store.getWithPart('a page')).toEqual([{ text: 'a\nb' }, ['large']]);
    store.set('a page', 'without');
    expect(store.getWithPart('a page')).toEqual(['without', undefined]);
    expect(store.getWithPart('another')).toEqual([undefined, undefined]);
  });

  it('is nothing when a build was ended while it wrote', () => {
    store.set('a page', { text: 'long enough' });
    cutLast();
    expect(store.get('a page')).toBeUndefined();
  });
});

describe('a compiled page that is kept', () => {
  const compiled = (body: string) =>
    compilePage({ file: 'content/docs/a.md', title: 'A page', body, bodyLine: 1 });

  it('is the same, with its tree and without', async () => {
    const content = await compiled('Text.');
    keepContent({ id: 'a', key: '1' }, content, store);
    expect(keptContent({ id: 'a', key: '1' }, store)).toEqual(content);
    const { tree, ...rest } = content;
    expect(tree).not.toEqual([]);
    expect(keptWithoutTree({ id: 'a', key: '1' }, store)).toEqual(rest);
  });

  it('is not taken for one that is made from something else, nor when a build was ended while it wrote', async () => {
    keepContent({ id: 'a', key: '1' }, await compiled('Text.'), store);
    expect(keptContent({ id: 'a', key: '2' }, store)).toBeUndefined();
    cutLast();
    expect(keptWithoutTree({ id: 'a', key: '1' }, store)).toBeUndefined();
    expect(keptContent({ id: 'a', key: '1' }, store)).toBeUndefined();
  });
});
