import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSocialImages } from './social-images';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'social-'));
const folders = { site: path.join(root, 'public'), cache: path.join(root, 'cache') };
const file = (name: string) => path.join(folders.site, name);

function writePage(route: string, title: string, image: string): void {
  fs.mkdirSync(file(route), { recursive: true });
  fs.writeFileSync(
    path.join(file(route), 'index.html'),
    `<head><meta data-gatsby-head="true" property="og:title" content="${title}"/>` +
      `<meta property="og:image" content="https://docs.example.org${image}"/>` +
      '<meta property="article:section" content="Search"/></head>',
  );
}

const routes = ['/', '/docs/a', '/docs/b', '/docs/hidden'];

beforeAll(async () => {
  writePage('/', 'Home', '/social/home.png');
  writePage('/docs/a', 'Brandt &amp; Rowe', '/social/docs/a.png');
  writePage('/docs/b', 'Filters', '/social/docs/b.png');
  writePage('/docs/hidden', 'Hidden', '/social.png');
  fs.mkdirSync(file('social'), { recursive: true });
  fs.writeFileSync(file('social/gone.png'), '');
  await writeSocialImages(routes, folders);
});
afterAll(() => fs.rmSync(root, { recursive: true }));

describe('social images', () => {
  it('are of the right size, one for each page that names its own', () => {
    for (const name of ['social/home.png', 'social/docs/a.png', 'social/docs/b.png']) {
      const image = fs.readFileSync(file(name));
      expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    expect(fs.existsSync(file('social/docs/hidden.png'))).toBe(false);
  });

  it('of pages that are no longer there are removed', () => {
    expect(fs.existsSync(file('social/gone.png'))).toBe(false);
  });

  it('are the same bytes when they are drawn again, and come from the cache when nothing changed', async () => {
    const before = fs.readFileSync(file('social/docs/b.png'));
    fs.rmSync(folders.cache, { recursive: true });
    await writeSocialImages(routes, folders);
    expect(fs.readFileSync(file('social/docs/b.png')).equals(before)).toBe(true);

    for (const name of fs.readdirSync(folders.cache))
      fs.writeFileSync(path.join(folders.cache, name), 'kept');
    writePage('/docs/b', 'Filter by values', '/social/docs/b.png');
    await writeSocialImages(routes, folders);
    expect(fs.readFileSync(file('social/docs/a.png'), 'utf8')).toBe('kept');
    expect(fs.readFileSync(file('social/docs/b.png')).equals(before)).toBe(false);
    expect(fs.readdirSync(folders.cache)).toHaveLength(3);
  });
});
