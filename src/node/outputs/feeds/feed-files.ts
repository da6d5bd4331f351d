import fs from 'node:fs';
import type { FeedFiles } from '../../../lib/routes';
import { siteAbsolute } from '../../source/files';
import type { Feed } from './feed';
import { atomFeed } from './feed-atom';
import { jsonFeed } from './feed-json';
import { rssFeed } from './feed-rss';
import { writeOutput } from '../output-files';

const formats = { RSS: rssFeed, Atom: atomFeed, 'JSON Feed': jsonFeed };

/** Writes a feed in all formats; without one, files of an earlier build are deleted: `public` outlives it. */
export function writeFeed(files: FeedFiles, feed: Feed | undefined): void {
  const folder = siteAbsolute('public');
  for (const { path, name } of files) {
    if (feed) writeOutput(folder, path, formats[name](feed));
    else fs.rmSync(`${folder}${path}`, { force: true });
  }
}

/** Where the formats are served, with full URLs. */
export function feedUrls(
  [rss, atom, json]: FeedFiles,
  url: (path: string) => string,
): Feed['self'] {
  return { rss: url(rss.path), atom: url(atom.path), json: url(json.path) };
}
