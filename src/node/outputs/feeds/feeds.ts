import type { BuildArgs } from 'gatsby';
import { site } from '../../../site';
import { absoluteUrl } from '../../../lib/addresses/urls';
import { treeFromJson } from '../../../lib/content-tree';
import { instant } from '../../source/publication';
import { pageStep } from '../../source/workers/page-step';
import type { FeedItem } from './feed';
import { linkFrom, siteFeed, writeFeed } from './feed-files';
import { feedHtml } from './feed-html';
import { feedFiles } from '../../../lib/addresses/feed-routes';
import { authorRoute, routes } from '../../../lib/addresses/routes';

/** Posts that feeds hold, the newest ones: readers fetch the whole file again and again. */
const MAX_FEED_ITEMS = 50;

type Post = Queries.FeedPostsQuery['blogPosts'][number];

/** Writes the blog's feeds; a site without posts has none. */
export async function writeFeeds(args: BuildArgs): Promise<void> {
  const items = (await newestPosts(args)).map((post) =>
    pageStep(post.path, 'write the feeds', () => feedItem(post, args.basePath)),
  );
  const source = { ...site.blog, route: routes.blog, files: feedFiles, items };
  writeFeed(feedFiles, siteFeed(source, args.basePath));
}

async function newestPosts({ graphql }: BuildArgs): Promise<readonly Post[]> {
  const { data, errors } = await graphql<Queries.FeedPostsQuery>(
    `
      #graphql
      query FeedPosts($limit: Int!) {
        blogPosts(limit: $limit) {
          path
          title
          description
          excerpt
          date
          lastUpdated
          authors {
            key
            name
          }
          tags {
            key
            label
          }
          content {
            tree
            images {
              src
              width
              height
              address
            }
          }
        }
      }
    `,
    { limit: MAX_FEED_ITEMS },
  );
  if (!data) throw new Error(`The posts of the feeds can't be read: ${JSON.stringify(errors)}`);
  return data.blogPosts;
}

function feedItem(post: Post, basePath: string): FeedItem {
  const url = (route: string) => absoluteUrl(route, basePath);
  const published = instant(post.date);
  // Histories have days only: a change on the day of publication does not count.
  const changed = post.lastUpdated ? instant(post.lastUpdated) : published;
  const page = url(post.path);
  return {
    url: page,
    title: post.title,
    summary: post.description ?? post.excerpt,
    html: feedHtml(treeFromJson(post.content.tree), {
      link: linkFrom(page, basePath),
      picture: (src) => picture(src, post, basePath),
    }),
    published,
    updated: changed > published ? changed : published,
    authors: post.authors.map(({ key, name }) => ({ name, url: url(authorRoute(key)) })),
    tags: post.tags.map(({ key, label }) => ({ key, label })),
  };
}

function picture(src: string, { content }: Post, basePath: string) {
  const image = content.images.find((candidate) => candidate.src === src);
  return {
    src: absoluteUrl(image?.address ?? src, basePath),
    ...(image?.width && { width: image.width }),
    ...(image?.height && { height: image.height }),
  };
}
