import { describe, expect, it } from 'vitest';
import { cardOf } from './post-process-page';

const page = (title: string, image: string, more = '') =>
  `<head><meta data-gatsby-head="true" property="og:title" content="${title}"/>` +
  `<meta property="og:image" content="https://docs.example.org${image}"/>${more}</head>`;

describe('the card of a page', () => {
  it('has the title and section of its head', () => {
    const section = '<meta property="article:section" content="Search"/>';
    expect(cardOf(page('Brandt &amp; Rowe', '/social/docs/a.png', section), '/docs/a')).toEqual({
      title: 'Brandt & Rowe',
      section: 'Search',
    });
    expect(cardOf(page('Home', '/social/home.png'), '/')).toEqual({ title: 'Home', section: '' });
  });

  it('is missing where the page names another picture, or none', () => {
    expect(cardOf(page('Hidden', '/social.png'), '/docs/hidden')).toBeUndefined();
    expect(cardOf('<head></head>', '/docs/hidden')).toBeUndefined();
  });
});
