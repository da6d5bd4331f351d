import type { BuildArgs } from 'gatsby';
import { apiFeedFiles, releaseFeedFiles } from '../../../lib/addresses/feed-routes';
import { docPages } from '../../../lib/addresses/routes';
import type { TreeNode } from '../../../lib/content-tree';
import { absoluteUrl } from '../../../lib/addresses/urls';
import { site } from '../../../site';
import { docNodes } from '../../data/gatsby-nodes';
import { isListed } from '../../data/page-nodes';
import { releasesOf, type Release } from '../../data/releases';
import { sitePages } from '../../data/site-pages';
import { currentSite } from '../../pages/site-index';
import { imageFile } from '../../content/links';
import { textProp } from '../../authoring/content-component';
import { historyOf } from '../../content/last-updated';
import type { PageRecord } from '../../content/page-record';
import { instant } from '../../content/publication';
import { mapProps } from '../../content/nodes/content-tree';
import type { Feed, FeedItem } from './feed';
import { linkFrom, siteFeed, writeFeed, type FeedSource } from './feed-files';
import { feedHtml } from './feed-html';

type About = Omit<FeedSource, 'items'>;

const apiChanges: About = {
  title: 'Changes of the API',
  description: 'What each version of the API adds, changes, and removes, one entry per version.',
  route: docPages.apiChanges,
  files: apiFeedFiles,
};

/** A page of the documentation, and the day of the commit that added it. */
export type AddedPage = Pick<PageRecord, 'title' | 'path'> & { added: string | undefined };

/** Writes the feeds about changes of the documentation and of the API; a site without these pages has none. */
export async function writeReleaseFeeds(args: BuildArgs): Promise<void> {
  const pages = docNodes(args).filter(isListed);
  const added = pages.map((page) => ({ ...page, added: historyOf(page.file)?.first }));
  const news = await releasesOfPage(docPages.whatsNew, args);
  writeFeed(releaseFeedFiles, releaseFeed(news, added, args.basePath));
  const changes = await releasesOfPage(docPages.apiChanges, args);
  writeFeed(apiFeedFiles, releaseFeed(changes, [], args.basePath, apiChanges));
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

/**
 * The entries of a page about changes as a feed. History adds to each the pages that came since the entry before it;
 * to the first one it adds nothing, since all pages came with it.
 */
export function releaseFeed(
  releases: readonly Release[],
  pages: readonly AddedPage[],
  basePath: string,
  about: About = { ...site.releases, route: docPages.whatsNew, files: releaseFeedFiles },
): Feed | undefined {
  const page = absoluteUrl(about.route, basePath);
  const items = releases.map(({ id, day, sentence, tree }, index): FeedItem => {
    const content = [...tree, ...pagesAddedBy(day, releases[index + 1]?.day, pages)];
    const picture = (src: string) => ({ src: absoluteUrl(src, basePath) });
    return {
      url: `${page}#${id}`,
      title: sentence,
      summary: sentence,
      html: feedHtml(content, { link: linkFrom(page, basePath), picture }),
      published: instant(day),
      updated: instant(day),
      authors: [],
      tags: [],
    };
  });
  return siteFeed({ ...about, items }, basePath);
}

function pagesAddedBy(
  day: string,
  dayBefore: string | undefined,
  pages: readonly AddedPage[],
): TreeNode[] {
  if (dayBefore === undefined) return [];
  const added = pages
    .filter(({ added = '' }) => added > dayBefore && added <= day)
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
  if (added.length === 0) return [];
  const links = added.map(({ title, path }): TreeNode => ['li', ['a', { href: path }, title]]);
  return [
    ['p', 'Pages that were added:'],
    ['ul', ...links],
  ];
}
