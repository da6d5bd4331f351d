import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSocialImages } from './social-images';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'social-'));
const folders = { site: path.join(root, 'public'), cache: path.join(root, 'cache') };
const file = (name: string) => path.join(folders.site, name);

const cards = new Map([
  ['/', { title: 'Home', section: 'Search' }],
  ['/docs/a', { title: 'Brandt & Rowe', section: 'Search' }],
  ['/docs/b', { title: 'Filters', section: 'Search' }],
]);

beforeAll(async () => {
  fs.mkdirSync(file('social'), { recursive: true });
  fs.writeFileSync(file('social/gone.png'), '');
  await writeSocialImages(cards, folders);
});
afterAll(() => fs.rmSync(root, { recursive: true }));

describe('social images', () => {
  it('are of the right size, one for each page that has a card', () => {
    for (const name of ['social/home.png', 'social/docs/a.png', 'social/docs/b.png']) {
      const image = fs.readFileSync(file(name));
      expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });

  it('of deleted pages are removed', () => {
    expect(fs.existsSync(file('social/gone.png'))).toBe(false);
  });

  it('have the same bytes when drawn again, and come from the cache when nothing changed', async () => {
    const before = fs.readFileSync(file('social/docs/b.png'));
    fs.rmSync(folders.cache, { recursive: true });
    await writeSocialImages(cards, folders);
    expect(fs.readFileSync(file('social/docs/b.png')).equals(before)).toBe(true);

    for (const name of fs.readdirSync(folders.cache)) {
      // The site's copy of the file stays unchanged.
      fs.rmSync(path.join(folders.cache, name));
      fs.writeFileSync(path.join(folders.cache, name), 'kept');
    }
    cards.set('/docs/b', { title: 'Filter by values', section: 'Search' });
    await writeSocialImages(cards, folders);
    expect(fs.readFileSync(file('social/docs/a.png'), 'utf8')).toBe('kept');
    expect(fs.readFileSync(file('social/docs/b.png')).equals(before)).toBe(false);
    expect(fs.readdirSync(folders.cache)).toHaveLength(3);
  });

  it('stay unchanged when another page with an equal card gets a new card', async () => {
    const same = new Map(
      ['/docs/d', '/docs/e'].map((route) => [route, { title: 'A', section: '' }]),
    );
    await writeSocialImages(same, folders);
    const before = fs.readFileSync(file('social/docs/d.png'));
    await writeSocialImages(same.set('/docs/e', { title: 'B', section: '' }), folders);
    expect(fs.readFileSync(file('social/docs/d.png')).equals(before)).toBe(true);
    expect(fs.readFileSync(file('social/docs/e.png')).equals(before)).toBe(false);
  });
});
