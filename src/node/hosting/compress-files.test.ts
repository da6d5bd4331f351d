import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import { compressSite, removeStaleCopies } from './compress-files';

const { at, write } = temporaryFolder('qsc-compress-');
const read = (name: string) => fs.readFileSync(at(name));
const names = () => fs.readdirSync(at('.'), { recursive: true, encoding: 'utf8' }).sort();
const copies = () => names().filter((name) => /\.(?:br|gz)/.test(name));
/** Text that repeats itself, from far away as well. */
const long = Array.from({ length: 60_000 }, (_, index) => `line ${index % 9000}`).join('\n');

describe('compressed files', () => {
  it('decompress to the content of the file, for any size', async () => {
    const texts = { 'a.html': long.slice(0, 3000), 'b.js': long.slice(0, 90_000), 'c.txt': long };
    for (const [name, text] of Object.entries(texts)) write(name, text);
    expect(await compressSite(at('.'))).toBe(3);
    for (const [name, text] of Object.entries(texts)) {
      expect(zlib.brotliDecompressSync(read(`${name}.br`)).toString()).toBe(text);
      expect(zlib.gunzipSync(read(`${name}.gz`)).toString()).toBe(text);
    }
    // The compressor finds repetitions across the whole file.
    const size = (text: string) => zlib.brotliCompressSync(text).length;
    expect(read('c.txt.br').length).toBeLessThan(size(long) * 1.3);
  });

  it('are written for files that servers compress: not for pictures, small files, the flat file of a page, and rules of hosts', async () => {
    for (const name of ['docs.html', 'docs/index.html', '404.html', '404/index.html'])
      write(name, long);
    for (const name of ['photo.png', '_headers', '_gatsby/slices/a.html']) write(name, long);
    write('small.html', 'x'.repeat(1000));
    await compressSite(at('.'));
    const compressed = ['404.html', '404/index.html', 'docs/index.html'];
    expect(copies()).toEqual(compressed.flatMap((name) => [`${name}.br`, `${name}.gz`]));
  });

  it('are written again only for changed files', async () => {
    write('page.html', long);
    write('other.html', long);
    await compressSite(at('.'));
    expect(await compressSite(at('.'))).toBe(0);
    write('page.html', `${long}more`);
    fs.utimesSync(at('page.html'), new Date(), new Date(Date.now() - 60_000));
    expect(await compressSite(at('.'))).toBe(1);
    expect(zlib.brotliDecompressSync(read('page.html.br')).toString()).toBe(`${long}more`);
  });

  it('are deleted by the next build if their file is deleted or changed, or if they are truncated', async () => {
    for (const name of ['gone.html', 'changed.html', 'same.html']) write(name, long);
    await compressSite(at('.'));
    fs.rmSync(at('gone.html'));
    write('changed.html', 'x');
    fs.utimesSync(at('changed.html'), new Date(), new Date(Date.now() + 60_000));
    write('same.html.gz.part', 'x');
    removeStaleCopies(at('.'));
    expect(names()).toEqual(['changed.html', 'same.html', 'same.html.br', 'same.html.gz']);
  });
});

describe('npm run compress', () => {
  const root = process.cwd();
  const compress = () =>
    spawnSync(
      process.execPath,
      [path.join(root, 'node_modules/.bin/tsx'), path.join(root, 'src/node/hosting/compress.ts')],
      { cwd: at('.'), encoding: 'utf8' },
    );

  it('compresses the folder public', () => {
    write('public/index.html', long);
    const { status, stdout } = compress();
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^1 file /)]);
    expect(zlib.gunzipSync(read('public/index.html.gz')).toString()).toBe(long);
  });

  it('reports the missing folder when no site is built', () => {
    const { status, stderr } = compress();
    expect([status, stderr]).toEqual([1, expect.stringContaining('npm run build')]);
  });
});
