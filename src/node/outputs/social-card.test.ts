import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { site } from '../../site';
import { drawCard } from './social-card';

/** Rows between the section and the site's name that hold ink, beside the bar on the left. */
async function titleRows(title: string): Promise<{ first: number; last: number; right: number }> {
  const { width, height } = site.socialImage;
  const area = { left: 40, top: 110, width: width - 40, height: height - 240 };
  const image = sharp(await drawCard({ title, section: 'Search' }))
    .extract(area)
    .greyscale();
  const pixels = await image.raw().toBuffer();
  const ink = [...pixels].flatMap((shade, at) => (shade < 128 ? [at] : []));
  const rows = ink.map((at) => Math.floor(at / area.width));
  return {
    first: Math.min(...rows),
    last: Math.max(...rows),
    right: Math.max(...ink.map((at) => area.left + (at % area.width))),
  };
}

describe('social cards', () => {
  it('have the same bytes for the same words, whatever is drawn between', async () => {
    const card = { title: 'Sort by price, then by name', section: 'Search' };
    const first = await drawCard(card);
    const many = ['Facets', 'Поиск', 'Launch 🚀', card.title].map((title, index) =>
      drawCard({ title, section: index === 0 ? 'Blog' : 'Search' }),
    );
    expect((await Promise.all(many)).at(-1)?.equals(first)).toBe(true);
  });

  it('are other pictures for other words', async () => {
    const cards = [
      { title: 'Filters', section: 'Search' },
      { title: 'Filter by', section: 'Search' },
      { title: 'Filters', section: 'Guides' },
    ];
    const drawn = await Promise.all(cards.map(drawCard));
    expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(3);
  });

  it.each([
    'Filters',
    'FAQ: migrate to a new cluster, keep “old” configurations (safely), and copy 100% of data/feeds',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    'A title of far more words than there is room for, which goes on and on, and says the same things again until nobody reads it any more',
    'Łódź, Dvořák, 検索 and other letters',
    '',
  ])('have room for the title: %s', async (title) => {
    const { first, last, right } = await titleRows(title);
    if (title === '') return expect(first).toBe(Infinity);
    expect(first).toBeGreaterThan(10);
    expect(last).toBeLessThan(site.socialImage.height - 250);
    expect(right).toBeLessThan(site.socialImage.width - 60);
  });

  it('are small', async () => {
    const card = await drawCard({ title: 'Configure search results', section: 'Guides' });
    expect(card.length).toBeLessThan(50_000);
  });
});
