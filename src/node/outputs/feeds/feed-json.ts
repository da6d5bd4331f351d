import type { Feed } from './feed';

export function jsonFeed(feed: Feed): string {
  const value = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.url,
    feed_url: feed.self.json,
    description: feed.description,
    favicon: feed.icon,
    language: feed.language,
    items: feed.items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: item.published,
      date_modified: item.updated,
      ...(item.authors.length > 0 && { authors: item.authors }),
      ...(item.tags.length > 0 && { tags: item.tags.map(({ label }) => label) }),
    })),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
