import { describe, expect, it } from 'vitest';
import { docPages } from '../../../lib/addresses/routes';
import { absoluteUrl } from '../../../lib/addresses/urls';
import { releaseFeed, type AddedPage } from './release-feed';

const page = absoluteUrl(docPages.whatsNew, '/help');
const releases = [
  {
    id: 'november-22-2026',
    day: '2026-11-22',
    sentence: 'Filters have pages of their own.',
    tree: [['p', 'See ', ['a', { href: '/docs/filters#values' }, 'Filters'], '.']],
  },
  {
    id: 'november-21-2026',
    day: '2026-11-21',
    sentence: 'The first edition.',
    tree: [['p', 'All.']],
  },
] satisfies Parameters<typeof releaseFeed>[0];
const added = (title: string, day?: string): AddedPage => ({
  title,
  path: `/docs/${title.toLowerCase()}`,
  added: day,
});

describe('the feed of releases', () => {
  const feed = releaseFeed(
    releases,
    [
      added('Values', '2026-11-22'),
      added('Ranges', '2026-11-22'),
      added('Search', '2026-11-21'),
      added('Tomorrow', '2026-11-23'),
      added('Uncommitted'),
    ],
    '/help',
  );

  it('has an entry for each release, with its sentence as title', () => {
    expect(feed?.items.map(({ url, title, published }) => [url, title, published])).toEqual([
      [`${page}#november-22-2026`, 'Filters have pages of their own.', '2026-11-22T00:00:00Z'],
      [`${page}#november-21-2026`, 'The first edition.', '2026-11-21T00:00:00Z'],
    ]);
    expect(feed).toMatchObject({ url: page, updated: '2026-11-22T00:00:00Z' });
    expect(feed?.self.rss).toBe(absoluteUrl('/whats-new.rss.xml', '/help'));
  });

  it('lists the pages that history added since the entry before, with full addresses', () => {
    const link = (route: string, text: string) =>
      `<a href="${absoluteUrl(route, '/help')}">${text}</a>`;
    expect(feed?.items[0]?.html).toBe(
      `<p>See ${link('/docs/filters#values', 'Filters')}.</p>` +
        '<p>Pages that were added:</p>' +
        `<ul><li>${link('/docs/ranges', 'Ranges')}</li><li>${link('/docs/values', 'Values')}</li></ul>`,
    );
    expect(feed?.items[1]?.html).toBe('<p>All.</p>');
  });

  it('is not there without entries', () => {
    expect(releaseFeed([], [], '')).toBeUndefined();
  });
});
