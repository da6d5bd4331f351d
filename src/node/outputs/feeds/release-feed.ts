import type { BuildArgs } from 'gatsby';
import { apiFeedFiles, releaseFeedFiles } from '../../../lib/addresses/feed-routes';
import { docPages } from '../../../lib/addresses/routes';
import { absoluteUrl } from '../../../lib/addresses/urls';
import { site } from '../../../site';
import { docNodes } from '../../data/gatsby-nodes';
import { isListed } from '../../data/page-nodes';
import { releasesOf, type Release } from '../../data/releases';
import { sitePages } from '../../data/site-pages';
import { currentSite } from '../../pages/site-index';
import { imageFile } from '../../content/links';
import { textProp } from '../../authoring/content-component';
import { instant } from '../../content/publication';
import { mapProps } from '../../content/nodes/content-tree';
import type { Feed, FeedItem } from './feed';
import { linkFrom, siteFeed, writeFeed, type FeedSource } from './feed-files';
import { feedHtml } from './feed-html';

type About = Omit<FeedSource, 'items'>;

const news: About = { ...site.releases, route: docPages.whatsNew, files: releaseFeedFiles };

const apiChanges: About = {
  title: 'Changes of the API',
  description: 'What each version of the API adds, changes, and removes, one entry per version.',
  route: docPages.apiChanges,
  files: apiFeedFiles,
};

/** Writes the feeds about changes of the documentation and of the API; a site without these pages has none. */
export async function writeReleaseFeeds(args: BuildArgs): Promise<void> {
  for (const about of [news, apiChanges]) {
    const releases = await releasesOfPage(about.route, args);
    writeFeed(about.files, releaseFeed(releases, args.basePath, about));
  }
}

async function releasesOfPage(route: string, args: BuildArgs): Promise<Release[]> {
  const page = docNodes(args).find((node) => node.path === route && isListed(node));
  if (!page) return [];
  const pages = sitePages(args);
  const { sections } = (await pages.summary(page.id)).facts;
  const addressOf = (src: string) =>
    currentSite().addressOf(imageFile(src, page.file) ?? '') ?? src;
  const { tree } = await pages.texts(page.id);
  // Pictures have the addresses of their files.
  const withAddresses = mapProps(tree, (props, name) =>
    name === 'Picture' ? { ...props, src: addressOf(textProp(props, 'src')) } : props,
  );
  return releasesOf({ sections, tree: withAddresses });
}

/** The entries of a page about changes as a feed. */
export function releaseFeed(
  releases: readonly Release[],
  basePath: string,
  about = news,
): Feed | undefined {
  const page = absoluteUrl(about.route, basePath);
  const items = releases.map(({ id, day, sentence, tree }): FeedItem => {
    const picture = (src: string) => ({ src: absoluteUrl(src, basePath) });
    return {
      url: `${page}#${id}`,
      title: sentence,
      summary: sentence,
      html: feedHtml(tree, { link: linkFrom(page, basePath), picture }),
      published: instant(day),
      updated: instant(day),
      authors: [],
      tags: [],
    };
  });
  return siteFeed({ ...about, items }, basePath);
}
