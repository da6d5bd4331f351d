import { describe, expect, it } from 'vitest';
import { drawCard } from './social-card';

describe('social cards', () => {
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
