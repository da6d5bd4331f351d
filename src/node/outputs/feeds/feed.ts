import { escapeAttribute } from '../../../lib/text/escape-html';

/** The blog as feeds show it; the three formats are made of this one source. All URLs are full ones. */
export interface Feed {
  title: string;
  description: string;
  language: string;
  /** The blog's first page. */
  url: string;
  /** Where each format is served. */
  self: { rss: string; atom: string; json: string };
  /** Style sheet that browsers show the XML formats with. */
  stylesheet: string;
  icon: string;
  /** Newest change of an item: `2025-03-31T00:00:00Z`. */
  updated: string;
  /** Newest first. */
  items: FeedItem[];
}

export interface FeedItem {
  /** URL of the post; also its id. */
  url: string;
  title: string;
  summary: string;
  html: string;
  /** Instants in UTC, as `updated` of the feed. */
  published: string;
  updated: string;
  authors: { name: string; url: string }[];
  tags: { key: string; label: string }[];
}

/** A text as content or attribute of XML. */
const text = (value: string): string => escapeAttribute(withoutControls(value));

/** HTML as content of XML, as it is: shorter than escaped. */
function cdata(html: string): string {
  return `<![CDATA[${withoutControls(html).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** Without the characters that XML 1.0 has no way to write. */
export function withoutControls(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are the characters
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}

/** Start of an XML document that browsers show with a style sheet. */
function xmlHead(stylesheet: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<?xml-stylesheet type="text/css" href="${text(stylesheet)}"?>\n`;
}

/** Atom 1.0 (RFC 4287) with the whole posts. The feed has an author of its own, for posts without one. */
export function atomFeed(feed: Feed): string {
  return `${xmlHead(feed.stylesheet)}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
<title>${text(feed.title)}</title>
<subtitle>${text(feed.description)}</subtitle>
<id>${text(feed.self.atom)}</id>
<link href="${text(feed.self.atom)}" rel="self" type="application/atom+xml"/>
<link href="${text(feed.url)}" rel="alternate" type="text/html"/>
<icon>${text(feed.icon)}</icon>
<updated>${feed.updated}</updated>
<author><name>${text(feed.title)}</name></author>
${feed.items.map(entry).join('')}</feed>
`;
}

function entry(item: FeedItem): string {
  const authors = item.authors.map(
    ({ name, url }) => `<author><name>${text(name)}</name><uri>${text(url)}</uri></author>\n`,
  );
  const tags = item.tags.map(
    ({ key, label }) => `<category term="${text(key)}" label="${text(label)}"/>\n`,
  );
  return `<entry>
<title>${text(item.title)}</title>
<id>${text(item.url)}</id>
<link href="${text(item.url)}" rel="alternate" type="text/html"/>
<published>${item.published}</published>
<updated>${item.updated}</updated>
${authors.join('')}${tags.join('')}<summary>${text(item.summary)}</summary>
<content type="html" xml:base="${text(item.url)}">${cdata(item.html)}</content>
</entry>
`;
}

/** RSS 2.0 with the whole posts (content module) and authors by name (Dublin Core: RSS itself wants mail addresses). */
export function rssFeed(feed: Feed): string {
  return `${xmlHead(feed.stylesheet)}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${text(feed.title)}</title>
<link>${text(feed.url)}</link>
<description>${text(feed.description)}</description>
<language>${feed.language}</language>
<lastBuildDate>${rfc822(feed.updated)}</lastBuildDate>
<atom:link href="${text(feed.self.rss)}" rel="self" type="application/rss+xml"/>
${feed.items.map(item).join('')}</channel>
</rss>
`;
}

function item({ url, title, summary, html, published, authors, tags }: FeedItem): string {
  return `<item>
<title>${text(title)}</title>
<link>${text(url)}</link>
<guid isPermaLink="true">${text(url)}</guid>
<pubDate>${rfc822(published)}</pubDate>
${authors.map(({ name }) => `<dc:creator>${text(name)}</dc:creator>\n`).join('')}${tags
    .map(({ label }) => `<category>${text(label)}</category>\n`)
    .join('')}<description>${text(summary)}</description>
<content:encoded>${cdata(html)}</content:encoded>
</item>
`;
}

const rfc822 = (instant: string) => new Date(instant).toUTCString();

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
