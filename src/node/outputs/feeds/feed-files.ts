import type { FeedFiles } from '../../../lib/addresses/feed-routes';
import { absoluteUrl, isSiteAddress } from '../../../lib/addresses/urls';
import { site } from '../../../site';
import { siteAbsolute } from '../../content/files';
import { writeOutput } from '../output-files';
import { type Feed, atomFeed, jsonFeed, rssFeed } from './feed';

const formats = { RSS: rssFeed, Atom: atomFeed, 'JSON Feed': jsonFeed };

export function writeFeed(files: FeedFiles, feed: Feed | undefined): void {
  if (!feed) return;
  for (const { path, name } of files)
    writeOutput(siteAbsolute('public'), path, formats[name](feed));
}

export interface FeedSource extends Pick<Feed, 'title' | 'description' | 'items'> {
  /** Route of the page that shows the same. */
  route: string;
  files: FeedFiles;
}

/** A feed of the site; nothing without items. */
export function siteFeed({ title, route, files, ...feed }: FeedSource, basePath: string) {
  if (feed.items.length === 0) return undefined;
  const url = (address: string) => absoluteUrl(address, basePath);
  const [rss, atom, json] = files;
  const changes = feed.items.map(({ updated }) => updated).sort();
  return {
    ...feed,
    title: `${site.title}: ${title}`,
    language: site.locale,
    url: url(route),
    self: { rss: url(rss.path), atom: url(atom.path), json: url(json.path) },
    stylesheet: `${basePath}/feed.css`,
    icon: url('/favicon.svg'),
    updated: changes.at(-1) ?? '',
  };
}

/** Full URL of a link on a page; an address that is none stays as it is. @param page full URL */
export function linkFrom(page: string, basePath: string): (href: string) => string {
  return (href) => {
    if (isSiteAddress(href)) return absoluteUrl(href, basePath);
    return URL.canParse(href, page) ? new URL(href, page).href : href;
  };
}
