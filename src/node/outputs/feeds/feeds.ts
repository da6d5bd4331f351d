import type { BuildArgs } from 'gatsby';
import { feedFiles } from '../../../lib/addresses/feed-routes';
import { authorRoute, routes } from '../../../lib/addresses/routes';
import { absoluteUrl } from '../../../lib/addresses/urls';
import { site } from '../../../site';
import { nodesOf, postNodes, type PostNode } from '../../data/gatsby-nodes';
import { imageDimensions } from '../../data/images';
import { isListed, newestFirst } from '../../data/page-nodes';
import { sitePages } from '../../data/site-pages';
import { currentSite } from '../../pages/site-index';
import { readableFile } from '../../content/files';
import { historyOf } from '../../content/last-updated';
import { imageFile } from '../../content/links';
import { instant } from '../../content/publication';
import { pageStep } from '../../workers/page-step';
import type { FeedItem } from './feed';
import { linkFrom, siteFeed, writeFeed } from './feed-files';
import { feedHtml } from './feed-html';

/** Largest number of posts in a feed: programs load the whole file each time. */
const MAX_FEED_ITEMS = 50;

/** Writes the blog's feeds; a site without posts has none. */
export async function writeFeeds(args: BuildArgs): Promise<void> {
  const posts = newestFirst(postNodes(args).filter(isListed)).slice(0, MAX_FEED_ITEMS);
  const items: FeedItem[] = [];
  for (const post of posts)
    items.push(await pageStep(post.path, 'write the feeds', () => feedItem(post, args)));
  const source = { ...site.blog, route: routes.blog, files: feedFiles, items };
  writeFeed(feedFiles, siteFeed(source, args.basePath));
}

async function feedItem(post: PostNode, args: BuildArgs): Promise<FeedItem> {
  const url = (route: string) => absoluteUrl(route, args.basePath);
  const pages = sitePages(args);
  const { beforeMarker, excerpt } = (await pages.summary(post.id)).facts;
  const { tree } = await pages.texts(post.id);
  const published = instant(post.date);
  // Histories have days only: a change on the day of publication does not count.
  const changed = instant(historyOf(post.file)?.last ?? post.date);
  const page = url(post.path);
  const picture = (src: string) => {
    const file = imageFile(src, post.file) ?? '';
    const size = readableFile(file) ? imageDimensions(file) : undefined;
    return { src: url(currentSite().addressOf(file) ?? src), ...size };
  };
  return {
    url: page,
    title: post.title,
    summary: post.description ?? (beforeMarker || excerpt),
    html: feedHtml(tree, { link: linkFrom(page, args.basePath), picture }),
    published,
    updated: changed > published ? changed : published,
    authors: ofKeys<{ name: string }>('Author', post.authorKeys, args).map(({ key, name }) => ({
      name,
      url: url(authorRoute(key)),
    })),
    tags: ofKeys<{ label: string }>('Tag', post.tagKeys, args),
  };
}

const ofKeys = <Entry>(type: string, keys: readonly string[], args: BuildArgs) =>
  keys.flatMap((key) =>
    nodesOf<Entry & { key: string }>(type, args).filter((entry) => entry.key === key),
  );
