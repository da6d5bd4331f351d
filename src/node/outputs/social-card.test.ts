import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSiteFile } from '../source/files';
import { cardSources, drawCard } from './social-card';

/** Modules that say where things are, and what the site is called, which is in the names of pictures. */
const others = ['src/site', 'src/node/source/files'];

describe('social cards', () => {
  it('are drawn again when a file changes that they are made of', () => {
    const modules = cardSources.filter((file) => file.endsWith('.ts'));
    const imported = modules.flatMap((file) =>
      [...(readSiteFile(file) ?? '').matchAll(/ from '(\.[^']+)'/g)].map(([, name = '']) =>
        path.posix.join(path.posix.dirname(file), name),
      ),
    );
    const known = [...modules.map((file) => file.replace(/\.ts$/, '')), ...others];
    expect([...new Set(imported)].filter((name) => !known.includes(name))).toEqual([]);
    expect(modules.every((file) => readSiteFile(file))).toBe(true);
  });

  it('have the same bytes for the same words, whatever is drawn between', async () => {
    const card = { title: 'Sort by price, then by name', section: 'Search' };
    const first = await drawCard(card);
    const many = ['Facets', 'Поиск', 'Launch 🚀', card.title].map((title, index) =>
      drawCard({ title, section: index === 0 ? 'Blog' : 'Search' }),
    );
    expect((await Promise.all(many)).at(-1)?.equals(first)).toBe(true);
  });

  it('are small', async () => {
    const card = await drawCard({ title: 'Configure search results', section: 'Guides' });
    expect(card.length).toBeLessThan(14_000);
  });
});
