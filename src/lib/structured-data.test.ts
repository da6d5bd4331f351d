import { describe, expect, it } from 'vitest';
import { articleData, breadcrumbData, structuredDataText } from './structured-data';

const publisher = { '@type': 'Organization', name: 'QSC' };
const url = 'https://docs.example.org/blog/a';

describe('structured data', () => {
  it('has the fields that an article has and no others', () => {
    const article = { title: 'A', description: 'B.', url, image: `${url}.png` };
    expect(articleData('TechArticle', { ...article, modified: null })).toEqual({
      '@type': 'TechArticle',
      headline: 'A',
      description: 'B.',
      url,
      image: `${url}.png`,
      inLanguage: 'en',
      publisher,
      author: publisher,
    });
    const authors = [{ name: 'Operations', url }];
    expect(
      articleData('BlogPosting', { ...article, published: '2025-03-31', authors }),
    ).toMatchObject({
      datePublished: '2025-03-31',
      author: [{ '@type': 'Organization', name: 'Operations', url }],
    });
  });

  it('numbers the breadcrumbs', () => {
    const trail = [
      { title: 'Blog', path: '/blog' },
      { title: 'A', path: '/blog/a' },
    ];
    expect(breadcrumbData(trail, (route) => `x${route}`)['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Blog', item: 'x/blog' },
      { '@type': 'ListItem', position: 2, name: 'A', item: 'x/blog/a' },
    ]);
  });

  it('cannot end its element', () => {
    const text = structuredDataText([{ name: '</script><script>' }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ name: '</script><script>' }],
    });
  });
});
