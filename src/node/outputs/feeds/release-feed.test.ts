import { describe, expect, it } from 'vitest';
import { docPages } from '../../../lib/addresses/routes';
import { absoluteUrl } from '../../../lib/addresses/urls';
import { releaseFeed } from './release-feed';

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

describe('the feed of releases', () => {
  const feed = releaseFeed(releases, '/help');

  it('has an entry for each release, with its sentence as title', () => {
    expect(feed?.items.map(({ url, title, published }) => [url, title, published])).toEqual([
      [`${page}#november-22-2026`, 'Filters have pages of their own.', '2026-11-22T00:00:00Z'],
      [`${page}#november-21-2026`, 'The first edition.', '2026-11-21T00:00:00Z'],
    ]);
    expect(feed).toMatchObject({ url: page, updated: '2026-11-22T00:00:00Z' });
    expect(feed?.self.rss).toBe(absoluteUrl('/whats-new.rss.xml', '/help'));
  });

  it('has the text of each release, with full addresses', () => {
    const address = absoluteUrl('/docs/filters#values', '/help');
    expect(feed?.items.map(({ html }) => html)).toEqual([
      `<p>See <a href="${address}">Filters</a>.</p>`,
      '<p>All.</p>',
    ]);
  });

  it('is not there without entries', () => {
    expect(releaseFeed([], '')).toBeUndefined();
  });
});
