import { cdata, escapeXml as text, xmlHead, type Feed, type FeedItem } from './feed';

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
