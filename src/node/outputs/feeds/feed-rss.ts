import { cdata, escapeXml as text, xmlHead, type Feed, type FeedItem } from './feed';

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
