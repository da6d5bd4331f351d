import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFiles } from './compress-files';

let folder = '';
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-compress-'))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
const read = (name: string) => fs.readFileSync(path.join(folder, name));
/** Text that repeats itself, from far away as well. */
const long = Array.from({ length: 60_000 }, (_, at) => `line ${at % 9000}`).join('\n');

describe('compressed files', () => {
  it('hold what the file holds, of any size', async () => {
    const texts = {
      '/a.html': long.slice(0, 3000),
      '/b.html': long.slice(0, 90_000),
      '/c.txt': long,
    };
    for (const [name, text] of Object.entries(texts)) write(name, text);
    await compressFiles(folder, Object.keys(texts));
    for (const [name, text] of Object.entries(texts)) {
      expect(zlib.brotliDecompressSync(read(`${name}.br`)).toString()).toBe(text);
      expect(zlib.gunzipSync(read(`${name}.gz`)).toString()).toBe(text);
    }
  });

  it('find what is repeated over the whole file', async () => {
    write('/c.txt', long);
    await compressFiles(folder, ['/c.txt']);
    const size = (text: string) => zlib.brotliCompressSync(text).length;
    expect(read('/c.txt.br').length).toBeLessThan(size(long) * 1.3);
  });

  it('are not made of small files and of pictures, and go when a file became small', async () => {
    write('/page.html', long);
    write('/small.html', 'x'.repeat(1000));
    write('/photo.png', long);
    await compressFiles(folder, ['/page.html', '/small.html', '/photo.png']);
    write('/page.html', 'x');
    expect(fs.readdirSync(folder).filter((name) => /\.(?:br|gz)$/.test(name))).toHaveLength(2);
    await compressFiles(folder, ['/page.html']);
    expect(fs.readdirSync(folder).sort()).toEqual(['page.html', 'photo.png', 'small.html']);
  });

  it('are made again when their file changed, and only then', async () => {
    write('/page.html', long);
    await compressFiles(folder, ['/page.html']);
    const first = fs.statSync(path.join(folder, 'page.html.br')).mtimeMs;
    await compressFiles(folder, ['/page.html']);
    expect(fs.statSync(path.join(folder, 'page.html.br')).mtimeMs).toBe(first);
    write('/page.html', `${long}more`);
    fs.utimesSync(path.join(folder, 'page.html'), new Date(), new Date(Date.now() + 2000));
    await compressFiles(folder, ['/page.html']);
    expect(zlib.brotliDecompressSync(read('/page.html.br')).toString()).toBe(`${long}more`);
  });
});
